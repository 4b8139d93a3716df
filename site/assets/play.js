'use strict';
/*
 * Playing on a figure, against a machine that looks its moves up in a table.
 *
 * A table knows every position that play can reach. It is one that the build verified
 * (`positions.js` hands it to `hackenbook.table`) or comes from `hackenbush.search`:
 *
 *   edges            [["ground", "a", "green"], ...]
 *   start            the position before the first move: a BigInt, bit i set while
 *                    edge i stands
 *   after(kept, i)   what is left of a position when edge i is cut
 *   at(kept)         {value: "1/2", plies: {L: 3, R: 2}}; plies is the remoteness by who
 *                    is to move: how long play lasts if the winner hurries and the
 *                    loser delays, odd exactly if the mover wins
 *
 * `new hackenbook.Board(host, {edges, table, svg, remember, hints, changed})` lets a
 * reader play on `svg`, an SVG or an element with several: `[data-edge="i"]` holds the
 * path `.edge` of edge i, and each circle `.v` is a vertex. The controls go to the end of
 * `host`. `remember` is the name under which the game survives a reload; with `hints`
 * values are shown from the beginning; `changed(kept)` is called with every new position.
 *
 * `board.cut(i)` cuts for the reader; `board.close()` ends the game and leaves the picture
 * as it is then. For others to read, `host` has data-turn (you, machine, over),
 * data-winner (you, machine), data-side (Left, Right) and data-first (you, machine).
 */
