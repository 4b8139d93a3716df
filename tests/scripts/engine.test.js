/*
 * The engine of the pages, `templates/assets/hackenbush.js`, held against values from
 * outside it: the drawings of an independent program in `tests/data/`, every drawing that
 * the site has published, and identities from the literature.
 *
 *   node --test tests/scripts/
 */
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');

const ROOT = path.join(__dirname, '..', '..');
const ENGINE = path.join(ROOT, 'templates', 'assets', 'hackenbush.js');
const hackenbush = require(ENGINE);
const text = (...parts) => fs.readFileSync(path.join(ROOT, ...parts), 'utf8');

const FAMILIES = ['green', 'blue-red', 'blue-red-tree', 'mixed', 'mixed-tree'];
const COLOUR_OF = {G: 'green', B: 'blue', R: 'red'};

/** The handed drawings of a family; every vertex that is on the ground becomes "ground". */
function handed(family) {
  const lines = text('tests', 'data', `${family}.jsonl`).trim().split('\n');
  return lines.map((line) => {
    const {ground, edges, value, outcome, positions} = JSON.parse(line);
    const name = (vertex) => (ground.includes(vertex) ? 'ground' : `v${vertex}`);
    const named = edges.map(([from, to, colour]) => [name(from), name(to), colour]);
    return {line, drawing: {edges: named}, value, outcome, positions};
  });
}

/** A stalk of these letters, from the ground up. */
function stalk(letters) {
  const name = (height) => (height === 0 ? 'ground' : `v${height}`);
  return [...letters].map((letter, i) => [name(i), name(i + 1), COLOUR_OF[letter]]);
}

