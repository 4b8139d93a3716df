/*
 * Hackenbush, from its definitions. It shares nothing with the program that built this site:
 * your own machine is a witness of its own.
 *
 *   hackenbush.evaluate({edges: [["ground", "a", "green"], ["a", "b", "blue"]]})
 */
'use strict';

const hackenbush = (() => { // All of the file, so it is not indented.
const [LEFT, RIGHT] = [0, 1];
const both = (make) => [make(LEFT), make(RIGHT)];
const OWNERS = {green: [LEFT, RIGHT], blue: [LEFT], red: [RIGHT]};
const MOST_EDGES_PLAYED = 64;
const MOST_EDGES_IN_FORMS = 200; // Comparing them recurses.
const LONGEST_TEXT = 120;
const TOO_LONG = '{...|...}';

/** Values, each kept once under a number of its own; x is a number times 2^bits. */
function gameStore(bits) {
  const one = 1n << BigInt(bits);
  /**
   * {text, options, leaf: {x, ups, star}, number, heap, deep}. A leaf is x + ups (downs if
   * negative) + a heap, and has no options until asked for them; deep counts nested forms.
   */
  const nodes = [];
  const known = new Map();
  function remember(key, make) {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  }
  const key = (lists) => lists.map((list) => [...list].sort().join()).join('|');
  /** The last binary place of a number, 1 of an integer. */
  const lastPlace = (x) => (x % one === 0n ? one : x & -x);

  function leaf(x, ups = 0, star = 0) {
    const many = (sign, count) => (count > 0 ? sign : '') + (count > 1 ? count : '');
    const small = many(ups < 0 ? 'v' : '^', Math.abs(ups)) + many('*', star);
    const place = lastPlace(x);
    const whole = `${x / place}` + (place < one ? `/${one / place}` : '');
    const text = (x || !small ? whole : '') + small;
    const number = ups || star ? undefined : x;
    const heap = ups || x ? undefined : star;
    return remember(text, () => nodes.push({leaf: {x, ups, star}, number, heap, deep: 0, text}) - 1);
  }
  const zero = leaf(0n);
  function leafOptions({x, ups, star}) {
    const heaps = (count) => Array.from({length: count}, (_, size) => leaf(x, 0, size));
    if (ups !== 0) {
      // Who is favoured by ups can only give them up; of ^*, also the ups alone.
      const sign = Math.sign(ups);
      const lists = [heaps(ups === sign && star === 1 ? 2 : 1), [leaf(x, ups - sign, star ^ 1)]];
      return sign > 0 ? lists : lists.reverse();
    }
    if (star > 0) return both(() => heaps(star));
    return both((player) => {
      const step = player === LEFT ? lastPlace(x) : -lastPlace(x);
      return lastPlace(x) < one || x * step > 0n ? [leaf(x - step)] : [];
    });
  }
  function options(g, player) {
    nodes[g].options ??= leafOptions(nodes[g].leaf);
    return nodes[g].options[player];
  }
  /** g <= h unless a left option of g is at least h, or a right option of h at most g. */
  function le(g, h) {
    const [x, y] = [nodes[g].number, nodes[h].number];
    if (g === h || (x !== undefined && y !== undefined)) return g === h || x < y;
    const order = (nodes[g].order ??= {});
    order[h] ??=
      !options(g, LEFT).some((it) => le(h, it)) && !options(h, RIGHT).some((it) => le(it, g));
    return order[h];
  }
  const suits = (player, better, worse) => (player === LEFT ? le(worse, better) : le(better, worse));
  const undominated = (player, list) =>
    list.filter((it) => !list.some((other) => other !== it && suits(player, other, it)));
  /** The value with these options: dominated ones go, reversible ones are bypassed. */
  function form(given) {
    const lists = both((player) => undominated(player, [...new Set(given[player])]));
    return remember(key(lists), () => {
      const draft = nodes.push({options: lists}) - 1;
      const bypassed = (player) => (option) => {
        // An answer that leaves the player no better off than before.
        const answer = options(option, 1 - player).find((it) => suits(player, draft, it));
        return answer === undefined ? option : options(answer, player);
      };
      const settled = both((player) => lists[player].flatMap(bypassed(player)));
      return key(settled) === key(lists) ? canonical(lists) : form(settled);
    });
  }
  const canonical = (lists) =>
    remember(key(lists), () => {
      const options = lists.map((list) => [...list].sort(listed));
      const deep = 1 + Math.max(...options.flat().map((it) => nodes[it].deep));
      const text = `{${options.map((list) => list.map((it) => nodes[it].text)).join('|')}}`;
      const fits = text.length <= LONGEST_TEXT && !text.includes(TOO_LONG);
      return leafLike(options) ?? nodes.push({options, deep, text: fits ? text : TOO_LONG}) - 1;
    });
  /** The leaf with these canonical options, if there is one. */
  function leafLike(lists) {
    const leaves = lists.map((list) => list.map((it) => nodes[it].leaf));
    if (leaves.flat().includes(undefined)) return null;
    const [[left], [right]] = leaves;
    const x = left && right ? (left.x + right.x) >> 1n : left ? left.x + one : right ? right.x - one : 0n;
    const candidates = [leaf(x), leaf(x, 0, lists[LEFT].length)];
    if (left) candidates.push(leaf(x, left.ups - 1, left.star ^ 1));
    if (right) candidates.push(leaf(x, right.ups + 1, right.star ^ 1));
    return candidates.find((it) => key(both((player) => options(it, player))) === key(lists));
  }
  /** The order in which options are listed; not the order of games. */
  function listed(g, h) {
    const [a, b] = [nodes[g], nodes[h]];
    if (g === h || a.deep !== b.deep) return a.deep - b.deep;
    if (a.leaf) {
      const ups = Math.abs(a.leaf.ups) - Math.abs(b.leaf.ups) || b.leaf.ups - a.leaf.ups;
      return Number(a.leaf.x - b.leaf.x) || ups || a.leaf.star - b.leaf.star;
    }
    const [one, other] = [a, b].map(({options}) => [...options[LEFT], -1, ...options[RIGHT], -1]);
    const first = one.findIndex((it, i) => it !== other[i]);
    const shorter = one[first] < 0 || other[first] < 0;
    return shorter ? one[first] - other[first] : listed(one[first], other[first]);
  }

  /** The value of a text, read as nested lists of leaves. */
  function parse(told) {
    const signs = {'{': '[[', '|': '],[', '}': ']]', ',': ','};
    const value = (it) => {
      if (Array.isArray(it) && it.length === 2) return form(it.map((list) => list.map(value)));
      const leafPattern = /^(?=.)(?:(-?\d+)(?:\/(\d+))?)?([v^]\d{0,8})?(\*\d{0,8})?$/;
      const [, n = 0, d = 1, ups = '', star = ''] = it.match(leafPattern);
      const many = (sign) => (sign && Number(sign.slice(1) || 1)) || 0;
      if ((BigInt(n) * one) % BigInt(d)) throw RangeError();
      return leaf((BigInt(n) * one) / BigInt(d), ups[0] === 'v' ? -many(ups) : many(ups), many(star));
    };
    try {
      return value(JSON.parse(told.replace(/[{|},]|[^{|},]+/g, (it) => signs[it] ?? JSON.stringify(it))));
    } catch {
      throw new TypeError(`${told} is not a value such as 3/4, *2 or {0,^*|0}.`);
    }
  }

  function sum(g, h) {
    const [a, b] = [nodes[g].leaf, nodes[h].leaf];
    if (a && b) return leaf(a.x + b.x, a.ups + b.ups, a.star ^ b.star);
    const cuts = (player) => [
      ...options(g, player).map((it) => sum(it, h)),
      ...options(h, player).map((it) => sum(g, it)),
    ];
    return remember(`${g}+${h}`, () => form(both(cuts)));
  }
  /** The ordinal sum of an edge and what stands on it. */
  function onEdge(g, colour) {
    const {number, heap} = nodes[g];
    if (colour === 'green' && heap !== undefined) return leaf(0n, 0, heap + 1);
    if (colour !== 'green' && number !== undefined) {
      // (x + p) / 2^(p-1), p the least from 1 on with x + p > 1.
      const sign = colour === 'blue' ? 1n : -1n;
      const x = sign * number;
      const p = x < one ? (one - x) / one + 1n : 1n;
      return leaf(sign * ((x + p * one) >> (p - 1n)));
    }
    const cuts = (player) => [
      ...(OWNERS[colour].includes(player) ? [zero] : []),
      ...options(g, player).map((it) => onEdge(it, colour)),
    ];
    return remember(colour + g, () => form(both(cuts)));
  }
  /** The colours of a stalk worth this heap or number (Berlekamp's rule), or null. */
  function stalkOf(g) {
    const {number: x, heap} = nodes[g];
    if (heap !== undefined) return Array(heap).fill('green');
    if (x === undefined) return null;
    const colours = [];
    for (let below = 0n, part = one; below !== x; below += x > below ? part : -part) {
      colours.push(x > below ? 'blue' : 'red');
      if (colours.at(-1) !== colours[0] || part < one) part >>= 1n;
    }
    return colours;
  }
  return {zero, one, leaf, form, le, parse, sum, onEdge, stalkOf, node: (g) => nodes[g]};
}

/** The drawing with its vertices numbered, the ground 0. */
function read(drawing) {
  const given = drawing?.edges;
  if (!Array.isArray(given) || given.length === 0) {
    throw new TypeError('A drawing has edges: {edges: [["ground", "a", "green"]]}.');
  }
  const numbers = new Map([['ground', 0]]);
  const edges = Array.from(given, (edge, i) => {
    const [from, to, colour, ...more] = Array.isArray(edge) ? edge : [];
    const named = [from, to].every((name) => name && typeof name === 'string');
    if (!named || more.length > 0 || !Object.keys(OWNERS).includes(colour)) {
      throw new TypeError(`Edge ${i + 1} should be two named vertices and green, blue or red.`);
    }
    for (const name of [from, to]) if (!numbers.has(name)) numbers.set(name, numbers.size);
    return {from: numbers.get(from), to: numbers.get(to), colour};
  });
  return {names: [...numbers.keys()], edges};
}
/** For each vertex its edges and where they lead. */
function incidence(vertices, edges) {
  const at = Array.from({length: vertices}, () => []);
  edges.forEach(({from, to}, edge) => {
    at[from].push({edge, end: to});
    if (to !== from) at[to].push({edge, end: from});
  });
  return at;
}

// Search

/**
 * Plays every position, yielding {positions} on the way; throws a RangeError if there are too
 * many. In the table returned, `kept` has a bit for each edge that stands.
 */
function* search(drawing, {limit = 4_000_000} = {}) {
  const {names, edges} = read(drawing);
  const refuseAbove = (most, count, what) => {
    if (count > most) throw new RangeError(`it has more than ${most} ${what}`);
  };
  refuseAbove(MOST_EDGES_PLAYED, edges.length, 'edges');
  const at = incidence(names.length, edges);
  // A position is a mask of edges, a small integer where it can be.
  const mask = edges.length > 30 ? BigInt : Number;
  const bits = edges.map((_, edge) => mask(1n << BigInt(edge)));
  const seen = names.map(() => 0);
  let round = 0;
  /** What of a position reaches the ground. */
  function grounded(position) {
    seen[0] = ++round;
    const reached = [0];
    for (const vertex of reached) {
      for (const {edge, end} of at[vertex]) {
        if (seen[end] === round || !(position & bits[edge])) continue;
        seen[end] = round;
        reached.push(end);
      }
    }
    return bits.reduce((kept, bit, i) => (seen[edges[i].from] === round ? kept : kept & ~bit), position);
  }
  const start = grounded(bits.reduce((all, bit) => all | bit));

  // Twigs, and edges outside a spanning tree, can be cut in any choice.
  const standing = edges.filter((_, edge) => start & bits[edge]);
  const inner = at.filter((around, vertex) => vertex > 0 && seen[vertex] && around.length > 1);
  refuseAbove(limit, 2 ** (standing.length - inner.length), 'positions');

  const store = gameStore(edges.length);
  const green = standing.every(({colour}) => colour === 'green');
  const mex = (heaps) => [...heaps.keys(), heaps.length].find((size) => !heaps.includes(size));
  const places = new Map();
  const values = [];
  const plies = [[], []];
  function* play(position) {
    const options = [[], []];
    for (let edge = 0; edge < edges.length; edge++) {
      if (!(position & bits[edge])) continue;
      const option = grounded(position & ~bits[edge]);
      const place = places.get(option) ?? (yield* play(option));
      for (const player of OWNERS[edges[edge].colour]) options[player].push(place);
    }
    const lists = options.map((list) => list.map((place) => values[place]));
    const value = green ? mex(lists[LEFT]) : store.form(lists);
    both((player) => {
      // Who can win does so as soon as can be; who cannot, delays.
      const more = options[player].map((place) => plies[1 - player][place]);
      const lost = more.filter((count) => count % 2 === 0);
      plies[player].push(1 + (lost.length > 0 ? Math.min(...lost) : Math.max(-1, ...more)));
    });
    places.set(position, values.push(value) - 1);
    refuseAbove(limit, values.length, 'positions');
    if (values.length % 64 === 0) yield {positions: values.length};
    return values.length - 1;
  }
  yield* play(start);

  const told = (kept) => {
    const place = kept === null ? undefined : places.get(mask(kept));
    if (place === undefined) return null;
    const [L, R] = both((player) => plies[player][place]);
    const value = green ? store.leaf(0n, 0, values[place]) : values[place];
    return {value: store.node(value).text, outcome: 'PLRN'[(L % 2) + 2 * (R % 2)], plies: {L, R}};
  };
  return {
    ...told(start),
    edges: drawing.edges,
    positions: values.length,
    start: BigInt(start),
    after: (kept, edge) => (mask(kept) & bits[edge] ? BigInt(grounded(mask(kept) & ~bits[edge])) : null),
    at: told,
  };
}

// Structure

/** Bridges, loops and pieces without a cut vertex, each after what stands on it. */
function blocksOf(vertices, edges) {
  const at = incidence(vertices, edges);
  const [arrival, low, taken, open, path, blocks] = [[], [], [], [], [], []];
  const arrive = (vertex) => {
    path.push({vertex, left: [...at[vertex]], opened: open.length});
    arrival[vertex] = low[vertex] = path.length;
  };
  const close = (root, closed) => {
    const tops = new Set(closed.flatMap(({from, to}) => [from, to]));
    tops.delete(root);
    blocks.push({root, edges: closed, tops: [...tops]});
  };
  arrive(0);
  for (;;) {
    const {vertex, left, opened} = path.at(-1);
    if (left.length > 0) {
      const {edge, end} = left.pop();
      if (taken[edge]) continue;
      taken[edge] = true;
      if (end === vertex) {
        close(vertex, [edges[edge]]);
        continue;
      }
      if (arrival[end] === undefined) arrive(end);
      else low[vertex] = Math.min(low[vertex], arrival[end]);
      open.push(edges[edge]);
    } else {
      path.pop();
      if (path.length === 0) return blocks;
      const below = path.at(-1).vertex;
      if (low[vertex] >= arrival[below]) close(below, open.splice(opened));
      low[below] = Math.min(low[below], low[vertex]);
    }
  }
}

/** What a block is worth with what stands on it; null if no theorem tells. */
function worthOf(store, {edges}, above) {
  const {colour} = edges[0];
  if (edges.length === 1) return store.onEdge(above[0] ?? store.zero, colour);
  if (edges.some((edge) => edge.colour !== colour)) return null;
  // Fusion, under heaps; or one colour, under whole moves of its player's.
  const unit = {green: 0n, blue: store.one, red: -store.one}[colour];
  const bears = ({number, heap}) =>
    unit === 0n ? heap !== undefined : number !== undefined && number % unit === 0n && number * unit >= 0n;
  if (!above.every((it) => bears(store.node(it)))) return null;
  const own = store.leaf(unit * BigInt(edges.length), 0, unit === 0n ? edges.length % 2 : 0);
  return above.reduce((one, other) => store.sum(one, other), own);
}

const inWords = (names) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** {value, rule, steps}, or null where no theorem reads the drawing. */
function readStructure(drawing) {
  const {names, edges: drawn} = read(drawing);
  const blocks = blocksOf(names.length, drawn);
  const standing = new Set(blocks.flatMap((block) => block.edges));
  const green = [...standing].filter(({colour}) => colour === 'green').length;
  if (green > 0 && green < standing.size && standing.size > MOST_EDGES_IN_FORMS) return null;
  const store = gameStore(drawn.length);
  const worth = names.map(() => store.zero);
  // At the ground heaps cancel; what is neither heap nor number stays what it is.
  const heaps = [store.zero];
  for (const block of blocks) {
    const own = worthOf(store, block, block.tops.map((top) => worth[top]));
    if (own === null) return null;
    worth[block.root] = store.sum(worth[block.root], own);
    if (block.root === 0 && store.node(own).number === undefined) heaps.push(own);
  }

  const steps = [];
  let edges = drawn;
  function step(rule, says, next) {
    if (!says) return;
    edges = next;
    steps.push({rule, says, edges: next.map(({from, to, colour}) => [names[from], names[to], colour])});
  }
  const fallen = drawn.length - standing.size;
  step('prune', fallen && `${fallen} edges fall before play`, drawn.filter((edge) => standing.has(edge)));

  const home = [...names.keys()];
  const cycles = blocks.filter((block) => block.edges.length > 1);
  const fused = cycles.filter((block) => block.edges[0].colour === 'green').reverse();
  const says = fused.map(({root, tops, edges}) => {
    for (const top of tops) home[top] = home[root];
    const ends = inWords([root, ...tops].map((vertex) => names[vertex]));
    return `${ends} become one vertex with ${edges.length} loops`;
  });
  step('fusion', says.join('; '), edges.map(({from, to, colour}) => ({from: home[from], to: home[to], colour})));

  const loops = names.map(() => []);
  for (const edge of edges) if (edge.from === edge.to && edge.colour === 'green') loops[edge.from].push(edge);
  const gone = new Set(loops.flatMap((there) => there.slice(there.length % 2)));
  step('parity', gone.size && `${gone.size} loops cancel in pairs`, edges.filter((edge) => !gone.has(edge)));

  const {text: value} = store.node(worth[0]);
  const upstairs = blocks.map(({root}) => root).filter((root) => root > 0);
  const bridges = blocks.every(({edges, tops}) => edges.length * tops.length === 1);
  const stalks = bridges && new Set(upstairs).size === upstairs.length;
  const stalk = store.stalkOf(worth[0]);
  const oneColour = cycles.length > fused.length && 'one colour';
  const colon = upstairs.length > 0 && (green > 0 || !stalks) && 'colon';
  const used = [...steps.map(({rule}) => rule), oneColour, colon, colon && 'ordinal sum'];
  const numbers = heaps.every((it) => it === store.zero || store.node(it).heap !== undefined) &&
    heaps.reduce((one, other) => store.sum(one, other)) === store.zero;
  used.push(numbers ? "Berlekamp's rule" : 'ordinal sum');
  if (stalk && edges.length > (steps.length > 0 ? 0 : stalk.length)) {
    const says = `all of it is worth ${value}, as is a stalk of ${stalk.length}`;
    const raised = stalk.map((colour, i) => [i > 0 ? `${i}` : 'ground', `${i + 1}`, colour]);
    steps.push({rule: oneColour || 'colon', says, edges: raised});
  }
  const rule = green === standing.size ? 'fusion and colon' : inWords([...new Set(used.filter(Boolean))]);
  return {value, rule, steps};
}

/** {structure: {value, rule, steps} or null, search: {value, ...} or null, refused: why}. */
function evaluate(drawing, options) {
  const structure = readStructure(drawing);
  try {
    const task = search(drawing, options);
    let step;
    do step = task.next();
    while (!step.done);
    const {value, positions, outcome, start, after, at} = step.value;
    const cuts = drawing.edges.map((_, edge) => at(after(start, edge)));
    return {structure, search: {value, positions, outcome, cuts}};
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return {structure, search: null, refused: error.message};
  }
}

/** A store and the values of these texts. */
function parsed(...texts) {
  const store = gameStore(4 * texts.join('').length);
  return [store, ...texts.map(store.parse)];
}
function add(a, b) {
  const [store, g, h] = parsed(a, b);
  return store.node(store.sum(g, h)).text;
}
/** '<', '=', '>', or '||' where neither is at least the other. */
function compare(a, b) {
  const [{le}, g, h] = parsed(a, b);
  if (g === h) return '=';
  return le(g, h) ? '<' : le(h, g) ? '>' : '||';
}
/** L, R, P (whoever moves second wins) or N (the next). */
const outcome = (value) => ({'<': 'R', '=': 'P', '>': 'L', '||': 'N'})[compare(value, '0')];

return {evaluate, search, add, compare, outcome};
})();

if (typeof module === 'object') module.exports = hackenbush;
