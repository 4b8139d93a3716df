'use strict';
/*
 * Two drawings of the reader's choice, played as one game.
 *
 * `.boards` holds two selects whose options are drawings, each with its value, its outcome
 * and how many edges it has; `<template id="picture-half">` holds the picture of `half`. Its
 * table of positions is loaded when it is first chosen. Who wins the two together is known
 * in two ways, by the value of the sum and by play over all pairs of positions. For others
 * to read, `.boards` has data-left, data-right, data-sum, data-outcome (by the value,
 * unless that is too long to be written), and data-played (by play) and data-positions,
 * unless the pairs are too many.
 */
(() => {
  const MOST_PAIRS = 200000;
  const SIDES = ['left', 'right'];
  const KEPT = `${location.pathname} boards`;
  const WINS = {
    L: 'Left wins, whoever starts',
    R: 'Right wins, whoever starts',
    P: 'whoever moves second wins',
    N: 'whoever moves first wins',
  };
  const WINNER = {L: 'Left', R: 'Right', P: 'the second player', N: 'the first player'};
  const ABOUT_ZERO = {
    L: ['That is above ', ', so '],
    R: ['That is below ', ', so '],
    P: ['That is ', ': every cut has an answer, and '],
    N: ['That is neither above ', ' nor below it nor the same, so '],
  };
  const {element, typeset, abridged} = hackenbook;
  const mathematics = (text) => element('span', {class: 'val'}, text);

  const desk = document.querySelector('.boards');
  const selects = SIDES.map((side) => desk.querySelector(`select[data-side="${side}"]`));
  const says = desk.querySelector('.says');
  let host = desk.querySelector('.board');
  let board = null;
  let choices = 0;

  // Tables

  const loading = new Map();

  /** The table of a drawing. */
  function tableOf(id) {
    if (!loading.has(id)) {
      loading.set(id, new Promise((resolve, reject) => {
        const script = element('script', {src: `${desk.dataset.root}drawings/${id}/positions.js`});
        script.addEventListener('load', () => resolve(hackenbook.tables.get(id)));
        script.addEventListener('error', () => {
          loading.delete(id);
          reject(new Error(`the positions of ${id} could not be loaded`));
        });
        document.head.append(script);
      }));
    }
    return loading.get(id);
  }

  // What the reader sees

  /** The picture of a drawing. Edges are counted from `first` on. */
  function pictureOf(id, side, first) {
    const picture = document.getElementById(`picture-${id}`).content.firstElementChild.cloneNode(true);
    for (const it of picture.querySelectorAll('[data-edge]')) it.dataset.edge = Number(it.dataset.edge) + first;
    // The same drawing may stand on both sides.
    for (const name of ['id', 'aria-labelledby', 'aria-describedby']) {
      for (const it of picture.querySelectorAll(`[${name}]`)) it.setAttribute(name, `${side}-${it.getAttribute(name)}`);
    }
    return picture;
  }

  /** The two drawings side by side, what each is worth below it. */
  function pair(options) {
    let first = 0;
    const sides = options.map(({value, dataset}, nth) => {
      const picture = pictureOf(value, SIDES[nth], first);
      first += Number(dataset.edges);
      const worth = element('p', {}, mathematics(abridged(dataset.value)), `: ${WINNER[dataset.outcome]} wins`);
      return element('div', {class: 'side'}, picture, worth);
    });
    return element('div', {class: 'pair'}, sides[0], element('span', {class: 'val'}, '+'), sides[1]);
  }

  const bracketed = (value) => (value.startsWith('-') ? `(${value})` : value);

  /** Who wins, as a sum compares with 0. */
  function why(outcome) {
    if (outcome === null) return ['That is too long to be written here.'];
    const [before, after] = ABOUT_ZERO[outcome];
    return [before, mathematics('0'), `${after}${WINS[outcome]}.`];
  }

  /** Shows what the reader chose, and starts a game on it. */
  async function choose() {
    const choice = ++choices;
    const options = selects.map((select) => select.selectedOptions[0]);
    const [left, right] = options.map((option) => option.dataset.value);
    const sum = hackenbush.add(left, right);
    const outcome = sum.includes('...') ? null : hackenbush.outcome(sum);
    board?.close();
    board = null;
    const shown = element('div', {class: 'board'}, pair(options));
    host.replaceWith(shown);
    host = shown;
    for (const known of ['outcome', 'played', 'positions']) delete desk.dataset[known];
    Object.assign(desk.dataset, {left: options[0].value, right: options[1].value, sum});
    if (outcome) desk.dataset.outcome = outcome;
    const told = ['Together they are worth ', mathematics(typeset(`${left} + ${bracketed(right)} = ${sum}`)), '. ', ...why(outcome)];
    says.replaceChildren(...told);
    const tell = (...more) => says.replaceChildren(...told, ' ', ...more);
    try {
      const tables = await Promise.all(options.map((option) => tableOf(option.value)));
      if (choice !== choices) return;
      const table = disjunctiveSum(...tables, hackenbush.add, MOST_PAIRS);
      if (table) play(table, outcome, tell);
      else tell('They have too many positions together to be played here.');
    } catch (error) {
      if (choice === choices) tell(`They cannot be played: ${error.message}.`);
    }
  }

  function play(table, outcome, tell) {
    const played = hackenbook.outcome(table.at(table.start).plies);
    Object.assign(desk.dataset, {played, positions: table.positions});
    if (outcome === null) {
      tell(`Played out, ${WINS[played]}.`);
    } else if (played !== outcome) {
      tell(element('mark', {}, `Played out, ${WINS[played]}. One of the two is wrong, so nothing is played here.`));
      return;
    }
    const remember = `${KEPT} ${desk.dataset.left} ${desk.dataset.right}`;
    board = new hackenbook.Board(host, {edges: table.edges, table, svg: host.querySelector('.pair'), remember});
  }

  function restore() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT)) ?? [];
      selects.forEach((select, nth) => {
        if ([...select.options].some(({value}) => value === kept[nth])) select.value = kept[nth];
      });
    } catch {
      // Nothing may be read.
    }
  }

  for (const select of selects) {
    select.addEventListener('change', () => {
      try {
        sessionStorage.setItem(KEPT, JSON.stringify(selects.map(({value}) => value)));
      } catch {
        // A browser may refuse to keep anything.
      }
      choose();
    });
  }
  restore();
  choose();
})();
