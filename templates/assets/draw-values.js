/**
 * What a drawing is worth, worked out by both routes while the page stays alive, and how that is put in
 * words. The values are the engine's (`hackenbush.js`), their print is that of play (`play.js`).
 */
'use strict';

const drawValues = (() => {
  const node = typeof require !== 'undefined';
  const engine = node ? require('./hackenbush.js') : hackenbush;
  const {typeset} = node ? require('./play.js') : hackenbook;
  const {standing} = node ? require('./draw-sketch.js') : drawSketch;

  /** So many edges are played out; of more, structure alone tells. */
  const MOST_PLAYED = 16;
  /** A slice of work, in milliseconds: a page that pauses no longer is alive. */
  const SLICE = 10;

  /**
   * What is known of a drawing so far.
   * @typedef {object} Report
   * @property {{value: string, rule: string, steps: object[]} | null} structure  Nothing if no theorem reads it.
   * @property {object | null} table  The engine's, when the search is done.
   * @property {number | null} positions  Played so far; nothing where there is no search.
   * @property {string | null} refused  Why there is no search.
   * @property {({value: string, outcome: string} | null)[]} cuts  What each cut leaves, nothing where it is not known.
   * @property {boolean} done
   */

  /**
   * Works a drawing out: first what structure says, then bit by bit what play does.
   * @param {[string, string, string][]} edges
   * @yields {Report}
   */
  function* valuation(edges) {
    const held = standing(edges);
    const count = held.filter(Boolean).length;
    const refused = count > MOST_PLAYED ? `${count} edges stand, and at most ${MOST_PLAYED} are played out here` : null;
    const report = {
      structure: byStructure(edges), table: null, positions: refused ? null : 0, refused,
      cuts: edges.map(() => null), done: false,
    };
    yield report;
    if (!report.refused) yield* played(edges, held, report);
    if (report.refused) {
      for (const [edge, stands] of held.entries()) {
        if (!stands) continue;
        const value = byStructure(edges.filter((_, index) => index !== edge))?.value;
        if (value) report.cuts[edge] = {value, outcome: outcomeOf(value)};
        yield report;
      }
    }
    report.done = true;
    yield report;
  }

  /** Adds to a report what play finds, or why it does not. */
  function* played(edges, held, report) {
    try {
      const search = engine.search({edges});
      let step = search.next();
      for (; !step.done; step = search.next()) {
        report.positions = step.value.positions;
        yield report;
      }
      const {positions, start, after, at} = step.value;
      Object.assign(report, {table: step.value, positions});
      report.cuts = held.map((stands, edge) => (stands ? at(after(start, edge)) : null));
    } catch (error) {
      // The engine refuses what is too large for it.
      if (!(error instanceof RangeError)) throw error;
      report.refused = error.message;
    }
  }

  /** What theorems say, and nothing played. */
  function byStructure(edges) {
    if (!standing(edges).includes(true)) return {value: '0', rule: 'nothing stands', steps: []};
    return engine.evaluate({edges}, {limit: 0}).structure;
  }

  /**
   * Runs a valuation in slices and tells of it after each.
   * @param {(report: Report) => void} tell
   * @returns {() => void} Stops it.
   */
  function inSlices(edges, tell) {
    const work = valuation(edges);
    let timer = 0;
    const slice = () => {
      const end = performance.now() + SLICE;
      let step = work.next();
      while (!step.done && !step.value.done && performance.now() < end) step = work.next();
      tell(step.value);
      if (!step.value.done) timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }

  /** The value that is known, by whichever route. */
  const valueOf = ({structure, table}) => structure?.value ?? table?.value;

  /** Who wins a value; nothing if it is too long to be written out, and so to be read. */
  const outcomeOf = (value) => (value.includes('...') ? null : engine.outcome(value));

  /** Who wins, as far as a report tells. */
  function winnerOf({structure, table}) {
    return table?.outcome ?? (structure && outcomeOf(structure.value));
  }

  const disagree = ({structure, table}) => Boolean(structure && table && structure.value !== table.value);

  /** A longer value is written in full once, and cut short elsewhere. */
  const LONGEST = 24;

  const isLong = (value) => value.length > LONGEST && !value.includes('...');
  const brief = (value, longest = LONGEST) => (value.length > longest || value.includes('...') ? '{…|…}' : typeset(value));

  const WHY = {
    N: 'whoever moves first wins',
    P: 'whoever moves second wins',
    L: 'more than 0: Left, who cuts blue, wins, whoever starts',
    R: 'less than 0: Right, who cuts red, wins, whoever starts',
  };

  /** What a report comes to, in a sentence. */
  function verdict(report) {
    const outcome = winnerOf(report);
    const worth = `Worth ${brief(valueOf(report))}`;
    return outcome ? `${worth}${'LR'.includes(outcome) ? ', ' : ': '}${WHY[outcome]}.` : `${worth}.`;
  }

  /** Whether somebody who may cut an edge of this colour wins by leaving this. */
  function wins(colour, left) {
    const second = {blue: 'LP', red: 'RP', green: 'LRP'}[colour];
    return Boolean(left?.outcome) && second.includes(left.outcome);
  }

  return {valuation, inSlices, valueOf, disagree, brief, isLong, winnerOf, WHY, verdict, wins};
})();

if (typeof module !== 'undefined') module.exports = drawValues;
