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
 * `new hackenbook.Board(host, {edges, table, svg, remember, hints})` lets a reader play
 * on `svg`, an SVG or an element with several, in which `[data-edge="i"]` holds the path
 * `.edge` of edge i. The controls go to the end of `host`. `remember` is the name under
 * which the game survives a reload; with `hints` values are shown from the beginning.
 * `board.cut(i)` cuts for the reader; `board.close()` ends the game. For others to read,
 * `host` has data-turn (you, machine, over), data-winner (you, machine), data-side
 * (Left, Right) and data-first (you, machine).
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
      const [value, L, R] = triples.slice(3 * Number(pairs[place + 1])).map(Number);
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
    constructor(node, name) {
      const path = node.querySelector('.edge');
      const copy = (role) => {
        const made = path.cloneNode();
        made.setAttribute('class', role);
        return made;
      };
      this.node = node;
      this.path = path;
      this.under = document.createElementNS(node.namespaceURI, 'g');
      this.under.append(copy('rim'), copy('halo'), copy('ghost'));
      node.parentNode.querySelector('[data-edge]').before(this.under);
      node.prepend(copy('target'));
      node.setAttribute('role', 'button');
      node.setAttribute('aria-label', name.long);
      this.label = document.createElementNS(node.namespaceURI, 'text');
      this.label.setAttribute('text-anchor', 'middle');
      node.parentNode.append(this.label);
      this.button = element('button', {type: 'button', 'data-cut': node.dataset.edge, 'aria-label': name.long}, name.short);
      const length = path.getTotalLength();
      this.points = Array.from({length: SAMPLES + 1}, (_, nth) => path.getPointAtLength((nth / SAMPLES) * length));
      this.gone = false;
    }

    mark(role, on) {
      this.under.classList.toggle(role, on);
    }

    /** Where it is on the screen, at every sample. */
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

    /** Writes a value beside the edge, where there is most room between the points in `taken`. */
    write(value, wins, taken) {
      const short = value.length > LONGEST ? '{…|…}' : typeset(value);
      const size = Math.max(15, 13 / this.path.getScreenCTM().a);
      const [width, height] = [short.length * 0.58 * size, 0.8 * size];
      const room = (x, y) => Math.min(14, ...taken.map((point) =>
        Math.max(Math.abs(point.x - x) - width / 2, Math.abs(point.y - y) - height / 2)));
      let best = {room: -Infinity};
      for (const nth of [8, 6, 10, 4, 12]) {
        const [before, here, after] = [-1, 0, 1].map((step) => this.points[nth + step]);
        const [dx, dy] = [after.x - before.x, after.y - before.y];
        const length = Math.hypot(dx, dy) || 1;
        for (const side of [1, -1]) {
          const [across, up] = [(side * dy) / length, (-side * dx) / length];
          const x = here.x + across * (width / 2 + 9);
          const y = here.y + up * (height / 2 + 9);
          if (room(x, y) > best.room + 1) best = {room: room(x, y), x, y};
        }
      }
      this.label.textContent = short;
      this.label.setAttribute('class', `val opt on-lines${wins ? ' win' : ''}`);
      this.label.setAttribute('x', best.x);
      this.label.setAttribute('y', best.y + height / 2);
      this.label.style.fontSize = `${size}px`;
      for (const along of [-0.5, 0, 0.5]) taken.push({x: best.x + along * width, y: best.y});
    }
  }

  /** Lets what is no longer there fall, unless the reader wants no motion. */
  function fall(node) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const seen = {visibility: 'visible'};
    node.animate([{...seen, transform: 'none', opacity: 1}, {...seen, transform: 'translateY(80px)', opacity: 0}], FALL);
  }

  // The game

  class Board {
    constructor(host, {edges, table, svg, remember, hints = false}) {
      Object.assign(this, {host, table, svg, remember, hints, edges, side: 'L', first: 'you'});
      this.coloured = edges.some(([, , colour]) => colour !== 'green');
      this.names = namesOf(edges);
      // What a picture of cuts says of the start is said anew for every position.
      svg.querySelectorAll('text.opt, path.win').forEach((it) => it.remove());
      const pictures = svg.matches('svg') ? [svg] : [...svg.querySelectorAll('svg')];
      pictures.forEach((picture) => picture.setAttribute('role', 'group'));
      this.parts = edges.map((_, edge) => new Part(svg.querySelector(`[data-edge="${edge}"]`), this.names[edge]));
      this.vertices = [...svg.querySelectorAll('circle.v')].map((node) => {
        const [x, y] = [node.cx.baseVal.value, node.cy.baseVal.value];
        const meets = ({points, path}) => path.ownerSVGElement === node.ownerSVGElement &&
          [points[0], points[SAMPLES]].some((end) => Math.hypot(end.x - x, end.y - y) < 1);
        return {node, edges: [...this.parts.keys()].filter((edge) => meets(this.parts[edge])), gone: false};
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

    /** Who is to move. */
    get mover() {
      return this.cuts.length % 2 ? OTHER[this.first] : this.first;
    }

    get options() {
      return open(this.table, this.kept, this.player(this.mover));
    }

    get turn() {
      return this.options.length ? this.mover : 'over';
    }

    player(who) {
      return who === 'you' ? this.side : OTHER[this.side];
    }

    /** Whether a player wins from here by moving first. */
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

    /** A cut by the reader. */
    cut(edge) {
      if (this.turn !== 'you') return;
      if (!this.options.includes(edge)) {
        this.says.textContent = `You are ${SIDE[this.side]} and may not cut a ${this.edges[edge][2]} edge.`;
        return;
      }
      this.move(edge);
      this.go();
    }

    /** Takes back the reader's last cut and the answer to it. */
    undo() {
      const mine = this.cuts.length - (this.mover === 'you' ? 2 : 1);
      if (mine < 0) return;
      this.cuts.length = mine;
      this.line.length = mine + 1;
    }

    /** Shows what has changed, and lets the machine move if it is its turn. */
    go() {
      clearTimeout(this.timer);
      this.show();
      this.save();
      if (this.turn !== 'machine') return;
      this.timer = setTimeout(() => {
        this.move(best(this.table, this.kept, this.player('machine')));
        this.go();
      }, PAUSE);
    }

    save() {
      const {side, first, cuts, hints} = this;
      try {
        if (this.remember) sessionStorage.setItem(this.remember, JSON.stringify({side, first, cuts, hints}));
      } catch {
        // A browser may refuse to keep anything; the game goes on without.
      }
    }

    restore() {
      try {
        const {side, first, cuts, hints} = JSON.parse(sessionStorage.getItem(this.remember));
        Object.assign(this, {side, first, hints});
        for (const edge of cuts) if (this.options.includes(edge)) this.move(edge);
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
      this.says = element('p', {class: 'says', role: 'status'});
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
      this.record = element('ol');
      const cuts = element('p', {class: 'cuts'}, ...this.parts.map((part) => part.button));
      this.controls = element('div', {class: 'play'}, this.says,
        element('p', {class: 'tools'}, ...Object.values(this.buttons)),
        element('details', {}, element('summary', {}, 'as a list'), cuts, this.record));
      this.host.append(this.controls);
    }

    listen() {
      this.listening = new AbortController();
      const listen = (on, name, act) => on.addEventListener(name, act, {signal: this.listening.signal});
      listen(this.svg, 'click', (event) => {
        const edge = this.pointedAt(event);
        if (edge >= 0) this.cut(edge);
      });
      listen(this.svg, 'keydown', (event) => {
        const edge = this.parts.findIndex((part) => part.node === event.target);
        if (edge < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter' || event.key === ' ') this.cut(edge);
        else if (ARROWS[event.key]) this.step(edge, ARROWS[event.key]);
        else return;
        event.preventDefault();
      });
      for (const name of ['focusin', 'focusout', 'pointerover', 'pointerout']) {
        listen(this.host, name, () => this.parts.forEach((part) => {
          const at = (it) => it.matches(':focus-visible') || (it === part.button && it.matches(':hover'));
          part.mark('focus', at(part.node) || at(part.button));
        }));
      }
    }

    /** The edge that a click means: the nearest of those whose targets overlap there. */
    pointedAt({target, clientX, clientY}) {
      const node = target.closest('[data-edge]');
      const there = new Set(document.elementsFromPoint(clientX, clientY).map((it) => it.closest('[data-edge]')));
      const near = this.parts.filter((part) => there.has(part.node));
      // A screen reader clicks without pointing.
      if (!there.has(node)) return this.parts.findIndex((part) => part.node === node);
      const distances = near.map((part) => part.distance(clientX, clientY));
      return this.parts.indexOf(near[distances.indexOf(Math.min(...distances))]);
    }

    /** Moves the focus to the next edge in a direction. */
    step(edge, [right, down]) {
      const from = this.parts[edge].middle;
      this.focusNearest((part) => {
        const [x, y] = [part.middle.x - from.x, part.middle.y - from.y];
        const along = x * right + y * down;
        return along > 1 ? along + 2 * Math.abs(x * down - y * right) : Infinity;
      }, 'node');
    }

    focusNearest(distance, how) {
      const there = this.parts.filter((part) => !part.gone && distance(part) < Infinity);
      if (!there.length) return false;
      const nearest = there.reduce((one, other) => (distance(other) < distance(one) ? other : one));
      this.tabStop(nearest);
      nearest[how].focus();
      return true;
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
      const focused = this.parts.find(({node, button}) => [node, button].includes(document.activeElement));
      const from = focused?.middle;
      this.parts.forEach((part, edge) => {
        this.change(part, part.node, !has(kept, edge));
        part.mark('gone', part.gone);
        part.button.hidden = part.gone;
        for (const it of [part.node, part.button]) it.setAttribute('aria-disabled', !options.includes(edge));
      });
      this.vertices.forEach((vertex) => this.change(vertex, vertex.node, !vertex.edges.some((edge) => has(kept, edge))));
      this.showHints(options);
      this.showControls();
      const there = this.parts.filter((part) => !part.gone);
      if (!there.some((part) => part.node.getAttribute('tabindex') === '0')) this.tabStop(there[0]);
      if (!focused?.gone) return;
      const how = document.activeElement === focused.button ? 'button' : 'node';
      const near = ({middle}) => Math.hypot(middle.x - from.x, middle.y - from.y);
      if (!this.focusNearest(near, how)) this.buttons.restart.focus();
    }

    change(it, node, gone) {
      if (gone && !it.gone && this.host.classList.contains('live')) fall(node);
      it.gone = gone;
      node.classList.toggle('gone', gone);
    }

    /** Beside every edge that the reader can cut, what that leaves. */
    showHints(options) {
      const shown = this.hints ? options : [];
      const taken = this.parts.filter((part) => !part.gone).flatMap((part) => part.points);
      this.parts.forEach((part, edge) => {
        const left = shown.includes(edge) && this.table.after(this.kept, edge);
        const wins = left !== false && !this.winsFirst('machine', left);
        part.mark('win', wins);
        part.label.textContent = '';
        if (left !== false) part.write(this.table.at(left).value, wins, taken);
      });
    }

    showControls() {
      const label = (name, text, useless) => {
        this.buttons[name].textContent = text;
        this.buttons[name].setAttribute('aria-disabled', useless);
      };
      label('undo', 'take back', this.cuts.length < (this.first === 'you' ? 1 : 2));
      label('restart', 'start over', !this.cuts.length);
      label('hints', this.hints ? 'hide values' : 'show values', false);
      label('first', this.first === 'you' ? 'let the machine begin' : 'begin yourself', false);
      label('side', `be ${SIDE[OTHER[this.side]]}`, false);
      const told = this.cuts.map((_, nth) => this.told(nth));
      this.record.replaceChildren(...told.map((words) => element('li', {}, words)));
      const since = this.cuts.length - (this.mover === 'you' ? 2 : 1);
      const news = told.slice(Math.max(0, since)).map((words) => `${words}. `);
      this.says.replaceChildren(...news, ...this.next());
    }

    told(nth) {
      const who = nth % 2 ? OTHER[this.first] : this.first;
      const falls = count(this.line[nth]) - count(this.line[nth + 1]) - 1;
      const fell = ['', ', and one edge fell'][falls] ?? `, and ${falls} edges fell`;
      return `${capital(NAME[who])} cut ${this.names[this.cuts[nth]].short}${fell}`;
    }

    /** What is to be done, or what has come of it and why. */
    next() {
      if (this.turn === 'machine') return [this.cuts.length ? '' : 'The machine begins.'];
      if (this.turn === 'over') return this.verdict();
      if (!this.coloured) return ['Your move: cut an edge.'];
      const colours = [...new Set(this.options.map((edge) => this.edges[edge][2]))];
      return [`You are ${SIDE[this.side]}: cut a ${colours.join(' or ')} edge.`];
    }

    verdict() {
      const winner = OTHER[this.mover];
      const [start] = this.line;
      const {value, plies} = this.table.at(start);
      const who = outcome(plies);
      const told = [winner === 'you' ? 'The machine cannot cut: you win.' : 'You cannot cut: the machine wins.',
        ' The value was ', mathematics(value), `: ${LAW[who]}, and `];
      const slip = this.cuts.findIndex((_, nth) => (nth % 2 ? OTHER[this.first] : this.first) === 'you' &&
        this.winsFirst('machine', this.line[nth + 1]) && this.winsFirst('you', this.line[nth]));
      if (slip >= 0) {
        const left = mathematics(this.table.at(this.line[slip + 1]).value);
        return [...told, `that was you, until you cut ${this.names[this.cuts[slip]].short} and left `, left, '.'];
      }
      if ('NP'.includes(who)) return [...told, `${NAME[winner]} did.`];
      return [...told, `${winner === 'you' ? 'you were' : 'the machine was'} ${SIDE[who]}.`];
    }
  }

  /** Takes in a table and starts the boards of the page that wait for it. */
  function table(id, packed) {
    const unpacked = unpack(packed);
    document.querySelectorAll(`[data-play="${id}"]`).forEach((host, nth) => new Board(host, {
      edges: unpacked.edges,
      table: unpacked,
      svg: host.querySelector('svg'),
      hints: 'hints' in host.dataset,
      remember: `${location.pathname} ${id} ${nth}`,
    }));
  }

  return {table, unpack, best, open, outcome, typeset, Board};
})();

if (typeof module === 'object') module.exports = hackenbook;
