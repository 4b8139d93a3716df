'use strict';
/*
 * Two boards as one game: whoever is to move cuts on either.
 *
 * A position of the two is a pair of positions, one of each. How long play lasts from a pair
 * is worked out here from nothing but the cuts, backwards from the pair with no edge left;
 * the values are those of the two tables, added by `add`.
 */
const disjunctiveSum = (() => {
  const OTHER = {L: 'R', R: 'L'};
  const FORBIDDEN = {L: 'red', R: 'blue'};
  const TOO_LONG = '{...|...}';

  /** Every position of a table, what a cut leaves before what it is cut from, and where in
   * this order the cuts of either player lead. */
  function unfold({edges, start, after}) {
    const cuts = new Map([[start, []]]);
    // What is added to a map on the way is visited too.
    for (const [kept, found] of cuts) {
      for (const edge of edges.keys()) {
        if (!((kept >> BigInt(edge)) & 1n)) continue;
        const left = after(kept, edge);
        found.push({left, colour: edges[edge][2]});
        if (!cuts.has(left)) cuts.set(left, []);
      }
    }
    // A cut takes bits away, so it leaves a smaller number.
    const positions = [...cuts.keys()].sort((one, other) => (one < other ? -1 : 1));
    const places = new Map(positions.map((kept, place) => [kept, place]));
    const leads = (player) => positions.map((kept) => {
      const open = cuts.get(kept).filter(({colour}) => colour !== FORBIDDEN[player]);
      return [...new Set(open.map(({left}) => places.get(left)))];
    });
    return {places, count: positions.length, leads: {L: leads('L'), R: leads('R')}};
  }

  /** How long play lasts from every pair, by who is to move: the winner hurries, the loser
   * delays, so it is odd exactly if the mover wins. */
  function remoteness(one, other) {
    const plies = {L: new Uint8Array(one.count * other.count), R: new Uint8Array(one.count * other.count)};
    for (let here = 0; here < plies.L.length; here++) {
      const there = here % other.count;
      const row = here - there;
      for (const player of ['L', 'R']) {
        let [won, lost] = [Infinity, 0];
        const look = (pair) => {
          const lasts = plies[OTHER[player]][pair] + 1;
          if (lasts % 2) won = Math.min(won, lasts);
          else lost = Math.max(lost, lasts);
        };
        for (const place of one.leads[player][row / other.count]) look(place * other.count + there);
        for (const place of other.leads[player][there]) look(row + place);
        plies[player][here] = won < Infinity ? won : lost;
      }
    }
    return plies;
  }

  /** An edge whose vertices are told from those of the other board. */
  function primed([from, to, colour]) {
    const name = (vertex) => (vertex === 'ground' ? vertex : `${vertex}′`);
    return [name(from), name(to), colour];
  }

  /**
   * The table of two tables played as one, as play.js has tables; null if there are more
   * pairs of positions than `most`. The edges of the second come after those of the first,
   * its vertices primed. `add` adds two values in writing.
   */
  function disjunctiveSum(first, second, add, most) {
    const [one, other] = [unfold(first), unfold(second)];
    const pairs = one.count * other.count;
    if (pairs > most) return null;
    const plies = remoteness(one, other);
    const own = first.edges.length;
    const parts = (kept) => [BigInt.asUintN(own, kept), kept >> BigInt(own)];
    const pair = (kept, rest) => kept | (rest << BigInt(own));
    const sums = new Map();
    const sum = (...values) => {
      const key = values.join(' + ');
      if (!sums.has(key)) sums.set(key, values.includes(TOO_LONG) ? TOO_LONG : add(...values));
      return sums.get(key);
    };
    return {
      edges: [...first.edges, ...second.edges.map(primed)],
      positions: pairs,
      start: pair(first.start, second.start),
      after(kept, edge) {
        const [left, right] = parts(kept);
        return edge < own ? pair(first.after(left, edge), right) : pair(left, second.after(right, edge - own));
      },
      at(kept) {
        const [left, right] = parts(kept);
        const place = one.places.get(left) * other.count + other.places.get(right);
        return {
          // Added only when asked for: play itself needs no values.
          get value() { return sum(first.at(left).value, second.at(right).value); },
          plies: {L: plies.L[place], R: plies.R[place]},
        };
      },
    };
  }

  return disjunctiveSum;
})();

if (typeof module === 'object') module.exports = disjunctiveSum;
