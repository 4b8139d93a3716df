'use strict';
// What stalks are worth: Berlekamp's rule as recolour.js has it, and the published table.

const {test} = require('node:test');
const assert = require('node:assert/strict');
const hackenbush = require('../../templates/assets/hackenbush.js');
const {byRule, options, terms, written} = require('../../templates/assets/recolour.js');
const stalks = require('../../site/assets/stalks.js');

/** Every stalk of at most so many edges in these colours. */
function words(letters, most) {
  let last = [''];
  return Array.from({length: most}, () => {
    last = last.flatMap((word) => [...letters].map((letter) => word + letter));
    return last;
  }).flat();
}

test('the rule, by hand', () => {
  for (const [word, value] of [
    ['B', '1'], ['R', '-1'], ['BR', '1/2'], ['RB', '-1/2'], ['BRR', '1/4'], ['BBR', '3/2'], ['BB', '2'],
    ['RRR', '-3'], ['BRBRR', '9/16'], ['BRBRRBBR', '77/128'],
  ]) {
    assert.equal(byRule(word), value, word);
  }
  assert.deepEqual(terms('BBRB'), {whole: 8, counts: [8, 8, -4, 2]});
  assert.equal(byRule('BGB'), null);
  assert.equal(terms('G'), null);
});

test('fractions are in lowest terms', () => {
  for (const [count, whole, text] of [[0, 8, '0'], [8, 8, '1'], [-12, 8, '-3/2'], [5, 16, '5/16'], [-16, 4, '-4']]) {
    assert.equal(written(count, whole), text);
  }
});

test('every stalk of one to five edges is in the table, and no other', () => {
  const all = words('BRG', 5);
  assert.equal(all.length, 363);
  assert.deepEqual(Object.keys(stalks).sort(), all.sort());
});

test('the table and the rule agree on all 62 stalks of blue and red', () => {
  const coloured = words('BR', 5);
  assert.equal(coloured.length, 62);
  for (const word of coloured) assert.deepEqual(stalks[word], [byRule(word), byRule(word)], word);
});

test('stalks with green, by hand', () => {
  for (const [word, value, mean] of [
    ['G', '*', '0'], ['GG', '*2', '0'], ['GGGGG', '*5', '0'], ['BG', '1*', '1'], ['GB', '^*', '0'], ['GR', 'v*', '0'],
    ['BGB', '1^*', '1'], ['BGR', '1v*', '1'], ['RG', '-1*', '-1'], ['GBB', '{0,^*|0}', '0'], ['GBR', '{0,*|0,^*}', '0'],
    ['GGB', '{0,*,*2|0,*}', '0'], ['BRG', '1/2*', '1/2'],
  ]) {
    assert.deepEqual(stalks[word], [value, mean], word);
  }
});

test('what cuts leave, by hand', () => {
  const left = (word) => ['L', 'R'].map((player) => options(word, player, stalks).join());
  assert.deepEqual(left('BRB'), ['0,1/2', '1']);
  assert.deepEqual(left('GB'), ['0,*', '0']);
  assert.deepEqual(left('RR'), ['', '0,-1']);
  assert.deepEqual(left('BRBRR'), ['0,1/2', '1,3/4,5/8']);
});

test('the mean is what stands below the lowest green edge', () => {
  for (const [word, [, mean]] of Object.entries(stalks)) {
    const below = word.split('G')[0];
    assert.equal(mean, below ? byRule(below) : '0', word);
  }
});

test('this engine plays every stalk to the value of the table', () => {
  const COLOURS = {G: 'green', B: 'blue', R: 'red'};
  for (const [word, [value]] of Object.entries(stalks)) {
    const edges = [...word].map((letter, height) => [height ? `v${height}` : 'ground', `v${height + 1}`, COLOURS[letter]]);
    assert.equal(hackenbush.evaluate({edges}).search.value, value, word);
  }
});
