'use strict';
// The parts of the page /draw/ that know nothing of a page.

const {test} = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');
const asset = (name) => require(path.join(ROOT, 'templates/assets', name));
const sketch = asset('draw-sketch.js');
const layout = asset('draw-layout.js');
const course = asset('draw-curves.js');
const picture = asset('draw-picture.js');
const values = asset('draw-values.js');

const read = (...names) => fs.readFileSync(path.join(ROOT, ...names), 'utf8');

/** A drawing from an address, laid out if the address does not say where all stands. */
function drawing(address) {
  const it = sketch.fromAddress(address);
  assert.ok(it, address);
  return it.put === 'tidy' ? {...it, places: layout.tidy(it.edges)} : it;
}

/** A drawing made step by step: `[from, to, colour]`, a point where a new vertex is to stand. */
function drawn(...strokes) {
  return strokes.reduce((it, [from, to, colour]) => sketch.join(it, from, to, colour).drawing, sketch.empty());
}

const TRIANGLE = drawn(
  ['ground', [0, 1], 'green'], ['a', [-0.5, 2], 'green'], ['b', [0.5, 2], 'green'], ['c', 'a', 'green'],
);

/** Edges without their order and direction. */
const unordered = (edges) => edges.map(([from, to, colour]) => [...[from, to].sort(), colour].join(' ')).sort();

/** The edges that a file of the repertoire lists; its stalks are left out. */
function edgesOf(yaml) {
  const edges = [];
  let colour = null;
  for (const line of yaml.split('\n')) {
    const [, key, rest] = /^(\w+):(.*)$/.exec(line) ?? [];
    if (key) colour = sketch.COLOURS.includes(key) && !rest.trim() ? key : null;
    const [, names] = /^ +- (.+)$/.exec(line) ?? [];
    if (!colour || !names) continue;
    const walk = names.trim().split(/ +/);
    walk.slice(1).forEach((name, index) => edges.push([walk[index], name, colour]));
  }
  return edges;
}

const REPERTOIRE = fs.readdirSync(path.join(ROOT, 'repertoire'))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name, edgesOf(read('repertoire', name))])
  .filter(([, edges]) => edges.length > 0);

/** Drawings of all kinds, the same in every run. */
function* someDrawings(count) {
  let state = 1;
  const upTo = (bound) => {
    state = (state * 48271) % 2147483647;
    return state % bound;
  };
  for (let number = 0; number < count; number += 1) {
    let it = sketch.empty();
    let taken = 0;
    for (let edges = 1 + upTo(14); edges > 0; edges -= 1) {
      const ends = ['ground', ...it.places.keys()];
      const end = () => (upTo(3) ? ends[upTo(ends.length)] : [upTo(20) / 2 - 5, 0.5 + (taken += 0.37)]);
      it = sketch.join(it, end(), end(), sketch.COLOURS[upTo(3)]).drawing;
    }
    yield it;
  }
}

// The drawing

test('an edge to nowhere makes a vertex, and a vertex without an edge is gone', () => {
  assert.deepEqual(TRIANGLE.edges.map(([from, to]) => from + to), ['grounda', 'ab', 'bc', 'ca']);
  assert.deepEqual(TRIANGLE.places.get('b'), [-0.5, 2]);
  const without = sketch.withoutVertex(TRIANGLE, 'b');
  assert.deepEqual(without.edges.map(([from, to]) => from + to), ['grounda', 'ca']);
  assert.deepEqual([...without.places.keys()], ['a', 'c']);
  assert.deepEqual([...sketch.withoutEdge(without, 1).places.keys()], ['a']);
  assert.equal(TRIANGLE.edges.length, 4, 'what was drawn before stays as it was');
});

test('what the ground does not hold is told apart', () => {
  const {edges} = sketch.withoutEdge(TRIANGLE, 0);
  assert.deepEqual(sketch.standing(edges), [false, false, false]);
  assert.deepEqual(sketch.standing(TRIANGLE.edges), [true, true, true, true]);
});

test('undo and redo walk to and fro, and a new stroke forgets what was undone', () => {
  const history = new sketch.History(sketch.empty());
  const [one, two] = [drawn(['ground', [0, 1], 'red']), TRIANGLE];
  history.draw(one);
  history.draw(two);
  history.undo();
  assert.equal(history.now, one);
  history.redo();
  assert.equal(history.now, two);
  history.undo();
  history.undo();
  history.undo();
  assert.deepEqual(history.now, sketch.empty());
  assert.equal(history.canUndo, false);
  history.draw(two);
  assert.equal(history.canRedo, false);
});