const hackenbook = (() => {
  const OTHER = {L: 'R', R: 'L', you: 'machine', machine: 'you'};
  const SIDE = {L: 'Left', R: 'Right'};
  const FORBIDDEN = {L: 'red', R: 'blue'};
  const NAME = {you: 'you', machine: 'the machine'};
  const LAW = {
    N: 'whoever moves first wins',
    P: 'whoever moves second wins',
    L: 'Left wins, whoever starts',
    R: 'Right wins, whoever starts',
  };
  const PAUSE = 700; // ms before the machine answers: time to see what fell
  const FALL = {duration: 250, easing: 'cubic-bezier(.5, 0, 1, .5)'};
  const SAMPLES = 16; // stretches in which the course of an edge is measured
  const LONGEST = 20; // characters of a value beside an edge
  const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

  const has = (kept, edge) => (kept >> BigInt(edge)) & 1n;
  const count = (kept) => kept.toString(2).replaceAll('0', '').length;
  /** The one of least distance; undefined where there is none. */
  const nearest = (all, distance) => all.reduce((one, it) => (distance(it) < distance(one) ? it : one), all[0]);
  const capital = (words) => words[0].toUpperCase() + words.slice(1);

  // Tables

  /** What still reaches the ground when only the edges in `kept` are left. */
  function standing(edges, kept) {
    const reached = new Set(['ground']);
    let stands = 0n;
    for (let before = -1n; before !== stands;) {
      before = stands;
      edges.forEach(([from, to], edge) => {
        if (has(kept, edge) && (reached.has(from) || reached.has(to))) {
          reached.add(from).add(to);
          stands |= 1n << BigInt(edge);
        }
      });
    }
    return stands;
  }

  /** Numbers of any size, written as in source maps but without a sign: base64 digits
   * of five bits, the lowest first, with 32 added to all but the last. */
  function numbers(text) {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const read = [];
    let [number, shift] = [0n, 0n];
    for (const character of text) {
      const digit = digits.indexOf(character);
      number |= BigInt(digit & 31) << shift;
      shift += 5n;
      if (digit < 32) {
        read.push(number);
        [number, shift] = [0n, 0n];
      }
    }
    return read;
  }

  /** The table that a `positions.js` holds: `cells` are triples, a place in `values` and
   * the plies for Left and for Right; `positions` are pairs in ascending order, how much
   * a position exceeds the one before and the place of its cell. */
  function unpack({edges, values, cells, positions}) {
    const [triples, pairs] = [numbers(cells), numbers(positions)];
    const found = new Map();
    let start = 0n;
    for (let place = 0; place < pairs.length; place += 2) {
      start += pairs[place];
      const cell = 3 * Number(pairs[place + 1]);
      const [value, L, R] = triples.slice(cell, cell + 3).map(Number);
      found.set(start, {value: values[value], plies: {L, R}});
    }
    const after = (kept, edge) => standing(edges, kept & ~(1n << BigInt(edge)));
    return {edges, start, after, at: (kept) => found.get(kept)};
  }

  /** The edges that a player may cut. */
  function open({edges}, kept, player) {
    return [...edges.keys()].filter((edge) => has(kept, edge) && edges[edge][2] !== FORBIDDEN[player]);
  }

  /** A perfect cut: it wins as soon as can be, or puts defeat off for as long as can be. */
  function best(table, kept, player) {
    const left = table.at(kept).plies[player] - 1;
    return open(table, kept, player)
      .find((edge) => table.at(table.after(kept, edge)).plies[OTHER[player]] === left);
  }

  /** Who wins, by the plies of a position: L, R, N or P. */
  const outcome = ({L, R}) => (L % 2 ? (R % 2 ? 'N' : 'L') : R % 2 ? 'R' : 'P');

  // Words

  const SIGNS = {'*': '∗', '^': '↑', v: '↓', '^2': '⇑', v2: '⇓', '-': '−', '+-': '±', '...': '…'};

  /** A value in the characters of a printed page. */
  function typeset(value) {
    return value.replace(/\+-|\.{3}|[v^]2(?!\d)|[v^*-]/g, (sign) => SIGNS[sign]);
  }

  /** A value where there is little room. */
  const abridged = (value) => (value.length > LONGEST ? '{…|…}' : typeset(value));

  /** Every edge by a short name and in words; parallel edges are numbered. */
  function namesOf(edges) {
    const green = edges.every(([, , colour]) => colour === 'green');
    const keys = edges.map(([from, to, colour]) => [colour, ...[from, to].sort()].join(' '));
    const place = (vertex) => (vertex === 'ground' ? 'the ground' : vertex);
    return edges.map(([from, to, colour], edge) => {
      const alike = keys.filter((key) => key === keys[edge]).length;
      const nth = keys.slice(0, edge).filter((key) => key === keys[edge]).length + 1;
      const which = alike > 1 ? ` (${nth} of ${alike})` : '';
      const kind = from === to ? `loop at ${place(from)}` : `edge from ${place(from)} to ${place(to)}`;
      return {
        short: `${green ? '' : `${colour} `}${from}\u2060–\u2060${to}${which}`,
        long: `cut the ${colour} ${kind}${which}`,
      };
    });
  }

  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
  }

  const mathematics = (value) => element('span', {class: 'val'}, typeset(value));

  // The picture

  /** An edge of a picture: what is drawn of it, and where. */
  class Part {
    constructor(node, edge, name) {
      Object.assign(this, {node, edge, name, gone: false});
      this.path = node.querySelector('.edge');
      const drawn = (tag, role) => {
        const made = document.createElementNS(node.namespaceURI, tag);
        made.setAttribute('class', role);
        return made;
      };
      const traced = (role) => {
        const made = drawn('path', role);
        made.setAttribute('d', this.path.getAttribute('d'));
        return made;
      };
      this.under = drawn('g', 'under');
      this.under.append(traced('rim'), traced('halo'), traced('ghost'));
      node.parentNode.querySelector('[data-edge]').before(this.under);
      node.prepend(traced('target'));
      node.setAttribute('role', 'button');
      this.label = drawn('text', '');
      this.label.setAttribute('text-anchor', 'middle');
      this.label.setAttribute('aria-hidden', true);
      node.parentNode.append(this.label);
      this.button = element('button', {type: 'button', 'data-cut': edge});
      const step = this.path.getTotalLength() / SAMPLES;
      this.points = Array.from({length: SAMPLES + 1}, (_, nth) => this.path.getPointAtLength(nth * step));
    }

    mark(role, on) {
      this.under.classList.toggle(role, on);
    }

    /** Where its points are on the screen. */
    onScreen() {
      const matrix = this.path.getScreenCTM();
      return this.points.map((point) => point.matrixTransform(matrix));
    }

    get middle() {
      return this.onScreen()[SAMPLES / 2];
    }

    distance(x, y) {
      return Math.min(...this.onScreen().map((point) => Math.hypot(point.x - x, point.y - y)));
    }

    /** Says no more than what the edge is, or also what cutting it leaves. */
    say(...more) {
      this.label.textContent = '';
      this.button.replaceChildren(this.name.short, ...more);
      const words = more.map((it) => it.textContent ?? it);
      this.node.setAttribute('aria-label', [this.name.long, ...words].join(''));
    }

    /** Writes a value beside the edge, where it is farthest from all points in `taken`,
     * and takes the points that it covers. */
    write(value, wins, taken) {
      const text = abridged(value);
      this.say(', leaves ', mathematics(value), wins ? ' and wins' : '');
      const size = Math.max(15, 13 / this.path.getScreenCTM().a); // legible when scaled down
      const [width, height] = [text.length * 0.58 * size, 0.8 * size]; // as most book faces have it
      const room = (x, y) => Math.min(14, ...taken.map((point) =>
        Math.max(Math.abs(point.x - x) - width / 2, Math.abs(point.y - y) - height / 2)));
      let best = {room: -Infinity};
      for (const nth of [8, 6, 10, 4, 12]) {
        const [before, here, after] = [-1, 0, 1].map((step) => this.points[nth + step]);
        const [dx, dy] = [after.x - before.x, after.y - before.y];
        const length = Math.hypot(dx, dy) || 1;
        for (const side of [1, -1]) { // 9 clears the edge itself
          const x = here.x + (side * dy / length) * (width / 2 + 9);
          const y = here.y - (side * dx / length) * (height / 2 + 9);
          if (room(x, y) > best.room + 1) best = {room: room(x, y), x, y};
        }
      }
      this.label.textContent = text;
      this.label.setAttribute('class', `val opt on-lines${wins ? ' win' : ''}`);
      this.label.setAttribute('x', best.x);
      this.label.setAttribute('y', best.y + height / 2);
      this.label.style.fontSize = `${size}px`;
      for (const along of [-0.5, 0, 0.5]) taken.push({x: best.x + along * width, y: best.y});
    }
  }

  /** Lets what is gone fall, unless the reader wants no motion. */
  function fall(node) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const visibility = 'visible';
    const [from, to] = [{opacity: 1, transform: 'none'}, {opacity: 0, transform: 'translateY(80px)'}];
    node.animate([{visibility, ...from}, {visibility, ...to}], FALL);
  }

  // The game

  class Board {
    constructor(host, {edges, table, svg, remember, hints = false, changed = () => {}}) {
      Object.assign(this, {host, edges, table, svg, remember, hints, changed, side: 'L', first: 'you'});
      this.coloured = edges.some(([, , colour]) => colour !== 'green');
      this.names = namesOf(edges);
      // What a picture of cuts says of the start is said anew for every position.
      svg.querySelectorAll('text.opt, path.win').forEach((it) => it.remove());
      const pictures = svg.matches('svg') ? [svg] : svg.querySelectorAll('svg');
      pictures.forEach((picture) => picture.setAttribute('role', 'group'));
      this.parts = this.names.map((name, edge) => new Part(svg.querySelector(`[data-edge="${edge}"]`), edge, name));
      this.vertices = [...svg.querySelectorAll('circle.v')].map((node) => {
        const [x, y] = [node.cx.baseVal.value, node.cy.baseVal.value];
        const meets = ({path, points}) => path.ownerSVGElement === node.ownerSVGElement &&
          [points[0], points[SAMPLES]].some((end) => Math.hypot(end.x - x, end.y - y) < 1);
        return {node, parts: this.parts.filter(meets), gone: false};
      });
      this.addControls();
      this.listen();
      this.restart();
      this.restore();
      this.show();
      host.classList.add('live');
      this.go();
    }

    get kept() {
      return this.line.at(-1);
    }

    /** Who makes the nth cut, the first being number 0. */
    maker(nth) {
      return nth % 2 ? OTHER[this.first] : this.first;
    }

    /** Who is to move. */
    get mover() {
      return this.maker(this.cuts.length);
    }

    player(who) {
      return who === 'you' ? this.side : OTHER[this.side];
    }

    get options() {
      return open(this.table, this.kept, this.player(this.mover));
    }

    get turn() {
      return this.options.length ? this.mover : 'over';
    }

    /** The reader's last cut, by its place among the cuts; less than 0 if there is none. */
    get mine() {
      return this.cuts.length - (this.mover === 'you' ? 2 : 1);
    }

    winsFirst(who, kept) {
      return this.table.at(kept).plies[this.player(who)] % 2 === 1;
    }

    restart() {
      this.cuts = [];
      this.line = [this.table.start];
    }

    move(edge) {
      this.cuts.push(edge);
      this.line.push(this.table.after(this.kept, edge));
    }

    /** Takes back the reader's last cut and the answer to it. */
    undo() {
      const left = this.mine;
      this.cuts.length = left;
      this.line.length = left + 1;
    }

    /** A cut by the reader. */
    cut(edge) {
      if (this.turn !== 'you') return;
      if (this.options.includes(edge)) {
        this.move(edge);
        this.go();
      } else {
        this.says.textContent = `You are ${SIDE[this.side]} and may not cut a ${this.edges[edge][2]} edge.`;
      }
    }

    /** Shows what has changed, and lets the machine move if it is its turn. */
    go() {
      clearTimeout(this.timer);
      this.show();
      this.save();
      this.changed(this.kept);
      if (this.turn !== 'machine') return;
      this.timer = setTimeout(() => {
        this.move(best(this.table, this.kept, this.player('machine')));
        this.go();
      }, PAUSE);
    }

    save() {
      if (!this.remember) return;
      const {side, first, hints, cuts} = this;
      try {
        sessionStorage.setItem(this.remember, JSON.stringify({side, first, hints, cuts}));
      } catch {
        // A browser may refuse to keep anything; the game goes on without.
      }
    }

    restore() {
      try {
        const {side, first, hints, cuts} = JSON.parse(sessionStorage.getItem(this.remember));
        Object.assign(this, {side, first, hints});
        cuts.filter((edge) => this.options.includes(edge)).forEach((edge) => this.move(edge));
      } catch {
        // Nothing was kept, or nothing may be read.
      }
    }

    close() {
      clearTimeout(this.timer);
      this.listening.abort();
      this.controls.remove();
    }

    // What the reader does

    addControls() {
      const control = (name, act) => {
        const button = element('button', {type: 'button', 'data-do': name});
        button.addEventListener('click', () => {
          if (button.getAttribute('aria-disabled') === 'true') return;
          act();
          this.go();
        });
        return button;
      };
      this.buttons = {
        undo: control('undo', () => this.undo()),
        restart: control('restart', () => this.restart()),
        hints: control('hints', () => { this.hints = !this.hints; }),
        first: control('first', () => { this.first = OTHER[this.first]; this.restart(); }),
        side: control('side', () => { this.side = OTHER[this.side]; this.restart(); }),
      };
      this.buttons.side.hidden = !this.coloured;
      this.says = element('p', {class: 'says', role: 'status'});
      this.record = element('ol');
      this.controls = element('div', {class: 'play'}, this.says,
        element('p', {class: 'tools'}, ...Object.values(this.buttons)),
        element('details', {}, element('summary', {}, 'as a list'),
          element('p', {role: 'group', 'aria-label': 'Cut'}, ...this.parts.map((part) => part.button)), this.record));
      this.host.append(this.controls);
    }

    listen() {
      this.listening = new AbortController();
      const listen = (on, name, act) => on.addEventListener(name, act, {signal: this.listening.signal});
      listen(this.svg, 'click', (event) => {
        const part = this.pointedAt(event);
        if (part) this.cut(part.edge);
      });
      this.parts.forEach((part) => {
        listen(part.button, 'click', () => this.cut(part.edge));
        listen(part.node, 'keydown', (event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          if (event.key === 'Enter' || event.key === ' ') this.cut(part.edge);
          else if (ARROWS[event.key]) this.step(part, ARROWS[event.key]);
          else return;
          event.preventDefault();
        });
        const show = () => part.mark('focus',
          part.node.matches(':focus-visible') || part.button.matches(':focus-visible, :hover'));
        for (const it of [part.node, part.button]) {
          for (const name of ['focus', 'blur', 'pointerenter', 'pointerleave']) listen(it, name, show);
        }
      });
    }

    /** The edge that a click means: the nearest of those whose targets overlap there. */
    pointedAt({target, clientX, clientY}) {
      const found = document.elementsFromPoint(clientX, clientY).map((it) => it.closest('[data-edge]'));
      const node = target.closest('[data-edge]');
      // A screen reader clicks without pointing.
      if (!found.includes(node)) return this.parts.find((part) => part.node === node);
      const near = this.parts.filter((part) => found.includes(part.node));
      return nearest(near, (part) => part.distance(clientX, clientY));
    }

    /** Moves the focus to the next edge in a direction. */
    step(from, [right, down]) {
      this.focus(from, 'node', {}, (x, y) => {
        const along = x * right + y * down;
        return along > 1 ? along + 2 * Math.abs(x * down - y * right) : Infinity;
      });
    }

    /** Moves the focus to the edge that is nearest to another, in the picture or the list. */
    focus(from, where, how, distance) {
      const {x, y} = from.middle;
      const away = (part) => distance(part.middle.x - x, part.middle.y - y);
      const there = this.parts.filter((part) => !part.gone && away(part) < Infinity);
      const next = nearest(there, away);
      if (next) this.tabStop(next);
      next?.[where].focus(how);
      return next;
    }

    /** One edge of a picture can be reached by Tab, the others from there by arrows. */
    tabStop(stop) {
      this.parts.forEach((part) => part.node.setAttribute('tabindex', part === stop ? 0 : -1));
    }

    // What the reader sees

    show() {
      const {kept, turn, host} = this;
      Object.assign(host.dataset, {turn, side: SIDE[this.side], first: this.first});
      if (turn === 'over') host.dataset.winner = OTHER[this.mover];
      else delete host.dataset.winner;
      const options = turn === 'you' ? this.options : [];
      const at = document.activeElement;
      const how = {preventScroll: !at.matches(':focus-visible')}; // whoever points sees where
      const focused = this.parts.find(({node, button}) => node === at || button === at);
      this.parts.forEach((part) => {
        this.change(part, !has(kept, part.edge));
        part.mark('gone', part.gone);
        part.mark('last', part.edge === this.cuts.at(-1));
        part.button.hidden = part.gone;
        const closed = !options.includes(part.edge);
        for (const it of [part.node, part.button]) it.setAttribute('aria-disabled', closed);
      });
      this.vertices.forEach((vertex) => this.change(vertex, vertex.parts.every((part) => part.gone)));
      this.showHints(this.hints ? options : []);
      this.showControls();
      this.showWords();
      const there = this.parts.filter((part) => !part.gone);
      if (!there.some((part) => part.node.tabIndex === 0)) this.tabStop(there[0]);
      if (!focused?.gone) return;
      const where = at === focused.node ? 'node' : 'button';
      if (!this.focus(focused, where, how, Math.hypot)) this.buttons.restart.focus(how);
    }

    /** Takes an edge or a vertex away, or puts it back. */
    change(it, gone) {
      if (!gone) it.node.getAnimations().forEach((motion) => motion.cancel());
      if (gone && !it.gone && this.host.classList.contains('live')) fall(it.node);
      it.gone = gone;
      it.node.classList.toggle('gone', gone);
    }

    /** Writes beside each of these edges what cutting it leaves. */
    showHints(edges) {
      const taken = this.parts.filter((part) => !part.gone).flatMap((part) => part.points);
      this.parts.forEach((part) => {
        part.say();
        part.mark('win', false);
      });
      for (const edge of edges) {
        const left = this.table.after(this.kept, edge);
        const wins = !this.winsFirst('machine', left);
        this.parts[edge].mark('win', wins);
        this.parts[edge].write(this.table.at(left).value, wins, taken);
      }
    }

    showControls() {
      const label = (name, text, useless = false) => {
        this.buttons[name].textContent = text;
        this.buttons[name].setAttribute('aria-disabled', useless);
      };
      label('undo', 'undo', this.mine < 0);
      label('restart', 'start over', !this.cuts.length);
      label('hints', this.hints ? 'hide values' : 'show values');
      label('first', this.first === 'you' ? 'let the machine begin' : 'begin yourself');
      label('side', `be ${SIDE[OTHER[this.side]]}`);
    }

    showWords() {
      const told = this.cuts.map((_, nth) => this.told(nth));
      this.record.replaceChildren(...told.map((words) => element('li', {}, words)));
      const words = element('p', {}, ...told.slice(Math.max(0, this.mine)).map((it) => `${it}. `), ...this.next());
      // What has been announced is not announced again.
      if (words.textContent !== this.says.textContent) this.says.replaceChildren(...words.childNodes);
    }

    told(nth) {
      const falls = count(this.line[nth]) - count(this.line[nth + 1]) - 1;
      const fell = ['', ', and one edge fell'][falls] ?? `, and ${falls} edges fell`;
      return `${capital(NAME[this.maker(nth)])} cut ${this.names[this.cuts[nth]].short}${fell}`;
    }

    /** What is to be done, or what has come of it and why. */
    next() {
      if (this.turn === 'over') return this.verdict();
      if (this.turn === 'machine') return this.cuts.length ? [] : ['The machine begins.'];
      if (!this.coloured) return ['Your move: cut an edge.'];
      const colours = [...new Set(this.options.map((edge) => this.edges[edge][2]))];
      return [`You are ${SIDE[this.side]}: cut a ${colours.join(' or ')} edge.`];
    }

    verdict() {
      const winner = OTHER[this.mover];
      const {value, plies} = this.table.at(this.table.start);
      const who = outcome(plies);
      const told = [winner === 'you' ? 'The machine cannot cut: you win.' : 'You cannot cut: the machine wins.',
        ' The value was ', mathematics(value), `: ${LAW[who]}, and `];
      const slip = this.cuts.findIndex((_, nth) => this.maker(nth) === 'you' &&
        this.winsFirst('you', this.line[nth]) && this.winsFirst('machine', this.line[nth + 1]));
      if (slip >= 0) {
        const left = mathematics(this.table.at(this.line[slip + 1]).value);
        return [...told, `that was you, until you cut ${this.names[this.cuts[slip]].short} and left `, left, '.'];
      }
      if ('NP'.includes(who)) return [...told, `${NAME[winner]} did.`];
      return [...told, `${winner === 'you' ? 'you were' : 'the machine was'} ${SIDE[who]}.`];
    }
  }

  /** The tables that were taken in, by the ids of their drawings. */
  const tables = new Map();

  /** Takes in a table, and starts the boards of the page that wait for it. */
  function table(id, packed) {
    const unpacked = unpack(packed);
    tables.set(id, unpacked);
    document.querySelectorAll(`[data-play="${id}"]`).forEach((host, nth) => new Board(host, {
      edges: unpacked.edges,
      table: unpacked,
      svg: host.querySelector('svg'),
      hints: 'hints' in host.dataset,
      remember: `${location.pathname} ${id} ${nth}`,
    }));
  }

  return {table, tables, unpack, best, open, outcome, typeset, abridged, element, Board};
})();

if (typeof module === 'object') module.exports = hackenbook;
