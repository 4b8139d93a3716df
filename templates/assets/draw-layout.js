/**
 * Where the vertices of a drawing stand and how its edges run: the book's own layout in small. In edge
 * lengths, x to the right of the middle, y up from the ground. Nothing here is left to chance, so the
 * same drawing always looks the same.
 */
'use strict';

const drawLayout = (() => {
  const {GROUND, vertices} = typeof require === 'undefined' ? drawSketch : require('./draw-sketch.js');

  /** Room between two feet, and between the feet of parallel edges, many of which stand closer. */
  const FOOT_SPACING = 0.36;
  const BUNDLE_SPACING = 0.68;
  const WIDEST_BUNDLE = 2.04;
  /** Room for a vertex with nothing beside it, and for a loop on it. */
  const LEAF = 0.95;
  const LOOP = 0.6;
  /** A loop's length, half the angle at which it leaves, and how far apart two are at most. */
  const PETAL = 0.58;
  const PETAL_HALF_ANGLE = 0.6;
  const PETAL_SPACING = 1;
  /** How far the middles of parallel edges are apart, and how far along a bow its handles are. */
  const PARALLEL = 0.34;
  const BOW_HANDLE = 0.28;
  /** Edges keep this far from vertices that are not theirs, if they can. */
  const CLEARANCE = 0.2;

  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const minus = ([x, y], [u, v]) => [x - u, y - v];
  const along = ([x, y], [u, v], share) => [x + (u - x) * share, y + (v - y) * share];
  const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

  /** Items in groups, by the keys that they give, in the order in which keys are first seen. */
  function grouped(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
      const key = keyOf(item);
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(item);
    }
    return [...groups.values()];
  }

  // Where vertices stand.

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

  function fromLine(point, [a, b]) {
    const [ux, uy] = minus(b, a);
    const [vx, vy] = minus(point, a);
    const share = Math.min(Math.max((ux * vx + uy * vy) / (ux * ux + uy * uy || 1), 0), 1);
    return distance(point, along(a, b, share));
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

  // How edges run.

  /** @typedef {[number, number][]} Curve  Two points of a line, or four of a cubic. */

  /**
   * The course of every edge: feet side by side on the ground, parallel edges as arcs, loops as
   * teardrops where there is most room.
   * @param {{edges: [string, string, string][], places: Map<string, [number, number]>}} drawing
   * @returns {Curve[]}
   */
  function curves({edges, places}) {
    const drawn = [];
    const numbered = edges.map(([from, to], index) => ({from, to, index}));
    const loops = numbered.filter(({from, to}) => from === to && from !== GROUND);
    const feet = footholds(numbered.filter(({from, to}) => from === GROUND || to === GROUND), places);
    const bundles = grouped(
      numbered.filter(({from, to, index}) => from !== to && !feet.has(index)),
      ({from, to}) => [from, to].sort().join(' '),
    );
    for (const [index, [left, right]] of feet) {
      const {from, to} = numbered[index];
      if (from === to) drawn[index] = arch(left, right);
      else bundles.push([{index, foot: [left, 0], from: GROUND, to: from === GROUND ? to : from}]);
    }
    for (const bundle of bundles) {
      const [{from, to, foot}] = bundle;
      const [low, high] = foot ? [from, to] : [from, to].sort();
      const ends = [foot ?? places.get(low), places.get(high)];
      const others = [...places].filter(([name]) => name !== from && name !== to).map(([, point]) => point);
      const shift = detour(ends, bundle.length, others);
      bundle.forEach(({index}, order) => {
        drawn[index] = bow(ends, shift + (order - (bundle.length - 1) / 2) * PARALLEL);
      });
    }
    const fixed = drawn.filter(Boolean);
    for (const group of grouped(loops, ({from}) => from)) {
      petals(places.get(group[0].from), group.length, fixed).forEach((petal, order) => {
        drawn[group[order].index] = petal;
      });
    }
    return drawn;
  }

  /** Where edges meet the ground, by their numbers: once, or twice for a loop there. */
  function footholds(grounded, places) {
    const upper = ({from, to}) => (from === GROUND ? to : from);
    const posts = grounded.filter((edge) => upper(edge) !== GROUND);
    const feet = grouped(posts, upper).flatMap((bundle) => {
      const spacing = Math.min(WIDEST_BUNDLE / Math.max(bundle.length - 1, 1), BUNDLE_SPACING);
      const [x] = places.get(upper(bundle[0]));
      return bundle.map(({index}, order) => ({index, x: x + (order - (bundle.length - 1) / 2) * spacing}));
    });
    const end = Math.max(...[...places.values()].map(([x]) => x), ...feet.map(({x}) => x), -LEAF);
    grounded.filter((edge) => upper(edge) === GROUND).forEach(({index}, order) => {
      const left = end + LEAF * (order + 1) - (feet.length ? 0 : LEAF / 2);
      feet.push({index, x: left - LOOP / 2}, {index, x: left + LOOP / 2});
    });
    feet.sort((a, b) => a.x - b.x || a.index - b.index);
    const stands = spread(feet.map(({x}) => x), FOOT_SPACING);
    const held = new Map();
    feet.forEach(({index}, order) => held.set(index, [...(held.get(index) ?? []), stands[order]]));
    return held;
  }

  /** Numbers as near to ascending ones as can be, but `gap` apart: what stands too close moves as one. */
  function spread(wanted, gap) {
    const pools = [];
    wanted.forEach((wish, order) => {
      let pool = {total: wish - order * gap, count: 1};
      while (pools.length && pools.at(-1).total / pools.at(-1).count > pool.total / pool.count) {
        const before = pools.pop();
        pool = {total: pool.total + before.total, count: pool.count + before.count};
      }
      pools.push(pool);
    });
    const levels = pools.flatMap(({total, count}) => Array(count).fill(total / count));
    return levels.map((level, order) => level + order * gap);
  }

  const arch = (left, right) => [[left, 0], [left, 0.8], [right, 0.8], [right, 0]];

  /** An edge whose middle lies off the straight line, to the right of its way if `sagitta` is above 0. */
  function bow([from, to], sagitta) {
    if (Math.abs(sagitta) < 1e-9) return [from, to];
    const [x, y] = minus(to, from);
    const lift = sagitta / 0.75 / Math.max(Math.hypot(x, y), 1e-9);
    const handle = (share) => {
      const [u, v] = along(from, to, share);
      return [u + y * lift, v - x * lift];
    };
    return [from, handle(BOW_HANDLE), handle(1 - BOW_HANDLE), to];
  }

  /** How far to the side edges must bow so as to keep off vertices that are not theirs. */
  function detour(ends, count, others) {
    const touched = (shift) => Array.from({length: count}, (_, order) =>
      bow(ends, shift + (order - (count - 1) / 2) * PARALLEL)).filter((curve) =>
      chords(curve).some((chord) => others.some((point) => fromLine(point, chord) < CLEARANCE))).length;
    let best = {shift: 0, touches: touched(0)};
    for (const shift of [0.3, -0.3, 0.5, -0.5, 0.8, -0.8]) {
      if (best.touches === 0) break;
      const touches = touched(shift);
      if (touches < best.touches) best = {shift, touches};
    }
    return best.shift;
  }

  /** A point on a curve, `share` of the way. */
  function pointOn(curve, share) {
    let points = curve;
    while (points.length > 1) points = points.slice(1).map((point, index) => along(points[index], point, share));
    return points[0];
  }

  /** A curve as straight pieces. */
  function chords(curve) {
    const pieces = curve.length === 2 ? 1 : 12;
    return Array.from({length: pieces}, (_, piece) =>
      [pointOn(curve, piece / pieces), pointOn(curve, (piece + 1) / pieces)]);
  }

  const bearing = ([x, y]) => Math.atan2(x, y);

  /** Loops at a vertex, in the widest gaps between the edges there. */
  function petals(vertex, count, others) {
    const gaps = gapsAt(vertex, others).map((gap) => ({...gap, petals: 0}));
    for (let petal = 0; petal < count; petal += 1) {
      const share = ({width, petals}) => width / (petals + 1);
      gaps.reduce((best, gap) => (share(gap) > share(best) + 1e-9 ? gap : best)).petals += 1;
    }
    return gaps.flatMap(({start, width, petals}) => {
      const spacing = Math.min(width / (petals + 0.3), PETAL_SPACING);
      const half = Math.min(PETAL_HALF_ANGLE, 0.52 * spacing);
      const length = Math.max(PETAL, 0.2 / spacing) / (0.75 * Math.cos(half));
      return Array.from({length: petals}, (_, order) => {
        const axis = start + width / 2 + (order - (petals - 1) / 2) * spacing;
        const handle = (turn) => [vertex[0] + length * Math.sin(turn), vertex[1] + length * Math.cos(turn)];
        return [vertex, handle(axis - half), handle(axis + half), vertex];
      });
    });
  }

  /** The angles that are free at a vertex, clockwise from straight up, those that look up first. */
  function gapsAt(vertex, others) {
    const leaving = others.flatMap((curve) => [curve, [...curve].reverse()])
      .filter(([end]) => distance(end, vertex) < 1e-6)
      .map((curve) => bearing(minus(pointOn(curve, 0.3), vertex)))
      .sort((a, b) => a - b);
    if (!leaving.length) return [{start: -Math.PI, width: 2 * Math.PI}];
    const gaps = leaving.map((start, index) =>
      ({start, width: (leaving[index + 1] ?? leaving[0] + 2 * Math.PI) - start}));
    const up = ({start, width}) => Math.cos(start + width / 2);
    return gaps.sort((a, b) => up(b) - up(a));
  }

  /**
   * The middles of labels beside edges, each on the side where there is more room.
   * @param {([number, number] | null)[]} sizes  Half the width and height of each edge's label, if it has one.
   */
  function labels(drawn, sizes) {
    const lines = drawn.map(chords);
    const spots = [];
    drawn.forEach((curve, index) => {
      if (!sizes[index]) return;
      const [x, y] = minus(pointOn(curve, 0.52), pointOn(curve, 0.48));
      const long = Math.hypot(x, y) || 1;
      const off = 0.06 + (Math.abs(y) * sizes[index][0] + Math.abs(x) * sizes[index][1]) / long;
      const [u, v] = pointOn(curve, 0.5);
      const sides = [1, -1].map((side) => [u + (side * y * off) / long, v - (side * x * off) / long]);
      const room = (spot) => Math.min(
        ...lines.flatMap((own, other) => (other === index ? [] : own.map((line) => fromLine(spot, line)))),
        ...spots.filter(Boolean).map((other) => distance(spot, other) / 2),
        spot[1],
      );
      spots[index] = room(sides[1]) > room(sides[0]) + 1e-6 ? sides[1] : sides[0];
    });
    return spots;
  }

  /** The middle of a vertex's name, `far` away from it where no edge leaves. */
  function nameSpot([x, y], drawn, far) {
    const {start, width} = gapsAt([x, y], drawn).reduce((best, gap) => (gap.width > best.width + 1e-6 ? gap : best));
    const turn = start + width / 2;
    return [x + far * Math.sin(turn), y + far * Math.cos(turn)];
  }

  return {tidy, roomAbove, curves, labels, nameSpot, pointOn, chords, fromLine};
})();

if (typeof module !== 'undefined') module.exports = drawLayout;
