/*
 * The drawing of a million edges as pages make and read it: the same that the census `million`
 * has (`src/verify/census/million/tests.rs` has the numbers from elsewhere), and small drawings
 * held against the engine, which plays them.
 *
 *   node --test tests/scripts/
 */
'use strict';

const assert = require('node:assert/strict');
const path = require('node:path');
const test = require('node:test');

const ASSETS = path.join(__dirname, '..', '..', 'templates', 'assets');
const million = require(path.join(ASSETS, 'million.js'));
const hackenbush = require(path.join(ASSETS, 'hackenbush.js'));

test('a million edges are what an independent program found', () => {
  const drawing = million.make(1_000_000);
  assert.equal(drawing.vertices, 937_474);
  assert.deepEqual(million.read(drawing), {value: 62_464, bridges: 603_580});
});

test('small drawings are worth what playing them says', () => {
  const named = (vertex) => (vertex === 0 ? 'ground' : `v${vertex}`);
  for (let edges = 1; edges <= 14; edges += 1) {
    const {from, to, vertices} = million.make(edges);
    const list = [...from].map((end, edge) => [named(end), named(to[edge]), 'green']);
    const {search} = hackenbush.evaluate({edges: list});
    const value = million.read({from, to, vertices}).value;
    assert.equal(value ? `*${value === 1 ? '' : value}` : '0', search.value, `${edges} edges`);
  }
});

test('cycles, loops and bridges of a drawing worked out by hand', () => {
  // A triangle on a stalk is worth *2; a loop more on its corner makes the cycle's edges even: *.
  const drawing = (pairs) => ({
    vertices: 4,
    from: Int32Array.from(pairs, ([from]) => from),
    to: Int32Array.from(pairs, ([, to]) => to),
  });
  const triangle = [[0, 1], [1, 2], [2, 3], [3, 1]];
  assert.deepEqual(million.read(drawing(triangle)), {value: 2, bridges: 1});
  assert.deepEqual(million.read(drawing([...triangle, [2, 2]])), {value: 1, bridges: 1});
  assert.deepEqual(million.read(drawing([[0, 1], [1, 0], [1, 2], [2, 3]])), {value: 2, bridges: 2});
});
