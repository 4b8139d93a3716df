/**
 * The drawing that a reader makes: what it is, what can be done to it, how it is kept in an address.
 * Nothing here knows of the page.
 *
 * An address holds coloured paths in the order in which they were drawn, and perhaps where vertices
 * stand, in edge lengths to the right of the middle and up from the ground:
 *
 *     #g=0-a-b-c-a                 a triangle on a stalk, laid out by the page
 *     #g=0-a.0-a&b=a-b&r=b-b       a green double edge, a blue edge on it, a red loop on top
 *     #b=0-a&at=a,-0.5,1           every vertex where it was drawn
 *     #b=0-a&place=a,-0.5,1        the same, but moved on purpose: the YAML then has `place:`
 *
 * `g`, `b` and `r` are the colours, `0` is the ground, dots part paths and semicolons places. Whatever
 * is not exactly this, or is larger than `LIMITS`, is refused whole.
 */
'use strict';

const drawSketch = (() => {
  const GROUND = 'ground';
  const COLOURS = ['green', 'blue', 'red'];
  /** At most so much is drawn; places are within `reach` of the middle of the ground, so much above it at least. */
  const LIMITS = {edges: 64, vertices: 40, reach: 30, lowest: 0.25, address: 2000};

  /**
   * @typedef {object} Drawing  Never changed, only replaced.
   * @property {[string, string, string][]} edges  From, to, colour.
   * @property {Map<string, [number, number]>} places  Of every vertex but the ground.
   * @property {'tidy' | 'drawn' | 'moved'} put  Who put the vertices where they are: the layout, or the
   *   reader in passing, or the reader on purpose.
   */

  /** @returns {Drawing} */
  const empty = () => ({edges: [], places: new Map(), put: 'tidy'});

  /** The vertices but the ground, in the order in which edges name them. */
  function vertices(edges) {
    const names = new Set(edges.flatMap(([from, to]) => [from, to]));
    names.delete(GROUND);
    return [...names];
  }

  /** For every edge, whether the ground holds it. */
  function standing(edges) {
    const reached = new Set([GROUND]);
    for (let before = 0; before < reached.size;) {
      before = reached.size;
      for (const [from, to] of edges) {
        if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
      }
    }
    return edges.map(([from]) => reached.has(from));
  }

  const clamped = (low, number, high) => Math.min(Math.max(number, low), high);
  const rounded = (number) => Math.round(number * 100) / 100 + 0;

  function place([x, y]) {
    const {reach, lowest} = LIMITS;
    return [rounded(clamped(-reach, x, reach)), rounded(clamped(lowest, y, reach))];
  }

  /** The first of a, b, ..., z, a1, b1, ... that is free. */
  function freshName(places) {
    for (let number = 0; ; number += 1) {
      const name = String.fromCharCode(97 + number % 26) + (Math.floor(number / 26) || '');
      if (!places.has(name)) return name;
    }
  }

  /**
   * Draws an edge. An end is the name of a vertex, or a point where a new one is to stand.
   * @returns {{drawing: Drawing, ends: [string, string]} | null} Nothing if the paper is full.
   */
  function join(drawing, from, to, colour) {
    const places = new Map(drawing.places);
    const ends = [from, to].map((end) => {
      if (typeof end === 'string') return end;
      const name = freshName(places);
      places.set(name, place(end));
      return name;
    });
    if (drawing.edges.length >= LIMITS.edges || places.size >= LIMITS.vertices) return null;
    return {drawing: {edges: [...drawing.edges, [...ends, colour]], places, put: touched(drawing)}, ends};
  }

  /** Who put the vertices where they are, once another edge is drawn or gone. */
  const touched = ({put}) => (put === 'tidy' ? 'drawn' : put);

  /** With these edges, and no vertex that none of them ends at. */
  function withEdges(drawing, edges) {
    const kept = new Set(vertices(edges));
    const places = new Map([...drawing.places].filter(([name]) => kept.has(name)));
    return edges.length ? {edges, places, put: touched(drawing)} : empty();
  }

  const withoutEdge = (drawing, edge) =>
    withEdges(drawing, drawing.edges.filter((_, index) => index !== edge));

  const withoutVertex = (drawing, name) =>
    withEdges(drawing, drawing.edges.filter(([from, to]) => from !== name && to !== name));

  function recoloured(drawing, edge, colour) {
    const edges = drawing.edges.map((it, index) => (index === edge ? [it[0], it[1], colour] : it));
    return {...drawing, edges};
  }

  const moved = (drawing, name, point) =>
    ({...drawing, places: new Map(drawing.places).set(name, place(point)), put: 'moved'});

  /** What was drawn, step by step, and what was taken back. */
  class History {
    #past = [];
    #future = [];

    constructor(drawing) {
      this.now = drawing;
    }

    get canUndo() {
      return this.#past.length > 0;
    }

    get canRedo() {
      return this.#future.length > 0;
    }

    draw(drawing) {
      this.#past.push(this.now);
      this.#future = [];
      this.now = drawing;
    }

    undo() {
      this.#turn(this.#past, this.#future);
    }

    redo() {
      this.#turn(this.#future, this.#past);
    }

    #turn(from, to) {
      if (!from.length) return;
      to.push(this.now);
      this.now = from.pop();
    }
  }

  /** Edges joined into paths where each begins at the end of the one before: lists of names. */
  function paths(edges) {
    const joined = [];
    for (const [from, to] of edges) {
      const path = joined.at(-1) ?? [];
      if (path.length === 2 && ![from, to].includes(path[1]) && [from, to].includes(path[0])) path.reverse();
      const tip = path.at(-1);
      if (tip === from) path.push(to);
      else if (tip === to) path.push(from);
      else joined.push([from, to]);
    }
    return joined;
  }

  /** A drawing as an address keeps it; nothing for an empty one. */
  function toAddress({edges, places, put}) {
    const runs = [];
    for (const edge of edges) {
      if (runs.at(-1)?.[0][2] === edge[2]) runs.at(-1).push(edge);
      else runs.push([edge]);
    }
    const short = (name) => (name === GROUND ? '0' : name);
    const parts = runs.map((run) =>
      `${run[0][2][0]}=${paths(run).map((path) => path.map(short).join('-')).join('.')}`);
    if (places.size && put !== 'tidy') {
      const points = vertices(edges).map((name) => [name, ...places.get(name)].join(','));
      parts.push(`${put === 'moved' ? 'place' : 'at'}=${points.join(';')}`);
    }
    return parts.join('&');
  }

  /**
   * The drawing that an address holds, without places if they are left to the layout.
   * @param {string} address  What follows the `#`.
   * @returns {Drawing | null} Nothing if it is not one.
   */
  function fromAddress(address) {
    if (address.length > LIMITS.address) return null;
    const edges = [];
    const places = new Map();
    let put = 'tidy';
    for (const part of address ? address.split('&') : []) {
      const [, key, text] = /^(g|b|r|at|place)=(.+)$/.exec(part) ?? [];
      if (!key || put !== 'tidy') return null;
      const colour = COLOURS.find((name) => name[0] === key);
      const read = colour ? readPaths(text, colour) : readPlaces(text);
      if (!read) return null;
      if (colour) {
        edges.push(...read);
      } else {
        read.forEach(([name, point]) => places.set(name, point));
        put = key === 'at' ? 'drawn' : 'moved';
      }
    }
    const names = vertices(edges);
    const placed = put === 'tidy' || (names.length === places.size && names.every((name) => places.has(name)));
    const fits = edges.length <= LIMITS.edges && names.length < LIMITS.vertices;
    return placed && fits ? {edges, places, put} : null;
  }

  const NAME = /^[a-z]\d{0,2}$/;

  function readPaths(text, colour) {
    const edges = [];
    for (const path of text.split('.')) {
      const names = path.split('-').map((name) => (name === '0' ? GROUND : name));
      if (names.length < 2 || !names.every((name) => name === GROUND || NAME.test(name))) return null;
      if (names.length > LIMITS.edges + 1) return null;
      names.slice(1).forEach((name, index) => edges.push([names[index], name, colour]));
    }
    return edges;
  }

  function readPlaces(text) {
    const number = /^-?\d{1,2}(\.\d{1,2})?$/;
    const read = text.split(';').map((it) => it.split(','));
    const sound = read.every(([name, ...point]) =>
      NAME.test(name) && point.length === 2 && point.every((it) => number.test(it)));
    const points = read.map(([name, ...point]) => [name, point.map(Number)]);
    const within = points.every(([, point]) => place(point).join() === point.join());
    return sound && within ? points : null;
  }

  return {
    GROUND, COLOURS, LIMITS, History, empty, vertices, standing, join, withoutEdge, withoutVertex,
    recoloured, moved, paths, toAddress, fromAddress,
  };
})();

if (typeof module !== 'undefined') module.exports = drawSketch;
