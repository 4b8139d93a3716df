'use strict';
// The tables of the published site as play.js reads them, and how it plays by them.

const {test} = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const play = require('../../templates/assets/play.js');

const DRAWINGS = path.join(__dirname, '../../site/drawings');

/** The table of a drawing, taken from its script as a page takes it. */
function tableOf(id) {
  let handed;
  const hackenbook = {table: (name, packed) => { handed = [name, packed]; }};
  vm.runInNewContext(fs.readFileSync(path.join(DRAWINGS, id, 'positions.js'), 'utf8'), {hackenbook});
  const [name, packed] = handed;
  assert.equal(name, id);
  return play.unpack(JSON.parse(JSON.stringify(packed)));
}

const PUBLISHED = fs.readdirSync(DRAWINGS).filter((id) => fs.existsSync(path.join(DRAWINGS, id, 'positions.js')));

/** Every position that can be reached, the start first. */
function reachable(table) {
  const found = new Set([table.start]);
  for (const kept of found) {
    for (const player of ['L', 'R']) {
      for (const edge of play.open(table, kept, player)) found.add(table.after(kept, edge));
    }
  }
  return [...found];
}

const other = (player) => (player === 'L' ? 'R' : 'L');

test('a triangle on a stalk, by hand', () => {
  const table = tableOf('triangle-on-a-stalk');
  assert.deepEqual(table.edges.map((edge) => edge.join(' ')),
    ['ground a green', 'a b green', 'b c green', 'c a green']);
  assert.equal(table.start, 0b1111n);
  assert.deepEqual(table.at(0b1111n), {value: '*2', plies: {L: 1, R: 1}});
  assert.equal(table.after(0b1111n, 0), 0n);
  assert.equal(table.after(0b1111n, 2), 0b1011n);
  // An edge and two more on it; without either of those, a stalk of two.
  assert.equal(table.at(0b1011n).value, '*');
  assert.equal(table.at(0b0011n).value, '*2');
  // Three in a row.
  assert.equal(table.at(table.after(0b1111n, 1)).value, '*3');
  assert.deepEqual(table.at(0n), {value: '0', plies: {L: 0, R: 0}});
  assert.equal(reachable(table).length, 8);
});

test('a half, by hand: Left can win at once, Right can delay by one move', () => {
  const table = tableOf('half');
  assert.deepEqual(table.at(table.start), {value: '1/2', plies: {L: 1, R: 2}});
  assert.deepEqual(play.open(table, table.start, 'L'), [0]);
  assert.deepEqual(play.open(table, table.start, 'R'), [1]);
});

test('tables hold every position and no other, numbered past 32 bits too', () => {
  assert.ok(PUBLISHED.length > 50);
  assert.equal(reachable(tableOf('cube')).length, 2141);
  assert.equal(reachable(tableOf('lattice')).length, 1283);
  const edges = Array.from({length: 41}, (_, edge) => ['ground', `v${edge}`, 'green']);
  // The positions 0, 1 and 2^33; the last gap is 33 ones, six digits of five and a 7.
  const table = play.unpack({edges, values: ['0', '*'], cells: 'AAABBB', positions: 'AABB//////HB'});
  assert.equal(table.start, 1n << 33n);
  assert.equal(table.at(1n << 33n).value, '*');
});

test('in every table play lasts as long as remoteness says', () => {
  for (const id of PUBLISHED) {
    const table = tableOf(id);
    for (const kept of reachable(table)) {
      for (const player of ['L', 'R']) {
        const after = play.open(table, kept, player)
          .map((edge) => table.at(table.after(kept, edge)).plies[other(player)]);
        const won = after.filter((plies) => plies % 2 === 0);
        const lasts = won.length ? 1 + Math.min(...won) : 1 + Math.max(-1, ...after);
        assert.equal(table.at(kept).plies[player], lasts, `${id} ${kept} ${player}`);
      }
    }
  }
});

/** Plays to the end and returns the loser and how many cuts were made. */
function game(table, first, choose) {
  let [kept, player, cuts] = [table.start, first, 0];
  while (play.open(table, kept, player).length) {
    kept = table.after(kept, choose[player](table, kept, player));
    player = other(player);
    cuts += 1;
  }
  return {loser: player, cuts};
}

test('the machine wins whatever can be won, against anything, and loses as late as can be', () => {
  let state = 1;
  const random = (below) => { state = (state * 48271) % 2147483647; return state % below; };
  const anything = (table, kept, player) => {
    const edges = play.open(table, kept, player);
    return edges[random(edges.length)];
  };
  for (const id of PUBLISHED) {
    const table = tableOf(id);
    for (const first of ['L', 'R']) {
      const {plies} = table.at(table.start);
      const winner = plies[first] % 2 ? first : other(first);
      assert.deepEqual(game(table, first, {L: play.best, R: play.best}),
        {loser: other(winner), cuts: plies[first]}, id);
      for (let nth = 0; nth < 10; nth += 1) {
        const {loser, cuts} = game(table, first, {[winner]: play.best, [other(winner)]: anything});
        assert.equal(loser, other(winner), id);
        assert.ok(cuts <= plies[first], id);
      }
    }
  }
});

test('who wins follows from the plies', () => {
  for (const [L, R, who] of [[0, 0, 'P'], [1, 0, 'L'], [1, 2, 'L'], [0, 1, 'R'], [3, 1, 'N']]) {
    assert.equal(play.outcome({L, R}), who);
  }
});

test('values are set in the characters of a printed page', () => {
  for (const [value, set] of [
    ['0', '0'], ['-3/4', '−3/4'], ['*2', '∗2'], ['1*', '1∗'], ['^', '↑'], ['v*', '↓∗'], ['^2*', '⇑∗'],
    ['v2', '⇓'], ['^3*', '↑3∗'], ['^20', '↑20'], ['1/2v2*4', '1/2⇓∗4'], ['+-1', '±1'],
    ['{0,^*|-1}', '{0,↑∗|−1}'], ['{0,...|0}', '{0,…|0}'],
  ]) {
    assert.equal(play.typeset(value), set);
  }
});