test('the paper is full at its limits', () => {
  let it = sketch.empty();
  for (let edge = 0; edge < sketch.LIMITS.edges; edge += 1) it = sketch.join(it, 'ground', 'ground', 'green').drawing;
  assert.equal(sketch.join(it, 'ground', 'ground', 'green'), null);
  it = sketch.empty();
  for (let vertex = 2; vertex <= sketch.LIMITS.vertices; vertex += 1) it = sketch.join(it, 'ground', [0, 1], 'green').drawing;
  assert.equal(sketch.join(it, 'ground', [0, 1], 'green'), null);
  assert.ok(sketch.join(it, 'ground', 'a', 'green'));
});

// The address

test('an address is short and can be read', () => {
  const rows = [
    [{...TRIANGLE, put: 'tidy'}, 'g=0-a-b-c-a'],
    [TRIANGLE, 'g=0-a-b-c-a&at=a,0,1;b,-0.5,2;c,0.5,2'],
    [sketch.moved(TRIANGLE, 'c', [1, 2.129]), 'g=0-a-b-c-a&place=a,0,1;b,-0.5,2;c,1,2.13'],
    [drawn(['ground', [0, 1], 'blue'], ['a', 'ground', 'blue'], ['a', 'a', 'red']), 'b=0-a-0&r=a-a&at=a,0,1'],
    [sketch.empty(), ''],
  ];
  for (const [it, address] of rows) assert.equal(sketch.toAddress(it), address);
});

test('whatever is drawn comes back from its address', () => {
  for (const it of someDrawings(300)) {
    const back = sketch.fromAddress(sketch.toAddress(it));
    assert.deepEqual(back.edges.map((edge) => unordered([edge])), it.edges.map((edge) => unordered([edge])));
    assert.deepEqual(new Map(back.places), it.places);
  }
});

test('the fullest paper fits into an address', () => {
  const {edges, vertices} = sketch.LIMITS;
  let it = sketch.empty();
  for (let edge = 0; edge < edges; edge += 1) {
    const last = [...it.places.keys()].at(-1) ?? 'ground';
    const to = edge < vertices - 1 ? [-29.75 + edge / 100, 29.11] : 'ground';
    it = sketch.join(it, edge % 2 ? 'ground' : last, to, sketch.COLOURS[edge % 3]).drawing;
  }
  assert.deepEqual(sketch.fromAddress(sketch.toAddress(it)).places, it.places);
});

test('an address that is not exactly one is refused', () => {
  const hostile = [
    'x', 'g', 'g=', 'g=0', 'g=0-', 'g=0-a-', 'g=0--a', 'g=-', 'g=.', 'g=0-a.', 'y=0-a', 'G=0-a', 'g=0-A', 'g=0-ab', 'g=0-a1234',
    'g=0-__proto__', 'g=0-constructor', 'g=0-<img src=x>', 'g=0-%61', 'g=0-a&', '&g=0-a', 'g=0-a&at=', 'at=a,0,1', 'g=0-a&at=b,0,1',
    'g=0-a&at=a,0', 'g=0-a&at=a,0,1,2', 'g=0-a&at=a,NaN,1', 'g=0-a&at=a,1e9,1', 'g=0-a&at=a,0x1,1', 'g=0-a&at=a,0,-1', 'g=0-a&at=a,99,1',
    'g=0-a&at=a,0,1&b=0-a', 'g=0-a&at=a,0,1&place=a,0,1', 'g=0-a&at=0,0,1;a,0,1', 'toString=0-a', '__proto__=0-a',
    `g=${'0-'.repeat(65)}0`, `g=${Array(65).fill('0-0').join('.')}`, `g=0-${Array.from({length: 40}, (_, i) => `a${i}`).join('-')}`,
    `g=0-a${'&g=0-a'.repeat(1000)}`,
  ];
  for (const address of hostile) assert.equal(sketch.fromAddress(address), null, address.slice(0, 60));
});

// Where all stands

test('trees grow straight up, level by level', () => {
  const stalk = drawing('g=0-a-b-c').places;
  assert.deepEqual([...stalk.values()], [[0, 1], [0, 2], [0, 3]]);
  const fork = drawing('g=0-a-b.a-c').places;
  assert.deepEqual(fork.get('a'), [0, 1]);
  assert.equal(fork.get('b')[0], -fork.get('c')[0]);
  assert.equal(fork.get('b')[1], 2);
});

test('a cycle is round and stands on its stalk', () => {
  const places = drawing('g=0-a-b-c-a').places;
  const far = (from, to) => Math.hypot(...[0, 1].map((axis) => places.get(from)[axis] - places.get(to)[axis]));
  for (const [from, to] of ['ab', 'bc', 'ca']) assert.ok(Math.abs(far(from, to) - 1) < 0.1, `${from}${to}: ${far(from, to)}`);
  assert.equal(places.get('a')[1], 1);
});

