'use strict';
// Two tables played as one: against positions worked out by hand, against the drawing that
// has the edges of both, and against sums in the cases handed to the project.

const {test} = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const play = require('../../templates/assets/play.js');
const hackenbush = require('../../templates/assets/hackenbush.js');
const disjunctiveSum = require('../../templates/assets/sum.js');

const COLOURS = {G: 'green', B: 'blue', R: 'red'};

/** The edges of stalks side by side. */
const stalks = (...words) => words.flatMap((word, nth) => [...word].map((letter, height) =>
  [height ? `${nth}${height}` : 'ground', `${nth}${height + 1}`, COLOURS[letter]]));

function tableOf(edges) {
  const task = hackenbush.search({edges});
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
}

const sum = (one, other, most = Infinity) => disjunctiveSum(tableOf(one), tableOf(other), hackenbush.add, most);
const start = (table) => table.at(table.start);

/** Every position that can be reached, the start first. */
function reachable(table) {
  const found = new Set([table.start]);
  for (const kept of found) {
    for (const player of ['L', 'R']) {
      for (const edge of play.open(table, kept, player)) found.add(table.after(kept, edge));
    }
  }
  return found;
}

test('two halves and a red edge come to nothing', () => {
  const table = sum(stalks('BR', 'BR'), stalks('R'));
  const {value, plies} = start(table);
  assert.equal(value, '0');
  // Left cuts a blue edge, Right the red one above the other, Left the other, Right the last.
  assert.deepEqual(plies, {L: 4, R: 4});
  assert.equal(play.outcome(plies), 'P');
  assert.equal(table.positions, 18);
});

test('who wins each does not tell who wins both', () => {
  const outcome = (one, other) => play.outcome(start(sum(stalks(one), stalks(other))).plies);
  // The first player wins each of these alone.
  assert.equal(outcome('G', 'G'), 'P');
  assert.equal(outcome('G', 'GG'), 'N');
  assert.equal(outcome('G', 'GB'), 'L');
  assert.equal(outcome('GR', 'G'), 'R');
  // Left wins the first of these and Right the second.
  assert.equal(outcome('BR', 'RB'), 'P');
  assert.equal(outcome('BB', 'RB'), 'L');
  assert.equal(outcome('BR', 'RRB'), 'R');
  // A blade is lost in a number, and not beside nothing.
  assert.equal(outcome('BRRR', 'G'), 'L');
});

test('edges keep their order, and vertices are told apart', () => {
  const table = sum([['ground', 'a', 'blue']], [['ground', 'a', 'red'], ['a', 'a', 'green']]);
  assert.deepEqual(table.edges, [['ground', 'a', 'blue'], ['ground', 'a′', 'red'], ['a′', 'a′', 'green']]);
  assert.equal(table.start, 0b111n);
  assert.equal(table.after(0b111n, 0), 0b110n);
  assert.equal(table.after(0b111n, 1), 0b001n);
  assert.equal(table.after(0b111n, 2), 0b011n);
});

test('too many pairs are refused, and just not too many are not', () => {
  const one = stalks('GGGG');
  assert.equal(sum(one, one, 24), null);
  assert.equal(sum(one, one, 25).positions, 25);
});

test('sums too long to be written are played all the same', () => {
  const table = (value) => ({...tableOf(stalks('B')), at: () => ({value})});
  const both = disjunctiveSum(table('{...|...}'), table('1'), () => assert.fail('nothing to add'), 9);
  assert.equal(start(both).value, '{...|...}');
  assert.deepEqual(start(both).plies, {L: 1, R: 0});
});

test('the two together are the drawing that has the edges of both', () => {
  const drawings = [
    stalks('BRB', 'GR'),
    stalks('GB', 'G', 'RRB'),
    [['ground', 'a', 'green'], ['a', 'b', 'green'], ['b', 'c', 'green'], ['c', 'a', 'green']],
    [['ground', 'a', 'blue'], ['a', 'ground', 'red'], ['a', 'b', 'green'], ['b', 'b', 'red']],
    [['ground', 'a', 'green'], ['ground', 'a', 'green'], ['a', 'b', 'blue']],
  ];
  for (const one of drawings) {
    for (const other of drawings) {
      const pair = sum(one, other);
      const whole = tableOf(pair.edges);
      const positions = reachable(pair);
      assert.equal(positions.size, whole.positions);
      for (const kept of positions) {
        const {value, plies} = pair.at(kept);
        assert.deepEqual({value, plies}, (({value, plies}) => ({value, plies}))(whole.at(kept)));
      }
    }
  }
});

/** The first handed cases of a file that are small, by their edges, with their values. */
function handed(name, most) {
  const text = fs.readFileSync(path.join(__dirname, '../data', `${name}.jsonl`), 'utf8');
  const named = (ground) => (vertex) => (ground.includes(vertex) ? 'ground' : `v${vertex}`);
  return text.trim().split('\n').map((line) => JSON.parse(line))
    .filter(({positions}) => positions <= most)
    .slice(0, 12)
    .map(({ground, edges, value, outcome}) => {
      const name = named(ground);
      return {edges: edges.map(([from, to, colour]) => [name(from), name(to), colour]), value, outcome};
    });
}

test('handed cases in pairs end as their values say', () => {
  const cases = ['blue-red', 'mixed'].flatMap((name) => handed(name, 100));
  assert.equal(cases.length, 24);
  for (const one of cases) {
    for (const other of cases) {
      const table = sum(one.edges, other.edges);
      const total = hackenbush.add(one.value, other.value);
      assert.equal(start(table).value, total);
      if (!total.includes('...')) assert.equal(play.outcome(start(table).plies), hackenbush.outcome(total));
    }
  }
});