/** The edges of a drawing's YAML: lists of paths by colour, and `stalk:`. */
function edgesOfYaml(yaml) {
  const edges = [];
  let colour = null;
  for (const line of yaml.split('\n')) {
    const [, key, rest] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined) {
      colour = Object.values(COLOUR_OF).includes(key) ? key : null;
      if (key === 'stalk') edges.push(...stalk(rest.replace(/"/g, '')));
    } else if (colour !== null && line.trim().startsWith('- ')) {
      const vertices = line.trim().slice(2).replace(/"/g, '').split(/\s+/);
      vertices.slice(1).forEach((vertex, i) => edges.push([vertices[i], vertex, colour]));
    }
  }
  return edges;
}

/** Every step of a reduction, played out, is worth as much as the drawing. */
function holdSteps({steps}, value, about) {
  for (const {rule, says, edges} of steps) {
    assert.ok(says.length > 0, about);
    const after = edges.length > 0 ? hackenbush.evaluate({edges}).search.value : '0';
    assert.equal(after, value, `${about}: ${rule}`);
  }
}

function all(task) {
  let step;
  do step = task.next();
  while (!step.done);
  return step.value;
}

const repeated = (edge, times) => Array.from({length: times}, () => edge);

for (const family of FAMILIES) {
  test(`the handed drawings: ${family}`, () => {
    const cases = handed(family);
    assert.equal(cases.length, 80);
    for (const {line, drawing, value, outcome, positions} of cases) {
      const {structure, search} = hackenbush.evaluate(drawing);
      assert.equal(hackenbush.compare(search.value, value), '=', line);
      assert.equal(search.value, hackenbush.add(value, '0'), line);
      assert.equal(search.outcome, outcome, line);
      assert.equal(hackenbush.outcome(search.value), outcome, line);
      assert.equal(search.positions, positions, line);
      if (family.endsWith('tree') || family === 'green') assert.notEqual(structure, null, line);
      if (structure === null) continue;
      assert.equal(structure.value, search.value, line);
      holdSteps(structure, search.value, line);
    }
  });
}

test('every drawing that the site has published', () => {
  const {drawings} = JSON.parse(text('site', 'verified.json'));
  assert.ok(drawings.length >= 60);
  for (const {id, edges: count, value, outcome, structure, search} of drawings) {
    const edges = edgesOfYaml(text('site', 'drawings', id, 'drawing.yaml'));
    assert.equal(edges.length, count, id);
    const found = hackenbush.evaluate({edges}, {limit: 100_000});
    if (search.positions > 100_000) {
      assert.equal(found.search, null, id);
      assert.equal(found.refused, 'it has more than 100000 positions', id);
      continue;
    }
    assert.equal(found.search.value, value, id);
    assert.equal(found.search.outcome, outcome, id);
    assert.equal(found.search.positions, search.positions, id);
    if (found.structure === null) continue;
    assert.equal(found.structure.value, value, id);
    assert.equal(found.structure.rule, structure.rule, id);
    holdSteps(found.structure, value, id);
  }
});

test('what each cut leaves, and what falls with it', () => {
  const triangle = [['ground', 'a', 'green'], ['a', 'b', 'green'], ['b', 'c', 'green'], ['c', 'a', 'green']];
  const loose = ['x', 'y', 'green'];
  const {search} = hackenbush.evaluate({edges: [...triangle, loose]});
  const values = search.cuts.map((cut) => cut && cut.value);
  assert.deepEqual(values, ['0', '*3', '*', '*3', null]);
  assert.deepEqual(search.cuts.map((cut) => cut && cut.outcome), ['P', 'N', 'N', 'N', null]);

  const table = all(hackenbush.search({edges: [...triangle, loose]}));
  assert.equal(table.start, 0b1111n);
  assert.equal(table.after(table.start, 0), 0n);
  assert.equal(table.after(table.start, 2), 0b1011n);
  assert.equal(table.after(table.start, 4), null);
  assert.equal(table.after(0b1011n, 2), null);
  assert.equal(table.at(0b0010n), null);
  assert.deepEqual(table.at(0n), {value: '0', outcome: 'P', plies: {L: 0, R: 0}});
});

test('plies: the winner hurries, the loser delays', () => {
  const plies = (letters) => all(hackenbush.search({edges: stalk(letters)})).at(2n ** BigInt(letters.length) - 1n).plies;
  assert.deepEqual(plies('GGG'), {L: 1, R: 1});
  assert.deepEqual(plies('BBB'), {L: 1, R: 0});
  assert.deepEqual(plies('BR'), {L: 1, R: 2});
  const nim = [['ground', 'a', 'green'], ['ground', 'b', 'green'], ['b', 'c', 'green'], ['ground', 'd', 'green'], ['d', 'e', 'green'], ['e', 'f', 'green']];
  assert.deepEqual(all(hackenbush.search({edges: nim})).plies, {L: 6, R: 6});
});

test('in every position the plies tell the winner that the value tells', () => {
  for (const {line, drawing} of FAMILIES.flatMap((family) => handed(family).slice(0, 20))) {
    const table = all(hackenbush.search(drawing));
    const open = [table.start];
    const seen = new Set(open);
    for (const kept of open) {
      const {value, outcome, plies} = table.at(kept);
      assert.equal(hackenbush.outcome(value), outcome, line);
      assert.deepEqual([plies.L % 2 === 1, plies.R % 2 === 1], ['LN'.includes(outcome), 'RN'.includes(outcome)], line);
      drawing.edges.forEach((_, edge) => {
        const left = table.after(kept, edge);
        if (left !== null && !seen.has(left)) open.push(left);
        seen.add(left);
      });
    }
    assert.equal(open.length, table.positions, line);
  }
});

test("stalks of at most eight edges: Berlekamp's rule is the recursion", () => {
  let words = [''];
  for (let length = 1; length <= 8; length++) {
    words = words.flatMap((word) => [`${word}B`, `${word}R`]);
    for (const word of words) {
      const {structure, search} = hackenbush.evaluate({edges: stalk(word)});
      assert.equal(structure.value, search.value, word);
      assert.equal(search.positions, length + 1);
      assert.equal(structure.rule, "Berlekamp's rule");
      const run = /^(B+|R+)/.exec(word)[0].length;
      const terms = [...word].map((letter, i) => (letter === 'B' ? 1 : -1) * 2 ** -Math.max(0, i + 1 - run));
      const sum = terms.reduce((one, other) => one + other);
      const [above, below = 1] = structure.value.split('/').map(Number);
      assert.equal(above / below, sum, word);
    }
  }
});

test('stalks of the books', () => {
  for (const [word, value] of [
    ['BRBRR', '9/16'], ['BRBRRBBR', '77/128'], ['BRBRBRBRBRBRBRBRBRBRBRBRBRBRBRBRB', '2863311531/4294967296'],
    ['GB', '^*'], ['BG', '1*'], ['GR', 'v*'], ['BGR', '1v*'], ['BGB', '1^*'], ['GBB', '{0,^*|0}'],
    ['GGB', '{0,*,*2|0,*}'], ['GBR', '{0,*|0,^*}'], ['BRBGRRR', '{3/4|3/4,{3/4|3/4,3/4v*}}'],
  ]) {
    const {structure, search} = hackenbush.evaluate({edges: stalk(word)});
    assert.deepEqual([structure.value, search.value], [value, value], word);
  }
  const tall = hackenbush.evaluate({edges: stalk('BRRB'.repeat(15))});
  assert.equal(tall.search.positions, 61);
  assert.equal(tall.structure.value, tall.search.value);
});

test('cores that no theorem reads', () => {
  const core = [['ground', 'a', 'green'], ['ground', 'a', 'green'], ['a', 'b', 'blue'], ['ground', 'b', 'red']];
  assert.equal(hackenbush.evaluate({edges: core}).structure, null);
  const flowers = [['ground', 'a', 'green'], ['ground', 'a', 'green'], ['a', 'b', 'blue']];
  const {structure, search} = hackenbush.evaluate({edges: flowers});
  assert.deepEqual([structure, search.value], [null, '^2']);
});

test('sums', () => {
  for (const [a, b, sum] of [
    ['^', '^', '^2'], ['*', '*', '0'], ['^', '*', '^*'], ['*2', '*3', '*'], ['1/2', '-3/4', '-1/4'],
    ['{1|-1}', '{1|-1}', '0'], ['{1|-1}', '3', '{4|2}'], ['{0|*}', 'v', '0'], ['{0,*|0}', '*', '^'],
    ['{0|^*}', '0', '^2'], ['{0|*2}', '0', '^*3'], ['{0,1/8|1/4,3/8,3/4}', '0', '3/16'], ['{-1|1}', '0', '0'],
    ['1*', '1/2v*', '3/2v'], ['{|5}', '{2|}', '3'],
  ]) {
    assert.equal(hackenbush.add(a, b), sum, `${a} and ${b}`);
    assert.equal(hackenbush.add(b, a), sum, `${b} and ${a}`);
  }
});

test('the order of games', () => {
  for (const [a, b, order] of [
    ['^', '0', '>'], ['^', '1/1024', '<'], ['^', '*', '||'], ['^', '*2', '>'], ['^2', '*', '>'], ['*', '0', '||'],
    ['*', '*2', '||'], ['{1|-1}', '0', '||'], ['{1|-1}', '1', '||'], ['{1|-1}', '2', '<'], ['{0|^}', '^2*', '='],
    ['{0,*|0,^*}', '*', '>'], ['{0,*|0,^*}', '^*', '<'], ['*40', '*39', '||'], ['1/2', '1/2', '='],
  ]) {
    assert.equal(hackenbush.compare(a, b), order, `${a} and ${b}`);
    const turned = {'<': '>', '>': '<'}[order] ?? order;
    assert.equal(hackenbush.compare(b, a), turned, `${b} and ${a}`);
  }
  assert.deepEqual(['^', 'v', '0', '*', '-1/2'].map(hackenbush.outcome), ['L', 'R', 'P', 'N', 'R']);
});

test('what is no value', () => {
  for (const value of ['', '1/3', '1/0', '{', '{0|1', '{0}', '{0|1|2}', '{0,|1}', '{...|...}', '*x', '--1', '[0]', `${'{'.repeat(1e5)}`, null]) {
    assert.throws(() => hackenbush.add(value, '0'), TypeError, String(value).slice(0, 20));
  }
});

test('five thousand edges are read, not played', () => {
  for (const [letter, value] of [['G', '*5000'], ['B', '5000'], ['R', '-5000']]) {
    const {structure, search, refused} = hackenbush.evaluate({edges: stalk(letter.repeat(5000))});
    assert.equal(structure.value, value);
    assert.equal(search, null);
    assert.equal(refused, 'it has more than 64 edges');
  }
  const halves = hackenbush.evaluate({edges: stalk('BR'.repeat(2500))}).structure.value;
  assert.equal(halves, `${(2n ** 5000n - 1n) / 3n}/${2n ** 4999n}`);
  const star = stalk('G'.repeat(5000)).map(([, to, colour]) => ['ground', to, colour]);
  assert.equal(hackenbush.evaluate({edges: star}).structure.value, '0');
  assert.equal(hackenbush.evaluate({edges: stalk('GBR'.repeat(1000))}).structure, null);
});

test('what is too large is refused at once', () => {
  const refuses = (edges) => {
    const began = process.hrtime.bigint();
    const {search, refused} = hackenbush.evaluate({edges});
    assert.equal(search, null);
    assert.match(refused, /^it has more than (4000000 positions|64 edges)$/);
    assert.ok(process.hrtime.bigint() - began < 2_000_000_000n);
  };
  refuses(repeated(['ground', 'a', 'green'], 64));
  refuses(repeated(['ground', 'a', 'green'], 65));
  refuses(repeated(['ground', 'ground', 'red'], 40));
  refuses(stalk('B'.repeat(64)).map(([, to, colour]) => ['ground', to, colour]));
  assert.equal(hackenbush.evaluate({edges: repeated(['ground', 'a', 'green'], 4)}, {limit: 15}).search, null);
  assert.equal(hackenbush.evaluate({edges: repeated(['ground', 'a', 'green'], 4)}, {limit: 16}).search.value, '0');
});

test('a long search tells how far it is', () => {
  const task = hackenbush.search({edges: repeated(['ground', 'a', 'blue'], 13)});
  const told = [];
  let step;
  for (step = task.next(); !step.done; step = task.next()) told.push(step.value.positions);
  assert.deepEqual(told, Array.from({length: 128}, (_, slice) => 64 * (slice + 1)));
  assert.deepEqual([step.value.value, step.value.positions], ['13', 8192]);
});

test('what is no drawing is told as a sentence', () => {
  const good = ['ground', 'a', 'green'];
  for (const drawing of [
    undefined, null, 7, 'ground a', [], {}, {edges: null}, {edges: 'x'}, {edges: []}, {edges: {length: 1}},
    {edges: [null]}, {edges: [[]]}, {edges: [['ground', 'a']]}, {edges: [['ground', 'a', 'green', 'x']]},
    {edges: [good, ['ground', 'a', 'purple']]}, {edges: [['ground', 'a', 'constructor']]}, {edges: [['ground', 'a', ['green']]]},
    {edges: [['ground', '', 'green']]}, {edges: [['ground', 7, 'green']]}, {edges: [[0, 'a', 'green']]},
    {edges: [['ground', {}, 'green']]}, {edges: new Array(3)}, {edges: [good, , good]},
  ]) {
    assert.throws(() => hackenbush.evaluate(drawing), (error) => error instanceof TypeError && /^(A drawing has edges: |Edge \d+ should be ).*\.$/.test(error.message));
    assert.throws(() => all(hackenbush.search(drawing)), TypeError);
  }
});

test('names from hostile places are only names', () => {
  const edges = [['ground', '__proto__', 'green'], ['__proto__', 'constructor', 'green'], ['constructor', '2', 'green']];
  assert.equal(hackenbush.evaluate({edges}).structure.value, '*3');
});

test('where no edge stands on the ground all falls', () => {
  const {structure, search} = hackenbush.evaluate({edges: [['a', 'b', 'green'], ['b', 'b', 'red']]});
  assert.deepEqual([structure.value, search.value, search.positions, search.cuts], ['0', '0', 1, [null, null]]);
  assert.deepEqual(structure.steps, [{rule: 'prune', says: '2 edges fall before play', edges: []}]);
});

test('the engine is small enough to be read', () => {
  assert.ok(fs.statSync(ENGINE).size <= 20_480);
});