test('the repertoire is laid out without two vertices in one place and mostly without crossings', () => {
  for (const [name, edges] of REPERTOIRE) {
    const places = [...layout.tidy(edges)];
    assert.equal(places.length, sketch.vertices(edges).length, name);
    assert.deepEqual(places, [...layout.tidy(edges)], 'the same every time');
    for (const [index, [one, [x, y]]] of places.entries()) {
      assert.ok(y >= 0.5, `${name}: ${one} at ${y}`);
      for (const [other, [u, v]] of places.slice(0, index)) assert.ok(Math.hypot(x - u, y - v) > 0.4, `${name}: ${one}, ${other}`);
    }
  }
});

/** How near a curve comes to a vertex. */
const clearance = (curve, point) => Math.min(...course.chords(curve).map((chord) => course.fromLine(point, chord)));

test('every edge runs from end to end, and no two on one line', () => {
  for (const it of someDrawings(300)) {
    const curves = course.curves(it);
    curves.forEach((curve, index) => {
      const [from, to] = it.edges[index];
      const ends = new Set([curve[0], curve.at(-1)].map(([x, y]) => (y === 0 ? 'ground' : `${x},${y}`)));
      assert.deepEqual(ends, new Set([from, to].map((end) => (end === 'ground' ? end : it.places.get(end).join()))));
      for (const other of curves.slice(0, index)) {
        const middles = [curve, other].map((one) => course.pointOn(one, 0.5));
        assert.ok(Math.hypot(middles[0][0] - middles[1][0], middles[0][1] - middles[1][1]) > 0, sketch.toAddress(it));
      }
    });
  }
});

test('an edge past a vertex that is not its own bows around it', () => {
  const it = {...sketch.fromAddress('g=0-a-b-c.a-c'), places: new Map([['a', [0, 1]], ['b', [0, 2]], ['c', [0, 3]]])};
  const curves = course.curves(it);
  assert.ok(clearance(curves[3], [0, 2]) > 0.2);
  assert.equal(curves[1].length, 2, 'the others stay straight');
});

test('parallel edges are even arcs, and a loop lies in the widest gap', () => {
  const it = {...sketch.fromAddress('g=0-a-b.a-b.a-b.b-b'), places: new Map([['a', [0, 1]], ['b', [0, 2]]])};
  const curves = course.curves(it);
  const across = [1, 2, 3].map((edge) => course.pointOn(curves[edge], 0.5)[0]).sort((a, b) => a - b);
  assert.ok(Math.abs(across[0] + across[2]) < 1e-9 && across[1] === 0 && across[2] > 0.3, across.join());
  const [x, y] = course.pointOn(curves[4], 0.5);
  assert.ok(Math.abs(x) < 1e-9 && y > 2.5, 'straight up');
});

// What is taken home

test('the YAML of the triangle on a stalk', () => {
  assert.equal(picture.yaml(TRIANGLE, 'Triangle on a stalk', 'Drawn by hand.'), [
    'title: Triangle on a stalk', 'about: Drawn by hand.', 'green:', '  - ground a b c a', '',
  ].join('\n'));
});

test('YAML names places only where the reader moved something', () => {
  const moved = sketch.moved(drawn(['ground', [0, 1], 'red'], ['a', [1, 1.5], 'blue']), 'a', [-0.25, 1]);
  assert.match(picture.yaml(moved, 'A', 'B'), /\nblue:\n {2}- a b\nred:\n {2}- ground a\nplace: \{a: \[-0\.25, 1\], b: \[1, 1\.5\]\}\n$/);
});

test('words with a meaning of their own in YAML stand in quotes', () => {
  for (const words of ['a: b', '- a', '#1', 'yes', 'True', '12', '*2', '"', "it's", '{a}', '\u2028', 'Null', 'No', 'end:', 'a #b', 'a: b c', 'true', '']) {
    const [title] = picture.yaml(TRIANGLE, words, 'B').split('\n');
    assert.equal(title, `title: ${JSON.stringify(words.trim())}`);
  }
  assert.equal(picture.yaml(TRIANGLE, 'One\ngreen: [x]', 'B').split('\n')[0], 'title: "One green: [x]"');
});

test('the repertoire goes through the YAML unchanged', () => {
  for (const [name, edges] of REPERTOIRE) {
    const it = {edges, places: layout.tidy(edges), put: 'tidy'};
    assert.deepEqual(unordered(edgesOf(picture.yaml(it, 'A', 'B'))), unordered(edges), name);
  }
});

