/*
 * A drawing of a million green edges, made and read in the reader's browser: the recipe of
 * `src/verify/census/million`, and fusion and colon from their definitions, in typed arrays and
 * without recursion. It shares nothing with the program that built this site.
 */
'use strict';

const million = (() => {
  const GROUND = 0;
  const NEWEST = 10; // every choice falls among so many of the newest vertices
  const ONE_IN = 16; // one edge in so many joins two vertices that are there
  const NONE = -1;

  /** The sequence of the recipe: each number as a share of `of`. */
  function sequence() {
    let number = 1;
    return (of) => {
      number = (Math.imul(number, 1664525) + 1013904223) >>> 0;
      return Math.floor((number * of) / 2 ** 32);
    };
  }

  /** The drawing of so many edges, each from from[i] to to[i]; vertex 0 is the ground. */
  function make(edges) {
    const share = sequence();
    const [from, to] = [new Int32Array(edges), new Int32Array(edges)];
    let vertices = 1;
    const newest = () => vertices - 1 - share(Math.min(vertices, NEWEST));
    for (let edge = 0; edge < edges; edge += 1) {
      const joins = share(ONE_IN) === 0;
      from[edge] = newest();
      to[edge] = joins ? newest() : vertices++;
    }
    return {vertices, from, to};
  }

  /** The edges at each vertex: at[starts[v]] up to at[starts[v + 1]], loops twice. */
  function incidence({vertices, from, to}) {
    const starts = new Int32Array(vertices + 1);
    const ends = [from, to];
    for (const list of ends) for (const end of list) starts[end + 1] += 1;
    for (let vertex = 0; vertex < vertices; vertex += 1) starts[vertex + 1] += starts[vertex];
    const next = starts.slice();
    const at = new Int32Array(2 * from.length);
    for (const list of ends) list.forEach((end, edge) => { at[next[end]++] = edge; });
    return {starts, at};
  }

  /**
   * A walk from the ground, depth first: `order` of arrival, the edge `by` which each vertex was
   * reached, and the earliest arrival (`low`) that it or anything above it is joined to otherwise.
   */
  function walk(drawing) {
    const {vertices, from, to} = drawing;
    const {starts, at} = incidence(drawing);
    const table = () => new Int32Array(vertices).fill(NONE);
    const [order, arrival, low, by, below] = [table(), table(), table(), table(), table()];
    const looked = starts.slice(0, vertices);
    let [arrived, vertex] = [0, GROUND];
    const arrive = (there) => {
      arrival[there] = low[there] = arrived;
      order[arrived++] = there;
    };
    arrive(GROUND);
    while (vertex !== NONE) {
      if (looked[vertex] === starts[vertex + 1]) {
        const under = below[vertex];
        if (under !== NONE) low[under] = Math.min(low[under], low[vertex]);
        vertex = under;
        continue;
      }
      const edge = at[looked[vertex]++];
      if (edge === by[vertex]) continue;
      const end = from[edge] === vertex ? to[edge] : from[edge];
      if (arrival[end] === NONE) {
        [by[end], below[end]] = [edge, vertex];
        arrive(end);
        vertex = end;
      } else {
        low[vertex] = Math.min(low[vertex], arrival[end]);
      }
    }
    return {order: order.subarray(0, arrived), arrival, low, by, below};
  }

  /** The Grundy value of a drawing and how many of its edges lie on no cycle. */
  function read(drawing) {
    const {vertices, from} = drawing;
    const {order, arrival, low, by, below} = walk(drawing);
    const isBridge = (vertex) => by[vertex] !== NONE && low[vertex] === arrival[vertex];
    // Fusion: a vertex that no bridge leads to is one with the vertex below it.
    const home = new Int32Array(vertices);
    let bridges = 0;
    for (const vertex of order) {
      const apart = vertex === GROUND || isBridge(vertex);
      home[vertex] = apart ? vertex : home[below[vertex]];
      if (isBridge(vertex)) bridges += 1;
    }
    // Loops at one vertex cancel in pairs. Every edge within a component is one.
    const worth = new Int32Array(vertices);
    for (const end of from) if (arrival[end] !== NONE) worth[home[end]] ^= 1;
    for (const vertex of order) if (isBridge(vertex)) worth[home[from[by[vertex]]]] ^= 1;
    // Colon, from the last to be reached down to the ground.
    for (let place = order.length - 1; place > 0; place -= 1) {
      const vertex = order[place];
      if (isBridge(vertex)) worth[home[below[vertex]]] ^= worth[vertex] + 1;
    }
    return {value: worth[GROUND], bridges};
  }

  /** Lets a reader press the button and be told. */
  function start(host) {
    const [button, status] = [host.querySelector('button'), host.querySelector('[role=status]')];
    const expected = {value: Number(host.dataset.value), bridges: Number(host.dataset.bridges)};
    const edges = Number(host.dataset.edges);
    const written = (number) => number.toLocaleString('en');
    const timed = (work) => {
      const began = performance.now();
      const result = work();
      return {result, time: Math.max(1, Math.round(performance.now() - began))};
    };
    button.addEventListener('click', () => {
      button.disabled = true;
      status.textContent = 'Making the drawing.';
      setTimeout(() => { // The page shows the words first.
        const {result: drawing, time: making} = timed(() => make(edges));
        const {result, time} = timed(() => read(drawing));
        const agree = result.value === expected.value && result.bridges === expected.bridges;
        const verdict = agree
          ? 'The build says the same.'
          : 'The build says otherwise. Either this site is wrong or its script is: please report it.';
        status.textContent = `Made in ${written(making)} ms and read in ${written(time)} ms: `
          + `${written(result.bridges)} bridges, worth ∗${result.value}. ${verdict}`;
        button.disabled = false;
      }, 50);
    });
  }

  return {make, read, start};
})();

if (typeof module === 'object') module.exports = million;
else document.querySelectorAll('.million').forEach(million.start);
