/**
 * The paper on which a reader draws: what is on it, and what a mouse, a finger or the keyboard does there.
 * It changes nothing itself but tells its owner what is wanted.
 */
'use strict';

const drawPaper = (() => {
  const {GROUND, vertices} = drawSketch;
  const {curves, labels, nameSpot, pointOn, chords, fromLine} = drawCurves;
  const {marks, elements, element, course, drawn} = drawPicture;

  /** Pixels of an edge length: as many of these as let everything fit. */
  const SCALES = [72, 64, 56, 48, 40, 32, 26, 20, 16, 12, 9, 6];
  /** Pixels kept free below the ground, above and beside the drawing. */
  const ROOM = {below: 34, above: 44, beside: 26};
  /** Pixels around a vertex, an edge and the ground that belong to it. */
  const REACH = {vertex: 18, edge: 12, ground: 14};
  /** A pointer that moves no further only taps; one that comes back from further away draws a loop. */
  const TAP = 8;
  /** New vertices stand on a grid of this, in edge lengths. */
  const GRID = 0.25;
  const LONGEST_LABEL = 9;
  const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

  /** A thing on the paper by name, so that it can be found again when all is drawn anew. */
  const keyOf = ({vertex, edge}) => (vertex === undefined ? `edge ${edge}` : `vertex ${vertex}`);
  const called = (vertex) => (vertex === GROUND ? 'the ground' : vertex);

  /**
   * @typedef {object} Owner  What the reader wants.
   * @property {string} tool  A colour, `move` or `erase`.
   * @property {(from: string | number[], to: string | number[]) => void} join  An end is a vertex or a point.
   * @property {(from: string) => void} grow  A new vertex above another.
   * @property {(edge: number) => void} recolour
   * @property {(thing: {vertex: string} | {edge: number}) => void} erase
   * @property {(vertex: string, point: number[], last: boolean) => void} move  Along the way, and at last.
   * @property {() => void} stay  What was moved along the way is to be where it was.
   * @property {(words: string) => void} say
   */
  class Paper {
    #host;
    #owner;
    #svg;
    #drawing = drawSketch.empty();
    #shown = {};
    #curves = [];
    #scale = SCALES[0];
    #size = [320, 320];
    /** The vertex at which an edge begins that has no end yet. */
    #start = null;
    /** The thing that the keyboard is at. */
    #current = {vertex: GROUND};
    #gesture = null;

    /**
     * @param {HTMLElement} host
     * @param {Owner} owner
     */
    constructor(host, owner) {
      this.#host = host;
      this.#owner = owner;
      this.#svg = drawn(element('svg', {class: 'panel'}));
      host.append(this.#svg);
      host.addEventListener('keydown', (event) => this.#key(event));
      host.addEventListener('focusin', ({target}) => this.#focused(target));
      host.addEventListener('pointerdown', (event) => this.#down(event));
      host.addEventListener('pointermove', (event) => this.#drag(event));
      host.addEventListener('pointerup', (event) => this.#up(event));
      host.addEventListener('pointercancel', () => this.#cancel());
      new ResizeObserver(() => this.#measure()).observe(host);
      this.#measure();
    }

    /**
     * Shows a drawing.
     * @param {{cuts?: object[], wins?: boolean[], names?: boolean}} shown  What is written beside edges and vertices.
     */
    show(drawing, shown) {
      this.#drawing = drawing;
      this.#shown = shown;
      if (this.#start && this.#start !== GROUND && !drawing.places.has(this.#start)) this.#start = null;
      this.#draw();
    }

    /** Takes the keyboard to a thing, and the reader with it if the paper has the focus. */
    goTo(thing) {
      this.#current = thing;
      const focused = this.#host.contains(document.activeElement);
      this.#draw();
      if (focused) this.#focus();
    }

    /** Forgets an edge that was begun. */
    letGo() {
      this.#start = null;
      this.#draw();
    }

    // What is on the paper.

    #measure() {
      this.#size = [this.#host.clientWidth, this.#host.clientHeight];
      this.#draw();
    }

    #draw() {
      const {edges, places} = this.#drawing;
      const hadFocus = this.#svg.contains(document.activeElement);
      this.#curves = curves(this.#drawing);
      if (!this.#gesture) this.#scale = this.#fitting();
      if (!this.#exists(this.#current)) this.#current = {vertex: GROUND};
      const [width, height] = this.#size;
      this.#svg.setAttribute('viewBox', `${-width / 2} ${ROOM.below - height} ${width} ${height}`);
      const [, ...others] = marks(this.#drawing, this.#scale);
      const ground = {ground: [-width / 2, width / 2]};
      const content = [
        ...edges.flatMap((_, edge) => this.#highlight(edge)),
        this.#thing({vertex: GROUND}, elements(ground), element('rect', {
          class: 'grip', x: String(-width / 2), y: String(-REACH.ground), width: String(width), height: String(ROOM.below + REACH.ground),
        })),
        ...others.map((mark) => (mark.vertex ? this.#vertex(mark) : this.#edge(mark))),
        ...this.#labels(),
        ...(this.#shown.names ? [...places].map(([name, point]) => this.#name(name, point)) : []),
        ...(edges.length ? [] : [element('text', {class: 'cap', 'text-anchor': 'middle', y: '-64'}, 'Drag upward from the ground.')]),
        element('path', {class: 'ghost', d: ''}),
      ];
      this.#svg.replaceChildren(...content.map(drawn));
      if (hadFocus) this.#focus();
    }

    /** The largest scale at which everything is on the paper. */
    #fitting() {
      const [width, height] = this.#size;
      const points = [...this.#drawing.places.values(), ...this.#curves.flatMap((curve) => chords(curve).flat())];
      const fits = (scale) => points.every(([x, y]) =>
        Math.abs(x) * scale <= width / 2 - ROOM.beside && y * scale <= height - ROOM.below - ROOM.above);
      return SCALES.find(fits) ?? SCALES.at(-1);
    }

    #onPaper([x, y]) {
      return [x * this.#scale, -y * this.#scale];
    }

    /** Something that can be reached by keyboard, with room for a finger around it. */
    #thing(thing, content, grip) {
      const at = keyOf(thing) === keyOf(this.#current);
      const attributes = {
        'data-thing': keyOf(thing), role: 'button', tabindex: at ? '0' : '-1', 'aria-label': this.#describe(thing),
        class: ['thing', thing.vertex === undefined && this.#drawing.edges[thing.edge][2][0]].filter(Boolean).join(' '),
      };
      if (thing.vertex === undefined) attributes['data-edge'] = String(thing.edge);
      else Object.assign(attributes, {'data-vertex': thing.vertex, 'aria-pressed': String(this.#start === thing.vertex)});
      return element('g', attributes, [grip, ...content]);
    }

    #vertex(mark) {
      const [cx, cy] = mark.at.map(String);
      return this.#thing({vertex: mark.vertex}, elements(mark), element('circle', {class: 'grip', cx, cy, r: '13'}));
    }

    #edge(mark) {
      const [{content}] = elements(mark);
      return this.#thing({edge: mark.edge}, content, element('path', {class: 'grip', d: course(mark.curve)}));
    }

    #highlight(edge) {
      if (!this.#shown.wins?.[edge]) return [];
      return [element('path', {class: 'win', d: course(this.#curves[edge].map((point) => this.#onPaper(point)))})];
    }

    /** What each cut leaves, beside the edge. */
    #labels() {
      const {cuts = [], wins} = this.#shown;
      const texts = this.#curves.map((_, edge) => cuts[edge] && drawValues.brief(cuts[edge].value, LONGEST_LABEL));
      const sizes = texts.map((text) => text && [4.2 * text.length, 7].map((pixels) => (pixels + 5) / this.#scale));
      return labels(this.#curves, sizes).flatMap((spot, edge) => {
        const [x, y] = this.#onPaper(spot);
        const attributes = {class: `val opt on-lines${wins[edge] ? ' win' : ''}`, 'text-anchor': 'middle', x: String(x), y: String(y + 5)};
        return [element('text', attributes, texts[edge])];
      });
    }

    #name(name, point) {
      const [x, y] = this.#onPaper(nameSpot(point, this.#curves, 15 / this.#scale));
      return element('text', {class: 'cap on-lines', 'text-anchor': 'middle', x: String(x), y: String(y + 4)}, name);
    }

    #describe({vertex, edge}) {
      const {edges} = this.#drawing;
      if (vertex === undefined) {
        const [from, to, colour] = edges[edge];
        const left = this.#shown.cuts?.[edge];
        const says = left ? `; its cut leaves ${drawValues.brief(left.value)}${this.#shown.wins[edge] ? ' and wins' : ''}` : '';
        return `${colour} ${from === to ? `loop on ${called(from)}` : `edge from ${called(from)} to ${called(to)}`}${says}`;
      }
      const others = new Set(edges.filter((it) => it.includes(vertex)).map(([from, to]) => called(from === vertex ? to : from)));
      const joined = others.size ? `joined to ${[...others].join(', ')}` : 'nothing stands on it';
      return vertex === GROUND ? `the ground, ${joined}` : `vertex ${vertex}, ${joined}`;
    }

    #exists({vertex, edge}) {
      if (vertex === undefined) return edge < this.#drawing.edges.length;
      return vertex === GROUND || this.#drawing.places.has(vertex);
    }

    #focus() {
      this.#svg.querySelector('[tabindex="0"]').focus({preventScroll: true});
    }

    #focused(target) {
      const thing = target.closest?.('.thing')?.dataset;
      if (!thing) return;
      this.#current = thing.vertex === undefined ? {edge: Number(thing.edge)} : {vertex: thing.vertex};
      this.#svg.querySelectorAll('.thing').forEach((it) => it.setAttribute('tabindex', it === target ? '0' : '-1'));
    }

    // What a pointer does.

    /** What is under a pointer, and where in the drawing that is. */
    #under(event) {
      const box = this.#svg.getBoundingClientRect();
      const [width, height] = this.#size;
      const x = event.clientX - box.left - width / 2;
      const y = event.clientY - box.top - height + ROOM.below;
      const at = [x / this.#scale, -y / this.#scale];
      const away = (point) => Math.hypot(point[0] - at[0], point[1] - at[1]) * this.#scale;
      const near = [...this.#drawing.places].map(([vertex, point]) => ({vertex, far: away(point)}));
      const [nearest] = near.sort((a, b) => a.far - b.far);
      if (nearest?.far < REACH.vertex) return {vertex: nearest.vertex, at};
      if (y > -REACH.ground) return {vertex: GROUND, at};
      const lines = this.#curves.map((curve, edge) =>
        ({edge, far: Math.min(...chords(curve).map((chord) => fromLine(at, chord))) * this.#scale}));
      const [line] = lines.sort((a, b) => a.far - b.far);
      return line?.far < REACH.edge ? {edge: line.edge, at} : {at};
    }

    #down(event) {
      if (!event.isPrimary || event.button !== 0) return;
      this.#host.setPointerCapture(event.pointerId);
      const from = this.#under(event);
      this.#gesture = {from, x: event.clientX, y: event.clientY, far: 0};
    }

    #drag(event) {
      const gesture = this.#gesture;
      if (!gesture) return;
      gesture.far = Math.max(gesture.far, Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y));
      if (gesture.far <= TAP) return;
      const {at} = this.#under(event);
      const {vertex} = gesture.from;
      if (this.#owner.tool === 'move') {
        if (vertex && vertex !== GROUND) this.#owner.move(vertex, snapped(at), false);
      } else if (this.#owner.tool !== 'erase') {
        const start = this.#drawing.places.get(vertex) ?? (vertex ? [gesture.from.at[0], 0] : snapped(gesture.from.at));
        this.#svg.lastChild.setAttribute('d', course([start, at].map((point) => this.#onPaper(point))));
      }
    }

    #up(event) {
      const gesture = this.#gesture;
      if (!gesture) return;
      const to = this.#under(event);
      this.#drop();
      const {tool} = this.#owner;
      if (tool === 'erase') this.#wipe(to);
      else if (tool === 'move') this.#put(gesture, to);
      else if (gesture.far <= TAP) this.#tap(to);
      else this.#stroke(gesture, to);
    }

    #drop() {
      this.#gesture = null;
      this.#svg.lastChild.setAttribute('d', '');
    }

    #cancel() {
      this.#drop();
      this.#owner.stay();
    }

    #wipe(thing) {
      if (thing.edge !== undefined || (thing.vertex && thing.vertex !== GROUND)) this.#owner.erase(thing);
    }

    #put({from, far}, {at}) {
      if (!from.vertex || from.vertex === GROUND) this.#owner.say('Only vertices can be moved; the ground and the edges follow.');
      else if (far > TAP) this.#owner.move(from.vertex, snapped(at), true);
    }

    /** A tap begins an edge or ends it; on an edge it gives it the colour. */
    #tap(thing) {
      if (thing.edge !== undefined && !this.#start) this.#owner.recolour(thing.edge);
      else if (this.#start || !thing.vertex) this.#finish(this.#start ?? GROUND, thing);
      else this.#begin(thing.vertex);
    }

    #stroke({from, far}, to) {
      if (from.vertex && from.vertex === to.vertex && far < 3 * TAP) return;
      this.#finish(from.vertex ?? snapped(from.at), to);
    }

    #begin(vertex) {
      this.#start = vertex;
      this.#owner.say(`An edge begins at ${called(vertex)}. Choose its other end; the same again makes a loop.`);
      this.goTo({vertex});
    }

    #finish(from, {vertex, at}) {
      this.#start = null;
      this.#owner.join(from, vertex ?? snapped(at));
    }

    // What the keyboard does.

    #key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const {vertex, edge} = this.#current;
      const act = {
        Enter: () => this.#enter(),
        ' ': () => this.#enter(),
        n: () => {
          if (vertex === undefined) return this.#owner.say('Go to a vertex or to the ground first: a new vertex stands on one.');
          this.#start = null;
          return this.#owner.grow(vertex);
        },
        Delete: () => this.#wipe(this.#current),
        Backspace: () => this.#wipe(this.#current),
        Escape: () => this.#escape(),
      }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const arrow = ARROWS[event.key];
      if (arrow && event.shiftKey && vertex && vertex !== GROUND) {
        const [x, y] = this.#drawing.places.get(vertex);
        this.#owner.move(vertex, [x + arrow[0] * GRID, y - arrow[1] * GRID], true);
      } else if (arrow) {
        this.#step(arrow);
      } else if (act) {
        act({vertex, edge});
      } else {
        return;
      }
      event.preventDefault();
    }

    #enter() {
      const {vertex, edge} = this.#current;
      if (vertex === undefined) this.#owner.recolour(edge);
      else if (this.#start) this.#finish(this.#start, {vertex});
      else this.#begin(vertex);
    }

    #escape() {
      if (!this.#start) return;
      this.letGo();
      this.#owner.say('The edge is not drawn.');
    }

    /** Left and right go through everything in its order across; up and down to the nearest. */
    #step([right, down]) {
      const middle = this.#middle(this.#current);
      const things = this.#things().map((thing) => ({thing, at: this.#middle(thing)}));
      things.sort((a, b) => a.at[0] - b.at[0] || b.at[1] - a.at[1]);
      const here = things.findIndex(({thing}) => keyOf(thing) === keyOf(this.#current));
      let next = right && things.at((here + right) % things.length);
      if (down) {
        const ahead = things.filter(({at}) => (at[1] - middle[1]) * down > 1);
        const far = ({at}) => Math.abs(at[1] - middle[1]) + 2 * Math.abs(at[0] - middle[0]);
        next = ahead.sort((a, b) => far(a) - far(b))[0];
      }
      if (!next) return;
      this.#current = next.thing;
      this.#draw();
      this.#focus();
    }

    /** What arrows go to: the ground, vertices and edges, but no edge while one is being drawn. */
    #things() {
      const ends = [GROUND, ...vertices(this.#drawing.edges)].map((vertex) => ({vertex}));
      return this.#start ? ends : [...ends, ...this.#curves.map((_, edge) => ({edge}))];
    }

    #middle({vertex, edge}) {
      if (vertex === GROUND) return [0, 0];
      return this.#onPaper(vertex ? this.#drawing.places.get(vertex) : pointOn(this.#curves[edge], 0.5));
    }
  }

  const snapped = (point) => point.map((number) => Math.round(number / GRID) * GRID);

  return {Paper, called};
})();
