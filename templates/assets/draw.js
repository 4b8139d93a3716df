/**
 * The page on which a reader draws. It holds the drawing and its history, keeps it in the address, shows
 * what it is worth, and hands it out. The parts are in `draw-sketch.js` (the drawing), `draw-layout.js`
 * (where vertices stand), `draw-curves.js` (how edges run), `draw-picture.js` (pictures and files), `draw-paper.js` (mouse, finger, keyboard) and
 * `draw-values.js` (values in slices). Whatever a reader or an address brings goes to the page as text.
 */
'use strict';

(() => {
  const {GROUND, COLOURS, LIMITS, standing, vertices} = drawSketch;
  const {Paper, called} = drawPaper;
  const {brief, isLong, winnerOf, WHY, verdict, valueOf, wins} = drawValues;

  const byId = (id) => document.getElementById(`draw-${id}`);
  const given = fromAddress();
  const work = new drawSketch.History(given ?? drawSketch.empty());
  let report = null;
  let stop = () => {};
  let playing = null;

  const owner = {
    get tool() {
      return document.querySelector('input[name="draw-tool"]:checked').value;
    },
    join(from, to) {
      joined(drawSketch.join(work.now, from, to, colour()));
    },
    grow(from) {
      const {places} = work.now;
      joined(drawSketch.join(work.now, from, drawLayout.roomAbove(places.get(from) ?? foot(places), places), colour()));
    },
    recolour(edge) {
      if (work.now.edges[edge][2] === colour()) say(`${capitalised(nameOf(edge))} stays as it is; choose another colour to change it.`);
      else change(drawSketch.recoloured(work.now, edge, colour()), `${capitalised(nameOf(edge))} is ${colour()} now.`);
    },
    erase({vertex, edge}) {
      if (vertex === undefined) change(drawSketch.withoutEdge(work.now, edge), `${capitalised(nameOf(edge))} is gone.`);
      else change(drawSketch.withoutVertex(work.now, vertex), `Vertex ${vertex} is gone, with all its edges.`);
    },
    move(vertex, point, last) {
      const drawing = drawSketch.moved(work.now, vertex, point);
      if (last) change(drawing, `Vertex ${vertex} is moved.`);
      else paper.show(drawing, marks());
    },
    stay() {
      paper.show(work.now, marks());
    },
    say,
  };
  const paper = new Paper(byId('paper'), owner);

  /** The colour in hand: that of the tool, or the last one that was. */
  let inHand = COLOURS[0];
  function colour() {
    if (COLOURS.includes(owner.tool)) inHand = owner.tool;
    return inHand;
  }

  /** Where on the ground the next vertex grows: right of all that stands there, the first in the middle. */
  function foot(places) {
    const xs = [...places.values()].map(([x]) => x);
    return [xs.length ? Math.max(...xs) + 1 : 0, 0];
  }

  const capitalised = (words) => words[0].toUpperCase() + words.slice(1);

  function nameOf(edge) {
    const [from, to, own] = work.now.edges[edge];
    return from === to ? `the ${own} loop on ${called(from)}` : `the ${own} edge from ${called(from)} to ${called(to)}`;
  }

  // From one drawing to the next.

  function joined(result) {
    if (!result) return say(`The paper is full: ${LIMITS.edges} edges, ${LIMITS.vertices} vertices and no more.`);
    const [, to] = result.ends;
    work.draw(result.drawing);
    const edge = result.drawing.edges.length - 1;
    const falls = standing(result.drawing.edges)[edge] ? '' : ' Nothing joins it to the ground, so it falls before play begins.';
    update(`${capitalised(nameOf(edge))} is drawn.${falls}`);
    return paper.goTo({vertex: to});
  }

  function change(drawing, words) {
    work.draw(drawing);
    update(words);
  }

  function tidied(drawing) {
    return {...drawing, places: drawLayout.tidy(drawing.edges), put: 'tidy'};
  }

  /** Shows the present drawing everywhere; `words` say how it came about. */
  function update(words) {
    stop();
    const drawing = work.now;
    keepInAddress(drawSketch.toAddress(drawing));
    enable('undo', work.canUndo);
    enable('redo', work.canRedo);
    enable('tidy', drawing.edges.length);
    enable('clear', drawing.edges.length);
    enable('play', false);
    playing?.close();
    playing = null;
    byId('board').replaceChildren();
    report = null;
    paper.show(drawing, marks());
    listEdges();
    hand();
    said = words;
    if (standing(drawing.edges).includes(true)) stop = drawValues.inSlices(drawing.edges, told);
    else nothing();
  }

  /** A button without a use keeps the focus that it may have. */
  function enable(name, useful) {
    byId(name).setAttribute('aria-disabled', String(!useful));
  }

  // What it is worth.

  let said = '';

  function say(words) {
    byId('status').textContent = words;
  }

  /** What the paper shows beside edges and vertices. */
  function marks() {
    const values = byId('values').checked && report?.cuts;
    return {
      names: byId('names').checked,
      cuts: values || [],
      wins: values ? work.now.edges.map((edge, index) => wins(edge[2], values[index])) : [],
    };
  }

  function nothing() {
    say(`${said} Nothing stands, so nobody can move: whoever moves first loses.`.trim());
    row('structure', '', '');
    row('search', '', '');
    row('won', '', '');
    byId('full').textContent = '';
    byId('steps').replaceChildren();
  }

  function row(name, value, note) {
    const [, first, second] = byId(`by-${name}`).children;
    first.textContent = value;
    second.textContent = note;
  }

  /** Shows what the routes have found so far. */
  function told(found) {
    const first = !report;
    report = found;
    const {structure, table, positions, refused} = report;
    row('structure', structure ? brief(structure.value) : 'nothing', structure ? structure.rule : 'no theorem reads this drawing');
    const played = `${positions?.toLocaleString('en')} position${positions === 1 ? '' : 's'} played`;
    row('search', table ? brief(table.value) : '', refused ?? played);
    const value = valueOf(report);
    const winner = winnerOf(report);
    row('won', winner ?? '', winner ? WHY[winner] : '');
    byId('full').textContent = value !== undefined && isLong(value) ? `In full, the value is ${hackenbook.typeset(value)}.` : '';
    if (first) showSteps(structure?.steps ?? []);
    if (first && !report.done) say(`${said} Working it out.`.trim());
    if (!report.done) return;
    enable('play', table);
    paper.show(work.now, marks());
    listEdges();
    say(`${said} ${conclusion()}`.trim());
  }

  function conclusion() {
    if (drawValues.disagree(report)) {
      return `The two routes disagree: structure says ${report.structure.value}, play says ${report.table.value}. One of them is wrong; please report this drawing.`;
    }
    return valueOf(report) === undefined ? 'No theorem reads it, and it is too large to be played out here.' : verdict(report);
  }

  /** The reduction, a line and a small drawing for each step. */
  function showSteps(steps) {
    const items = steps.map(({rule, says, edges}) => {
      const item = document.createElement('li');
      const name = document.createElement('span');
      name.className = 'rule';
      name.textContent = rule;
      const words = document.createElement('p');
      words.append(name, ` ${says.replace(/\*/g, '∗')}`);
      item.append(drawPicture.drawn(drawPicture.svg(placed(rule, edges), `After ${rule}`, {unit: 44})), words);
      return item;
    });
    byId('steps').replaceChildren(...items);
  }

  /** The theorems after which what stays, stays where it was. */
  const STAYS = ['prune', 'fusion', 'parity'];

  function placed(rule, edges) {
    const {places} = work.now;
    if (!STAYS.includes(rule)) return {edges, places: drawLayout.tidy(edges)};
    return {edges, places: new Map(vertices(edges).map((name) => [name, places.get(name)]))};
  }

  // The same as a list.

  function listEdges() {
    const {edges} = work.now;
    const {cuts, wins: winning} = marks();
    const items = edges.map((_, edge) => {
      const item = document.createElement('li');
      const left = cuts[edge] ? `: its cut leaves ${brief(cuts[edge].value)}${winning[edge] ? ' and wins' : ''}` : '';
      item.append(`${capitalised(nameOf(edge))}${left} `, button('erase', () => owner.erase({edge}), `Erase ${nameOf(edge)}`));
      return item;
    });
    const list = byId('edges');
    const at = [...list.children].findIndex((item) => item.contains(document.activeElement));
    list.replaceChildren(...items);
    if (at >= 0) (items[Math.min(at, items.length - 1)]?.lastElementChild ?? byId('from')).focus();
    for (const [id, more] of [['from', []], ['to', ['a new vertex']]]) {
      const select = byId(id);
      const chosen = select.value;
      const ends = [...more, GROUND, ...vertices(edges)];
      select.replaceChildren(...ends.map((end) => new Option(called(end), end)));
      if (ends.includes(chosen)) select.value = chosen;
    }
  }

  function button(text, act, label) {
    const it = document.createElement('button');
    it.type = 'button';
    it.textContent = text;
    it.setAttribute('aria-label', label);
    it.addEventListener('click', act);
    return it;
  }

  function joinFromList() {
    const [from, to] = [byId('from').value, byId('to').value];
    if (to === 'a new vertex') owner.grow(from);
    else owner.join(from, to);
  }

  // Play, and what a reader takes home.

  function play() {
    playing?.close();
    const host = document.createElement('div');
    host.className = 'board';
    const svg = drawPicture.drawn(drawPicture.svg(work.now, 'Your drawing'));
    host.append(svg);
    byId('board').replaceChildren(host);
    playing = new hackenbook.Board(host, {edges: work.now.edges, table: report.table, svg});
    host.scrollIntoView({block: 'nearest'});
  }

  let urls = [];

  /** Writes the files that can be taken home. */
  function hand() {
    const title = byId('title').value.trim() || 'A drawing without a name';
    const about = byId('about').value.trim() || 'Say here in a sentence why the drawing belongs in the book.';
    const stem = title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'drawing';
    const drawing = work.now;
    const files = [
      ['yaml', 'text/yaml', drawPicture.yaml(drawing, title, about)],
      ['svg', 'image/svg+xml', drawPicture.svgFile(drawing, title)],
      ['tex', 'text/x-tex', drawPicture.tikz(drawing, title)],
    ];
    urls.forEach((url) => URL.revokeObjectURL(url));
    urls = files.map(([ending, type, text]) => {
      const url = URL.createObjectURL(new Blob([text], {type}));
      byId(ending).value = text;
      Object.assign(byId(`${ending}-file`), {href: url, download: `${stem}.${ending}`});
      return url;
    });
  }

  async function copy(text, said) {
    try {
      await navigator.clipboard.writeText(text.value);
      say(`${said} is copied.`);
    } catch {
      text.focus();
      text.select();
      say(`${said} is selected, to be copied by hand.`);
    }
  }

  // The page.

  function keepInAddress(address) {
    const {pathname, search, hash} = window.location;
    if (hash.slice(1) !== address) window.history.replaceState(null, '', `${pathname}${search}${address && '#'}${address}`);
  }

  /** The drawing in the address; nothing if what is there is none. */
  function fromAddress() {
    const drawing = drawSketch.fromAddress(window.location.hash.slice(1));
    return drawing?.put === 'tidy' ? tidied(drawing) : drawing;
  }

  const UNREADABLE = 'The address holds no drawing that this page can read.';

  const choose = (tool) => {
    document.querySelector(`input[name="draw-tool"][value="${tool}"]`).checked = true;
    say(`${capitalised(colour())} is in hand.`);
  };

  const acts = {
    undo() {
      if (!work.canUndo) return say('There is nothing to undo.');
      work.undo();
      return update('Undone.');
    },
    redo() {
      if (!work.canRedo) return say('There is nothing to draw again.');
      work.redo();
      return update('Drawn again.');
    },
    tidy: () => change(tidied(work.now), work.now.edges.length ? 'Laid out anew.' : ''),
    clear: () => change(drawSketch.empty(), 'The paper is empty.'),
    play,
    join: joinFromList,
  };
  for (const [name, act] of Object.entries(acts)) {
    byId(name).addEventListener('click', () => byId(name).getAttribute('aria-disabled') === 'true' || act());
  }
  document.querySelectorAll('input[name="draw-tool"]').forEach((it) => it.addEventListener('change', colour));
  for (const name of ['values', 'names']) {
    byId(name).addEventListener('change', () => {
      paper.show(work.now, marks());
      listEdges();
    });
  }
  for (const name of ['title', 'about']) byId(name).addEventListener('input', hand);
  for (const [name, said] of [['yaml', 'The YAML'], ['svg', 'The SVG'], ['tex', 'The TikZ']]) {
    byId(`${name}-copy`).addEventListener('click', () => copy(byId(name), said));
  }
  byId('paper').addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    const held = event.ctrlKey || event.metaKey;
    const letters = {g: 'green', b: 'blue', r: 'red'};
    let act = null;
    if (held && key === 'z') act = event.shiftKey ? acts.redo : acts.undo;
    else if (held && key === 'y') act = acts.redo;
    else if (!held && !event.altKey) act = letters[key] ? () => choose(letters[key]) : {u: acts.undo, t: acts.tidy}[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  window.addEventListener('hashchange', () => {
    const drawing = fromAddress();
    if (drawing) change(drawing, 'The drawing is the one in the address now.');
    else update(UNREADABLE);
  });
  update(given ? '' : UNREADABLE);
})();
