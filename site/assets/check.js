'use strict';
// "Check it yourself": plays the whole search again in the reader's browser, from the edge list
// alone and in an engine of its own (hackenbush.js), and holds what comes of it against what
// structure and search said when the site was built.

(() => {
  const WORK = 30; // ms between two breaths of the page
  const TOO_LONG = '{...|...}'; // what the engine writes for a value it has no room for
  const check = document.querySelector('.check');
  const button = check.querySelector('button');
  const status = check.querySelector('[role=status]');
  const drawing = { edges: JSON.parse(check.dataset.edges) };
  /** What the build found: its own two routes, as the page shows them. */
  const built = () => ({
    structure: check.dataset.structure,
    search: check.dataset.search,
    positions: Number(check.dataset.positions),
  });
  const many = (count) => `${count.toLocaleString('en')} position${count === 1 ? '' : 's'}`;
  const breath = () => new Promise((resume) => setTimeout(resume));

  /** Plays every position, telling from time to time how far it is. */
  async function search() {
    const play = hackenbush.search(drawing);
    let paused = performance.now();
    for (;;) {
      const { done, value } = play.next();
      if (done) return value;
      if (performance.now() - paused > WORK) {
        status.textContent = `${many(value.positions)} played so far`;
        await breath();
        paused = performance.now();
      }
    }
  }

  /** The search made again, or why it cannot be made here. */
  async function witness() {
    const { structure } = hackenbush.evaluate(drawing, { limit: 0 });
    const began = performance.now();
    try {
      const { value, positions } = await search();
      const time = Math.max(1, Math.round(performance.now() - began));
      return { structure, search: { value, positions, time } };
    } catch (refusal) {
      if (!(refusal instanceof RangeError)) throw refusal;
      return { structure, search: null, refused: refusal.message };
    }
  }

  /** A row for the table of the page, beside what the build found. */
  function addRow(route, value, remark) {
    const row = document.querySelector('.facts tbody').insertRow(-1);
    row.className = 'witness';
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = route;
    row.append(head);
    row.insertCell().append(shown(value));
    row.insertCell().textContent = remark;
  }

  /** A value set as the page sets it, where the page has it, else as it is written. */
  function shown(value) {
    const set = document.querySelector('.facts [data-value] math');
    return value === built().search && set ? set.cloneNode(true) : value;
  }

  function verdict({ structure, search, refused }) {
    const build = built();
    const said = [build.structure, build.search, structure?.value, search?.value];
    const values = said.filter((value) => value !== undefined);
    const written = values.filter((value) => value !== TOO_LONG);
    const agree = written.every((value) => value === build.search);
    if (!agree || (search && search.positions !== build.positions)) {
      return 'They do not agree. Either this site is wrong or its engine is: please report it.';
    }
    if (search && written.length < values.length) {
      return 'As many positions; the value is too long for this engine to write and compare.';
    }
    if (search) return 'All agree.';
    const rest = structure ? 'By structure it agrees.' : 'No theorem it knows reads the drawing.';
    return `Your browser did not play it out: ${refused}. ${rest}`;
  }

  async function run() {
    button.disabled = true;
    for (const row of document.querySelectorAll('.witness')) row.remove();
    const found = await witness();
    if (found.search) {
      const { value, positions, time } = found.search;
      addRow('your browser, by search', value, `${many(positions)} played in ${time} ms`);
    }
    if (found.structure) addRow('your browser, by structure', found.structure.value, found.structure.rule);
    status.textContent = verdict(found);
    button.disabled = false;
  }

  button.addEventListener('click', run);
})();
