/**
 * Pictures of drawings, and what a reader takes home: SVG, TikZ, and the YAML of the repertoire. A picture
 * is a list of marks, as the book's own are; each backend writes the same marks down.
 */
'use strict';

const drawPicture = (() => {
  const node = typeof require !== 'undefined';
  const {GROUND, COLOURS, paths, vertices} = node ? require('./draw-sketch.js') : drawSketch;
  const {curves, chords} = node ? require('./draw-curves.js') : drawCurves;

  /** An edge length, and the other measures of the book's figures, in pixels. */
  const UNIT = 64;
  const OVERHANG = 0.4 * UNIT;
  const MARGIN = 6;
  const EDGE_WIDTH = 5.6;
  const VERTEX_RADIUS = 3.4;
  const HATCH = {spacing: 9, lean: 7, depth: 8};
  const BELOW = HATCH.depth + 2;

  /** A number with at most two decimals. */
  const number = (value) => String(Math.round(value * 100) / 100 + 0);

  /**
   * An edge, a vertex or the ground, in pixels, y downward, the ground at 0.
   * @typedef {{ground: [number, number]} | {edge: number, colour: string, curve: [number, number][]}
   *   | {vertex: string, at: [number, number]}} Mark
   */

  /**
   * Everything on the paper, in the order in which it is drawn.
   * @param {{edges: [string, string, string][], places: Map<string, [number, number]>}} drawing
   * @param {number} unit  Pixels of an edge length.
   * @returns {Mark[]}
   */
  function marks(drawing, unit = UNIT) {
    const onPaper = ([x, y]) => [x * unit, -y * unit];
    const edges = curves(drawing).map((curve, edge) =>
      ({edge, colour: drawing.edges[edge][2], curve: curve.map(onPaper)}));
    const feet = edges.filter(({edge}) => drawing.edges[edge].includes(GROUND))
      .flatMap(({curve}) => [curve[0], curve.at(-1)]).filter(([, y]) => y === 0).map(([x]) => x);
    const points = vertices(drawing.edges).map((vertex) => ({vertex, at: onPaper(drawing.places.get(vertex))}));
    if (!feet.length) feet.push(0);
    return [{ground: [Math.min(...feet) - OVERHANG, Math.max(...feet) + OVERHANG]}, ...edges, ...points];
  }

  /** The box that holds all marks: left, top, width, height. */
  function bounds(all) {
    const discs = all.flatMap(({ground, curve, at}) => {
      if (ground) return ground.map((x) => [x, 0, 0]);
      return curve ? chords(curve).flat().map((point) => [...point, EDGE_WIDTH / 2]) : [[...at, VERTEX_RADIUS]];
    });
    const least = (axis, side) => Math.min(...discs.map((disc) => side * disc[axis] - disc[2])) - MARGIN;
    const [left, top] = [least(0, 1), least(1, 1)];
    return [left, top, -least(0, -1) - left, BELOW - top];
  }

  const hatching = ([left, right]) => {
    const count = Math.floor((right + 0.5 - left) / HATCH.spacing);
    return Array.from({length: Math.max(count, 0)}, (_, stroke) => left + HATCH.spacing * (stroke + 1));
  };

  // SVG: elements as plain data, so that a page and a file are made of the same.

  /** @typedef {{name: string, attributes: Object<string, string>, content: (Element[] | string)}} Element */

  const element = (name, attributes, content = []) => ({name, attributes, content});

  function course(curve) {
    const [start, ...others] = curve.map((point) => point.map(number).join(' '));
    return `M${start}${others.length === 1 ? 'L' : 'C'}${others.join(' ')}`;
  }

  const CORES = {green: 'core dots', red: 'core'};

  /** What stands for a mark, with the classes of the book's figures. */
  function elements(mark) {
    if (mark.ground) {
      const [left, right] = mark.ground.map(number);
      const strokes = hatching(mark.ground).map((x) => `M${number(x)} 0l-${HATCH.lean} ${HATCH.depth}`);
      return [
        element('path', {class: 'ground', d: `M${left} 0H${right}`}),
        element('path', {class: 'hatch', d: strokes.join('')}),
      ];
    }
    if (mark.vertex) {
      const [cx, cy] = mark.at.map(number);
      return [element('circle', {class: 'v', cx, cy, r: String(VERTEX_RADIUS)})];
    }
    const d = course(mark.curve);
    const lines = ['edge', CORES[mark.colour]].filter(Boolean).map((name) => element('path', {class: name, d}));
    return [element('g', {class: mark.colour[0], 'data-edge': String(mark.edge)}, lines)];
  }

  /** A whole picture as one element. */
  function svg(drawing, title, {unit = UNIT, attributes = {class: 'panel'}, before = () => []} = {}) {
    const all = marks(drawing, unit);
    const [left, top, width, height] = bounds(all).map(number);
    const viewBox = [left, top, width, height].join(' ');
    return element('svg', {...attributes, role: 'img', viewBox, width, height}, [
      element('title', {}, title),
      ...before([left, top, width, height]),
      ...all.flatMap(elements),
    ]);
  }

  const escaped = (text) => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

  /** An element as text. */
  function written({name, attributes, content}) {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
    if (!content.length) return `<${name}${pairs}/>`;
    const within = typeof content === 'string' ? escaped(content) : `\n${content.map(written).join('\n')}\n`;
    return `<${name}${pairs}>${within}</${name}>`;
  }

  /** An element on a page. */
  function drawn({name, attributes, content}) {
    const it = document.createElementNS('http://www.w3.org/2000/svg', name);
    Object.entries(attributes).forEach(([key, value]) => it.setAttribute(key, value));
    it.append(...(typeof content === 'string' ? [content] : content.map(drawn)));
    return it;
  }

  /** What the book's stylesheet says of such pictures; a picture that stands alone brings it with it. */
  const STYLE = `
.sheet{--paper:#fffdf8;--ink:#1c1b19;--quiet:#6f6a61;--red:#c4320a;--blue:#0b5fad;--green:#0a7d5a;color-scheme:light dark}
@media (prefers-color-scheme:dark){.sheet{--paper:#14161a;--ink:#e8e6e1;--quiet:#9a958b;--red:#ff8a70;--blue:#7cb7ff;--green:#4fd1a5}}
@media print{.sheet{--paper:#fff;--ink:#000;--quiet:#444;--red:#c4320a;--blue:#0b5fad;--green:#0a7d5a}}
.paper{fill:var(--paper)}
.edge,.core,.ground,.hatch{fill:none;stroke-linecap:round;stroke-linejoin:round}
.edge{stroke:var(--owner);stroke-width:5.6}
.core{stroke:var(--paper);stroke-width:1.7}
.core.dots{stroke-width:1.9;stroke-dasharray:.1 6.5}
.g{--owner:var(--green)}
.r{--owner:var(--red)}
.b{--owner:var(--blue)}
.v{fill:var(--ink)}
.ground{stroke:var(--ink);stroke-width:1.5}
.hatch{stroke:var(--quiet);stroke-width:.9;stroke-linecap:butt}
`;

  /** A drawing as an SVG that stands alone, light and dark. */
  function svgFile(drawing, title) {
    const before = ([x, y, width, height]) =>
      [element('style', {}, STYLE), element('rect', {class: 'paper', x, y, width, height})];
    const attributes = {xmlns: 'http://www.w3.org/2000/svg', class: 'sheet'};
    return `${written(svg(drawing, title, {attributes, before}))}\n`;
  }

  // TikZ, as the command `figure --format tikz` writes it.

  const PIXEL = 0.75;
  const inBigPoints = (pixels) => `${number(pixels * PIXEL)}bp`;
  const DIGITS = {green: '0A7D5A', ink: '1C1B19', paper: 'FFFDF8', quiet: '6F6A61', blue: '0B5FAD', red: 'C4320A'};
  const ROUND = ',line cap=round,line join=round';
  const TIKZ_STYLES = {
    'hb blue edge': `draw=hbblue,line width=4.2bp${ROUND}`,
    'hb green core': `draw=hbpaper,line width=1.42bp${ROUND},dash pattern=on 0.08bp off 4.88bp`,
    'hb green edge': `draw=hbgreen,line width=4.2bp${ROUND}`,
    'hb ground': `draw=hbink,line width=1.13bp${ROUND}`,
    'hb hatch': 'draw=hbquiet,line width=0.68bp',
    'hb red core': `draw=hbpaper,line width=1.27bp${ROUND}`,
    'hb red edge': `draw=hbred,line width=4.2bp${ROUND}`,
  };

  const tikzPoint = (point) => `(${point.map(number).join(',')})`;

  function tikzCourse(curve) {
    const [start, ...others] = curve.map(tikzPoint);
    return others.length === 1 ? `${start} -- ${others[0]}`
      : `${start} .. controls ${others[0]} and ${others[1]} .. ${others[2]}`;
  }

  function tikzMark(mark) {
    if (mark.ground) {
      const strokes = hatching(mark.ground).map((x) =>
        `${tikzPoint([x, 0])} -- ${tikzPoint([x - HATCH.lean, HATCH.depth])}`);
      const line = mark.ground.map((x) => tikzPoint([x, 0])).join(' -- ');
      return [`\\path[hb ground] ${line};`, `\\path[hb hatch] ${strokes.join(' ')};`];
    }
    if (mark.vertex) return [`\\fill[hbink] ${tikzPoint(mark.at)} circle[radius=${inBigPoints(VERTEX_RADIUS)}];`];
    const course = tikzCourse(mark.curve);
    return ['edge', CORES[mark.colour] && 'core'].filter(Boolean)
      .map((line) => `\\path[hb ${mark.colour} ${line}] ${course};`);
  }

  /** A drawing for LaTeX. */
  function tikz(drawing, title) {
    const all = marks(drawing);
    const [left, top, width, height] = bounds(all);
    const body = all.flatMap(tikzMark).join('\n');
    const styles = Object.entries(TIKZ_STYLES).filter(([name]) => body.includes(`[${name}]`));
    const used = styles.map(([, style]) => style).join() + body;
    const colours = Object.keys(DIGITS).filter((name) => used.includes(`hb${name}`)).sort();
    return [
      `% ${title}: drawing`,
      '% Needs \\usepackage{tikz,amsmath,amssymb}',
      `\\begin{tikzpicture}[x=${inBigPoints(1)},y=-${inBigPoints(1)}${
        styles.map(([name, style]) => `,\n  ${name}/.style={${style}}`).join('')}]`,
      ...colours.map((name) => `\\definecolor{hb${name}}{HTML}{${DIGITS[name]}}`),
      `\\path[use as bounding box] ${tikzPoint([0, top])} rectangle ${tikzPoint([width, top + height])};`,
      `\\begin{scope}[xshift=${inBigPoints(-left)}]`,
      body,
      '\\end{scope}\n\\end{tikzpicture}\n',
    ].join('\n');
  }

  // YAML

  /** Words on one line, in quotes, as YAML and JSON both read them. */
  const quoted = (words) => JSON.stringify(words.replace(/\s+/g, ' ').trim());

  /** Words without quotes where YAML cannot take them for anything else: several, with nothing but letters and commas. */
  const plain = (words) => (/^[A-Za-z]+(,? [A-Za-z]+)+\.?$/.test(words) ? words : quoted(words));

  /** A drawing as a file of the repertoire. */
  function yaml({edges, places, put}, title, about) {
    const lines = [`title: ${plain(title)}`, `about: ${plain(about)}`];
    for (const colour of COLOURS) {
      const own = paths(edges.filter((edge) => edge[2] === colour));
      if (own.length) lines.push(`${colour}:`, ...own.map((path) => `  - ${path.join(' ')}`));
    }
    if (put === 'moved') {
      const points = vertices(edges).map((name) => `${name}: [${places.get(name).join(', ')}]`);
      lines.push(`place: {${points.join(', ')}}`);
    }
    return `${lines.join('\n')}\n`;
  }

  return {marks, elements, element, course, svg, drawn, svgFile, tikz, yaml};
})();

if (typeof module !== 'undefined') module.exports = drawPicture;
