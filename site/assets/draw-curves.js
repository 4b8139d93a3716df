/**
 * How the edges of a drawing run, as in the book's figures: feet side by side on the ground, parallel
 * edges as even arcs, loops as teardrops where there is most room; and where labels stand beside them. In
 * edge lengths, x to the right of the middle, y up from the ground.
 */
'use strict';

const drawCurves = (() => {
  const {GROUND} = typeof require === 'undefined' ? drawSketch : require('./draw-sketch.js');

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

  const minus = ([x, y], [u, v]) => [x - u, y - v];
  const along = ([x, y], [u, v], share) => [x + (u - x) * share, y + (v - y) * share];
  const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

  /** How far a point is from a straight piece. */
  function fromLine(point, [a, b]) {
    const [ux, uy] = minus(b, a);
    const [vx, vy] = minus(point, a);
    const share = Math.min(Math.max((ux * vx + uy * vy) / (ux * ux + uy * uy || 1), 0), 1);
    return distance(point, along(a, b, share));
  }

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

  return {FOOT_SPACING, LEAF, LOOP, CLEARANCE, curves, labels, nameSpot, pointOn, chords, fromLine, distance, grouped};
})();

if (typeof module !== 'undefined') module.exports = drawCurves;