/** The triangle where the book's own layout puts it. */
const EQUILATERAL = {...TRIANGLE, places: new Map([['a', [0, 1]], ['b', [-0.5, 1 + Math.sqrt(3) / 2]], ['c', [0.5, 1 + Math.sqrt(3) / 2]]])};

test('the TikZ is what `figure triangle-on-a-stalk --format tikz` prints', () => {
  const lines = picture.tikz(EQUILATERAL, 'A triangle on a stalk').split('\n');
  const book = read('site/drawings/triangle-on-a-stalk/figure.tex').split('\n');
  const first = book.slice(book.findIndex((line) => line.startsWith('\\path[hb ground]')), book.findIndex((line) => line.includes('the drawing')));
  assert.ok(first.length > 10);
  assert.ok(lines.join('\n').includes(first.join('\n')), lines.join('\n'));
  assert.ok(lines.includes('\\path[use as bounding box] (0,-128.83) rectangle (82.8,10);'));
  assert.ok(lines.includes('\\begin{scope}[xshift=31.05bp]'));
});

test('the TikZ styles and colours are those of the book', () => {
  const folder = path.join(ROOT, 'site/drawings');
  const known = new Set(fs.readdirSync(folder, {withFileTypes: true}).filter((it) => it.isDirectory())
    .flatMap(({name}) => read('site/drawings', name, 'figure.tex').split('\n'))
    .map((line) => line.replace(/[,\]]$/, '')));
  const own = picture.tikz(drawing('g=0-a&b=a-b&r=b-b'), 'A').split('\n').map((line) => line.replace(/[,\]]$/, ''));
  const styles = own.filter((line) => line.includes('/.style=') || line.startsWith('\\definecolor'));
  assert.equal(styles.length, 7 + 6);
  for (const style of styles) assert.ok(known.has(style), style);
});

test('the SVG has the marks of the book, its own style, and no markup of the reader’s', () => {
  const svg = picture.svgFile(EQUILATERAL, '</title><script>alert("x")</script>');
  assert.ok(!svg.includes('<script'));
  const book = read('site/drawings/triangle-on-a-stalk/index.html');
  const marks = svg.split('\n').filter((line) => /<(path|circle)/.test(line));
  assert.equal(marks.length, 2 + 2 * 4 + 3);
  for (const mark of marks) assert.ok(book.includes(mark), mark);
  const sheet = read('src/figure/figure.css') + read('src/figure/sheet.css');
  const [, style] = /<style>([^]*)<\/style>/.exec(svg);
  const declarations = [...style.matchAll(/[{;]([a-z-]+:[^;{}]+)/g)].map(([, it]) => it);
  assert.ok(declarations.length > 30);
  for (const declaration of declarations) assert.ok(sheet.includes(declaration), declaration);
});

// Values

function last(generator) {
  let it;
  for (it of generator);
  return it;
}

test('the triangle on a stalk is worth *2, as the book has it', () => {
  const report = last(values.valuation(TRIANGLE.edges));
  assert.equal(report.structure.value, '*2');
  assert.equal(report.table.value, '*2');
  assert.equal(report.positions, 8);
  assert.deepEqual(report.cuts.map((cut) => cut.value), ['0', '*3', '*', '*3']);
  assert.deepEqual(report.cuts.map((cut) => values.wins('green', cut)), [true, false, false, false]);
  assert.equal(values.verdict(report), 'Worth ∗2: whoever moves first wins.');
});

test('beyond sixteen edges structure alone tells, also what cuts leave', () => {
  const edges = sketch.fromAddress(`g=0-${Array.from({length: 17}, (_, i) => `a${i}`).join('-')}`).edges;
  const report = last(values.valuation(edges));
  assert.equal(report.table, null);
  assert.match(report.refused, /^17 edges stand/);
  assert.equal(report.structure.value, '*17');
  assert.deepEqual(report.cuts.map((cut) => cut.value), ['0', '*', ...Array.from({length: 15}, (_, i) => `*${i + 2}`)]);
});

test('what falls before play has no cut, and a blue edge is not Right’s to win by', () => {
  const report = last(values.valuation(sketch.fromAddress('b=0-a&g=b-c').edges));
  assert.deepEqual(report.cuts.map((cut) => cut?.value), ['0', undefined]);
  assert.equal(report.table.value, '1');
  assert.equal(values.wins('blue', {outcome: 'R'}), false);
  assert.equal(values.wins('red', {outcome: 'R'}), true);
  assert.equal(values.wins('blue', null), false);
});
