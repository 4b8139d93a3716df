'use strict';
/*
 * A stalk of one to five edges whose colours the reader changes.
 *
 * `<div class="recolour" data-stalk="BRB" data-turn="BR">` holds a picture that stands where
 * there is no script. Its letters are the colours from the ground up; data-turn lists those
 * that an edge takes in turn. The value comes from `stalks`, a table that the build verified
 * by both routes; Berlekamp's rule is worked out here, and the two are held against each
 * other. For others to read, the host has data-stalk, data-value, data-mean, data-options,
 * and data-rule where the rule reads the stalk.
 */
const recolour = (() => {
  const FORBIDDEN = {L: 'R', R: 'B'};

  // The mathematics

  /** What each edge of a blue-red stalk counts, in parts of which `whole` are 1: those of
   * the first run of one colour 1 each, and from there on every next one half of the one
   * before. Null for other stalks. */
  function terms(word) {
    if (word.includes('G')) return null;
    const whole = 2 ** (word.length - 1);
    const change = [...word].findIndex((letter) => letter !== word[0]);
    const run = change < 0 ? word.length : change;
    const size = (place) => (place < run ? whole : whole / 2 ** (place - run + 1));
    return {whole, counts: [...word].map((letter, place) => (letter === 'B' ? size(place) : -size(place)))};
  }

  /** A fraction in lowest terms; `whole` is a power of two. */
  function written(count, whole) {
    let [over, under] = [count, whole];
    while (under > 1 && over % 2 === 0) [over, under] = [over / 2, under / 2];
    return under > 1 ? `${over}/${under}` : `${over}`;
  }

  /** The value of a blue-red stalk: what its edges count, together. Null for other stalks. */
  function byRule(word) {
    const found = terms(word);
    return found && written(found.counts.reduce((one, other) => one + other), found.whole);
  }

  /** The values that the cuts of a player leave: those of the shorter stalks below. */
  function options(word, player, stalks) {
    const open = [...word].map((letter, place) => [letter, word.slice(0, place)])
      .filter(([letter]) => letter !== FORBIDDEN[player]);
    return [...new Set(open.map(([, below]) => (below ? stalks[below][0] : '0')))];
  }

  // The figure

  const NAME = {B: 'blue', R: 'red', G: 'green'};
  const CORE = {B: 'none', R: 'core', G: 'core dots'};
  const MOST_EDGES = 5;
  const HEIGHT = 40; // of an edge, in pixels
  const TICK = {1: 12, 2: 8.4, 4: 5.9}; // heights by the denominator, in pixels
  const SVG = 'http://www.w3.org/2000/svg';

  function drawn(name, attributes, ...children) {
    const made = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
  }

  /** A picture that is as large on the screen as it is drawn. */
  const picture = (width, height, left, ...marks) =>
    drawn('svg', {class: 'panel', width, height, viewBox: `${left} 0 ${width} ${height}`, 'aria-hidden': true}, ...marks);

  const line = (role, x1, y1, x2, y2) => drawn('line', {class: role, x1, y1, x2, y2});

  function ground() {
    const strokes = [-36, -27, -18, -9, 0, 9, 18, 27, 36].map((x) => line('hatch', x, 1, x - 7, 9));
    return picture(88, 10, -44, line('ground', -42, 1, 42, 1), ...strokes);
  }

  /** How far along the number line a number is, in percent. Only layout goes by it. */
  function along(number) {
    const [over, under = 1] = number.split('/').map(Number);
    return 50 + (50 * over) / (under * (MOST_EDGES + 0.5));
  }

  function numberLine() {
    const axis = drawn('svg', {class: 'panel', width: '100%', height: 36, 'aria-hidden': true});
    axis.append(line('ground', 0, 13, '100%', 13));
    for (let quarter = -4 * MOST_EDGES; quarter <= 4 * MOST_EDGES; quarter++) {
      const number = written(quarter, 4);
      const place = `${along(number)}%`;
      const [, under = 1] = number.split('/');
      axis.append(line('hatch', place, 13 - TICK[under], place, 13));
      if (under > 1) continue;
      const label = drawn('text', {class: 'val opt', 'text-anchor': 'middle', x: place, y: 31});
      label.textContent = hackenbook.typeset(number);
      axis.append(label);
    }
    return axis;
  }

  /** An edge of the stalk, a button. */
  class Segment {
    constructor(place, turn) {
      const {element} = hackenbook;
      this.place = place;
      const stroke = (role) => line(role, 0, HEIGHT, 0, 0);
      this.core = stroke('core');
      this.owner = drawn('g', {}, stroke('edge'), this.core);
      const vertex = (cy) => drawn('circle', {class: 'v', cx: 0, cy, r: 3.4});
      const ends = place ? [vertex(0), vertex(HEIGHT)] : [vertex(0)];
      this.button = element('button', {type: 'button', 'data-edge': place},
        picture(44, HEIGHT, -22, stroke('rim'), stroke('halo'), this.owner, ...ends));
      this.button.addEventListener('click', () => turn(place));
      this.term = element('span', {class: 'val'});
      this.row = element('div', {class: 'segment'}, this.button, this.term);
    }

    show(letter, next, term) {
      this.row.hidden = !letter;
      if (!letter) return;
      this.owner.setAttribute('class', letter.toLowerCase());
      this.core.setAttribute('class', CORE[letter]);
      this.button.dataset.colour = NAME[letter];
      this.button.setAttribute('aria-label',
        `edge ${this.place + 1} from the ground, ${NAME[letter]}: make it ${NAME[next]}`);
      this.term.textContent = term;
    }
  }

  class Figure {
    constructor(host, nth, stalks) {
      const {element} = hackenbook;
      Object.assign(this, {host, stalks, turns: host.dataset.turn, word: host.dataset.stalk});
      this.remember = `${location.pathname} recolour ${nth}`;
      this.segments = Array.from({length: MOST_EDGES}, (_, place) => new Segment(place, (it) => this.turn(it)));
      this.marker = element('span', {class: 'marker val'});
      this.says = element('p', {class: 'says', role: 'status'});
      this.add = this.tool('add an edge', 'add', () => this.word.length < MOST_EDGES && this.word + this.turns[0]);
      this.take = this.tool('take one off', 'take', () => this.word.slice(0, -1));
      const stalk = element('div', {class: 'stalk'}, ground(), ...this.segments.map(({row}) => row));
      stalk.addEventListener('keydown', (event) => this.step(event));
      this.restore();
      this.show();
      host.append(stalk, element('div', {class: 'line'}, numberLine(), this.marker), this.says,
        element('p', {class: 'tools'}, this.add, this.take));
      host.classList.add('live');
    }

    /** A button that changes the stalk, if `next` has another one for it. */
    tool(text, name, next) {
      const button = hackenbook.element('button', {type: 'button', 'data-do': name}, text);
      button.addEventListener('click', () => this.become(next() || this.word));
      return button;
    }

    become(word) {
      this.word = word;
      this.show();
      try {
        sessionStorage.setItem(this.remember, word);
      } catch {
        // A browser may refuse to keep anything.
      }
    }

    restore() {
      try {
        const kept = sessionStorage.getItem(this.remember);
        if (Object.hasOwn(this.stalks, kept) && [...kept].every((letter) => this.turns.includes(letter))) this.word = kept;
      } catch {
        // Nothing may be read.
      }
    }

    /** The colour that comes after one. */
    next(letter) {
      return this.turns[(this.turns.indexOf(letter) + 1) % this.turns.length];
    }

    /** Gives an edge its next colour. */
    turn(place) {
      this.become(this.word.slice(0, place) + this.next(this.word[place]) + this.word.slice(place + 1));
    }

    /** Arrows move along the stalk. */
    step(event) {
      const way = {ArrowUp: 1, ArrowDown: -1}[event.key];
      const here = this.segments.findIndex(({button}) => button === event.target);
      if (!way || here < 0) return;
      event.preventDefault();
      if (here + way < this.word.length) this.segments[here + way]?.button.focus();
    }

    show() {
      const {word, host} = this;
      const [value, mean] = this.stalks[word];
      const found = terms(word);
      const rule = byRule(word);
      const sides = ['L', 'R'].map((player) => options(word, player, this.stalks));
      Object.assign(host.dataset, {stalk: word, value, mean, options: sides.join('|')});
      if (rule === null) delete host.dataset.rule;
      else host.dataset.rule = rule;
      const signed = found?.counts.map((count) => (count > 0 ? '+' : '') + written(count, found.whole));
      this.segments.forEach((segment, place) => {
        segment.show(word[place], this.next(word[place]), hackenbook.typeset(signed?.[place] ?? ''));
      });
      this.add.setAttribute('aria-disabled', word.length === MOST_EDGES);
      this.take.setAttribute('aria-disabled', word.length === 1);
      this.marker.style.left = `${along(mean)}%`;
      this.marker.textContent = hackenbook.abridged(value);
      this.says.replaceChildren(...this.sums(value, mean, rule, signed, sides));
    }

    /** Both ways to the value, in words. */
    sums(value, mean, rule, signed, sides) {
      const {element, typeset, abridged} = hackenbook;
      const mathematics = (text) => element('span', {class: 'val'}, text);
      const said = (...words) => element('span', {}, ...words);
      const listed = sides.map((values) => values.map(abridged).join(', ')).join(' | ');
      const recursion = said('By recursion ', mathematics(`{${listed}} = ${typeset(value)}`), '.');
      if (rule === null) {
        const where = value === mean ? [] : [' The line shows its number part, ', mathematics(typeset(mean)), '.'];
        return [recursion, said('Berlekamp’s rule does not read green edges.', ...where)];
      }
      const sum = signed.join(' ').replace(/^\+/, '').replace(/ ([+-])/g, ' $1 ');
      const both = [said('By the rule ', mathematics(typeset(`${sum} = ${rule}`)), '.'), recursion];
      if (rule === value) return both;
      return [...both, element('mark', {}, 'The two disagree, so one of them is wrong.')];
    }
  }

  /** Brings every recolourable stalk of the page to life. */
  function start(stalks) {
    document.querySelectorAll('.recolour').forEach((host, nth) => new Figure(host, nth, stalks));
  }

  return {terms, written, byRule, options, start};
})();

if (typeof module === 'object') module.exports = recolour;
else recolour.start(stalks);
