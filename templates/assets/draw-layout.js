/**
 * Where the vertices of a drawing stand: the book's own layout in small. Trees grow straight up from the
 * ground, what has cycles is pulled into shape. In edge lengths, x to the right of the middle, y up from
 * the ground. Nothing here is left to chance, so the same drawing always looks the same.
 */
'use strict';

const drawLayout = (() => {
  const node = typeof require !== 'undefined';
  const {GROUND, vertices} = node ? require('./draw-sketch.js') : drawSketch;
  const {FOOT_SPACING, LEAF, LOOP, CLEARANCE, fromLine, distance, grouped} = node ? require('./draw-curves.js') : drawCurves;

  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

  /** What a drawing falls into when the ground is taken away, each piece with what it hangs together by. */
  function pieces(edges) {
    const neighbours = new Map(vertices(edges).map((name) => [name, new Set()]));
    for (const [from, to] of edges) {
      if (from === to || from === GROUND || to === GROUND) continue;
      neighbours.get(from).add(to);
      neighbours.get(to).add(from);
    }
    const grounded = new Set(edges.filter((edge) => edge.includes(GROUND)).flat());
    const seen = new Set();
    const found = [];
    for (const start of neighbours.keys()) {
      if (seen.has(start)) continue;
      const names = [...distances(start, neighbours).keys()];
      names.forEach((name) => seen.add(name));
      const feet = names.filter((name) => grounded.has(name));
      // A loose piece hangs where it would stand if its first vertex were held.
      found.push({names, neighbours, feet: feet.length ? feet : [start], edges});
    }
    return found;
  }

  /** How many edges everything in reach is away from a vertex, near ones first. */
  function distances(start, neighbours) {
    const found = new Map([[start, 0]]);
    for (const [name, far] of found) {
      for (const other of neighbours.get(name)) {
        if (!found.has(other)) found.set(other, far + 1);
      }
    }
    return found;
  }

  /** How far up each vertex of a piece is, one for those with a foot. */
  function levels({names, neighbours, feet}) {
    const fromGround = new Map(neighbours).set(GROUND, new Set(feet));
    const far = distances(GROUND, fromGround);
    return new Map(names.map((name) => [name, far.get(name)]));
  }

  function isTree({names, neighbours, feet}) {
    return feet.length === 1 && sum(names.map((name) => neighbours.get(name).size)) === 2 * (names.length - 1);
  }

  /** A tree upward from its foot, each vertex over the middle of those that stand on it. */
  function tree(piece) {
    const level = levels(piece);
    const upward = [...distances(piece.feet[0], piece.neighbours).keys()];
    const above = (name) => [...piece.neighbours.get(name)].filter((it) => level.get(it) > level.get(name));
    const width = new Map();
    for (const name of [...upward].reverse()) {
      const loops = piece.edges.filter(([from, to]) => from === name && to === name).length;
      width.set(name, Math.max(LEAF, loops * LOOP, sum(above(name).map((it) => width.get(it)))));
    }
    const left = new Map([[piece.feet[0], 0]]);
    const x = new Map();
    for (const name of upward) {
      let next = left.get(name) + (width.get(name) - sum(above(name).map((it) => width.get(it)))) / 2;
      if (!above(name).length) next = left.get(name);
      for (const child of above(name)) {
        left.set(child, next);
        next += width.get(child);
      }
    }
    for (const name of [...upward].reverse()) {
      const children = above(name);
      const middle = children.length
        ? (x.get(children[0]) + x.get(children.at(-1))) / 2
        : left.get(name) + width.get(name) / 2;
      x.set(name, middle);
    }
    return new Map(upward.map((name) => [name, [x.get(name), level.get(name)]]));
  }

  /** How many ways to order a piece are tried before it is pulled into shape, and how often it is pulled. */
  const STARTS = 8;
  const PULLS = 120;
  /** Vertices that are lowest but for so much stand level. */
  const LEVEL = 0.25;

  /**
   * A piece with cycles: every two vertices about as far apart as they are edges away from each other, and
   * as high as they are edges away from the ground (stress majorization). Of several starts the one with
   * the fewest crossings counts.
   */
  function web(piece) {
    const {names, neighbours} = piece;
    const height = levels(piece);
    const far = names.map((name) => distances(name, neighbours));
    const wanted = names.map((_, from) => names.map((name) => far[from].get(name)));
    let best = {cost: Infinity};
    for (let start = 0; start < Math.min(STARTS, 2 * names.length); start += 1) {
      const points = pulled(atFirst(piece, height, start), wanted, names.map((name) => height.get(name)));
      const places = new Map(names.map((name, index) => [name, points[index]]));
      const cost = clashes(piece, places) + stress(points, wanted) / 100;
      if (cost < best.cost - 1e-6) best = {cost, places};
    }
    const lowest = Math.min(...[...best.places.values()].map(([, y]) => y));
    const level = (y) => (y < lowest + LEVEL ? 1 : y + 1 - lowest);
    return new Map([...best.places].map(([name, [x, y]]) => [name, [x, level(y)]]));
  }

  /** Points on their levels, each level in an order that follows the one below. */
  function atFirst({names, neighbours}, level, start) {
    const turn = start % names.length;
    const order = [...names.slice(turn), ...names.slice(0, turn)];
    if (start % 2) order.reverse();
    const x = new Map();
    for (const row of grouped(order, (name) => level.get(name)).sort((a, b) => level.get(a[0]) - level.get(b[0]))) {
      const below = (name) => {
        const known = [...neighbours.get(name)].filter((it) => x.has(it)).map((it) => x.get(it));
        return known.length ? sum(known) / known.length : 0;
      };
      const wish = new Map(row.map((name) => [name, below(name)]));
      row.sort((a, b) => wish.get(a) - wish.get(b));
      row.forEach((name, index) => x.set(name, index - (row.length - 1) / 2));
    }
    return names.map((name) => [x.get(name), level.get(name)]);
  }

  function pulled(points, wanted, heights) {
    for (let pull = 0; pull < PULLS; pull += 1) {
      points.forEach(([x, y], from) => {
        // A vertex's height counts as much as a neighbour at that distance.
        const hold = 1 / heights[from] ** 2;
        let [total, sumX, sumY] = [0, 0, hold * heights[from]];
        points.forEach(([u, v], to) => {
          if (to === from) return;
          const wish = wanted[from][to];
          const stretch = wish / Math.max(Math.sqrt((x - u) ** 2 + (y - v) ** 2), 1e-6);
          const weight = 1 / wish ** 2;
          total += weight;
          sumX += weight * (u + stretch * (x - u));
          sumY += weight * (v + stretch * (y - v));
        });
        points[from] = [sumX / total, Math.max(sumY / (total + hold), 0.6)];
      });
    }
    return points;
  }

  const stress = (points, wanted) => sum(points.flatMap((point, from) => points.slice(0, from).map((other, to) =>
    (distance(point, other) / wanted[from][to] - 1) ** 2)));

  /** Crossings, and vertices on edges that are not theirs. */
  function clashes({edges, names, feet}, places) {
    const own = new Set(names);
    const lines = edges
      .filter(([from, to]) => from !== to && own.has(from) && own.has(to))
      .map(([from, to]) => [places.get(from), places.get(to)]);
    feet.forEach((name) => lines.push([[places.get(name)[0], 0], places.get(name)]));
    const crossings = lines.map((line, index) => lines.slice(0, index).filter((other) => cross(line, other)).length);
    const points = [...places.values()];
    const touches = lines.map((line) => points.filter((point) =>
      !line.includes(point) && fromLine(point, line) < 1.5 * CLEARANCE).length);
    return sum(crossings) + sum(touches);
  }

  function cross([a, b], [c, d]) {
    const side = ([px, py], [qx, qy], [rx, ry]) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
    return side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;
  }

  /**
   * A place for every vertex: pieces side by side on the ground.
   * @param {[string, string, string][]} edges
   * @returns {Map<string, [number, number]>}
   */
  function tidy(edges) {
    const places = new Map();
    let right = 0;
    for (const piece of pieces(edges)) {
      const own = isTree(piece) ? tree(piece) : web(piece);
      const xs = [...own.values()].map(([x]) => x);
      const feet = edges.filter((edge) => edge.includes(GROUND) && own.has(edge[0] === GROUND ? edge[1] : edge[0])).length;
      const room = Math.max(LEAF, feet * FOOT_SPACING - (Math.max(...xs) - Math.min(...xs)));
      const shift = right + room / 2 - Math.min(...xs);
      own.forEach(([x, y], name) => places.set(name, [x + shift, y]));
      right += Math.max(...xs) - Math.min(...xs) + room;
    }
    const round = (number) => Math.round(number * 100) / 100 + 0;
    return new Map([...places].map(([name, [x, y]]) => [name, [round(x - right / 2), round(y)]]));
  }

  /** A place for a vertex on another one: the first free of some above it, then further away. */
  function roomAbove([x, y], places) {
    const taken = [...places.values()];
    for (let far = 1; ; far += 1) {
      for (const [right, up] of [[0, 1], [-0.5, 0.85], [0.5, 0.85], [-1, 0.5], [1, 0.5]]) {
        const spot = [x + right * far, y + up * far];
        if (taken.every((point) => distance(point, spot) > 0.4)) return spot;
      }
    }
  }

  return {tidy, roomAbove};
})();

if (typeof module !== 'undefined') module.exports = drawLayout;
