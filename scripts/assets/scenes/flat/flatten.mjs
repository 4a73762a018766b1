// The same picture of far fewer elements: a phone reads, styles and draws each of them before the page is alive. Symbols are drawn
// where they are used, and shapes of one look become one path where nothing between them is drawn over by that.
import { tightPath } from '../../drawings/tighten.mjs';
import { boxOf, moved, movedBox, pathOf, scaleOf, stepsOf, stepsOfShape } from './outline.mjs';
import { readTree } from './tree.mjs';

const looks = [
  ...['fill', 'fill-opacity'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
];

/**
 * @param drawing an SVG of ours: paths, rectangles, circles, groups and symbols
 * @param middle how much of its width is kept, without what lies beside that; all of it where nothing is said
 */
export function flatten(drawing, middle) {
  const root = readTree(drawing);
  const [defs] = root.children.filter(({ name }) => name === 'defs');
  const known = new Map();
  const note = (node) => {
    if (node.attributes.id !== undefined) known.set(node.attributes.id, node);
    node.children.forEach(note);
  };
  note(root);
  const body = root.children.filter(({ name }) => name !== 'defs' && name !== 'title');
  const paints = defs.children
    .filter(({ name }) => /Gradient|pattern/.test(name))
    .map(({ source }) => source);
  const parts = body.flatMap((node) => partsOf(node, { matrix: [1, 0, 0, 1, 0, 0], look: {} }, known));
  const width = Number(root.attributes.width);
  const [left, right] = [(width - (middle ?? width)) / 2, (width + (middle ?? width)) / 2];
  const seen = parts.filter(({ box }) => box.left < right && box.right > left);
  const head = drawing
    .slice(0, drawing.indexOf('<defs>'))
    .replace(`viewBox="0 0 ${width} `, `viewBox="${left} 0 ${right - left} `)
    .replace(`width="${width}"`, `width="${right - left}"`);
  return `${head}<defs>${paints.join('')}</defs>${written(seen)}</svg>`.replace(
    / d="([^"]+)"/g,
    (_, d) => ` d="${tightPath(d)}"`,
  );
}

const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  ...[a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j],
  ...[a * k + c * l + e, b * k + d * l + f],
];

function matrixOf(transform = '') {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce(
    (matrix, [, name, text]) => {
      const [x = 0, y, z] = text
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (name === 'translate') return times(matrix, [1, 0, 0, 1, x, y ?? 0]);
      if (name === 'scale') return times(matrix, [x, 0, 0, y ?? x, 0, 0]);
      if (name !== 'rotate') throw new Error(`no such transform: ${name}`);
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
      const turned = times(times([1, 0, 0, 1, y ?? 0, z ?? 0], [cos, sin, -sin, cos, 0, 0]), [
        1,
        0,
        0,
        1,
        -(y ?? 0),
        -(z ?? 0),
      ]);
      return times(matrix, turned);
    },
    [1, 0, 0, 1, 0, 0],
  );
}

/** What a node draws, in order: shapes with their look and their box, and what has to stay as it is. */
function partsOf(node, outer, known) {
  const { name, attributes, children } = node;
  const matrix = times(outer.matrix, matrixOf(attributes.transform));
  const own = Object.fromEntries(looks.filter((key) => attributes[key]).map((key) => [key, attributes[key]]));
  const look = { ...outer.look, ...own };
  const isVeiled = attributes.opacity !== undefined && (name === 'g' || name === 'use');
  const inner = (from) => (isVeiled ? [veiled(attributes.opacity, from())] : from());
  if (name === 'g') return inner(() => children.flatMap((child) => partsOf(child, { matrix, look }, known)));
  if (name === 'use') {
    const shift = [1, 0, 0, 1, Number(attributes.x ?? 0), Number(attributes.y ?? 0)];
    const used = known.get(attributes.href.slice(1));
    return inner(() => partsOf(used, { matrix: times(matrix, shift), look }, known));
  }
  return [shapeOf(node, { matrix, look }, known)];
}

/** Drawn together and then let through: it stays a group, flattened within. */
const veiled = (opacity, parts) => ({
  box: around(parts),
  text: `<g opacity="${opacity}">${written(parts)}</g>`,
});

function shapeOf({ name, attributes }, { matrix, look }, known) {
  const read = (key) => Number(attributes[key] ?? 0);
  const steps = name === 'path' ? stepsOf(attributes.d) : stepsOfShape(name, read);
  const scale = scaleOf(matrix);
  const said = attributes.opacity === undefined ? look : { ...look, opacity: attributes.opacity };
  const pen = look.stroke && look.stroke !== 'none' ? Number(look['stroke-width'] ?? 1) : 0;
  const box = movedBox(boxOf(steps, pen), matrix);
  // What a paint of its own fills, or a matrix that draws it out, stays where it was drawn and is moved as a whole.
  const paint = Object.values(look).find((value) => value.startsWith('url('));
  if (scale === undefined || paint) {
    const place = matrix.map((part) => Math.round(part * 1000) / 1000).join(' ');
    const words = inWords(said) + (place === '1 0 0 1 0 0' ? '' : ` transform="matrix(${place})"`);
    // A gradient goes by the box of its shape, so it joins no other; a pattern goes by the sheet.
    const isFade = paint && known.get(paint.slice('url(#'.length, -1)).name !== 'pattern';
    return isFade ? { box, text: `<path d="${pathOf(steps)}"${words}/>` } : { box, look: words, steps };
  }
  const pencil = pen === 0 ? {} : { 'stroke-width': String(Math.round(pen * scale * 100) / 100) };
  return { box, look: inWords({ ...said, ...pencil }), steps: moved(steps, matrix) };
}

const inWords = (look) =>
  Object.entries(look)
    .sort()
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');

const around = (parts) => ({
  left: Math.min(...parts.map(({ box }) => box.left)),
  top: Math.min(...parts.map(({ box }) => box.top)),
  right: Math.max(...parts.map(({ box }) => box.right)),
  bottom: Math.max(...parts.map(({ box }) => box.bottom)),
});

const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * From the last shape to the first, each as far up as it may lie: below the lowest one that it is overlapped by. There it joins a
 * path of its look, or becomes one; so the panes of many houses are one path, and so are their frames.
 */
function written(parts) {
  const drawn = [];
  for (const part of parts.toReversed()) {
    const above = drawn.findIndex(({ members }) => members.some(({ box }) => overlap(box, part.box)));
    const reach = above === -1 ? drawn.length : above;
    const home = part.text === undefined && drawn.slice(0, reach).find(({ look }) => look === part.look);
    if (home) home.members.unshift(part);
    else drawn.splice(reach, 0, { look: part.look, text: part.text, members: [part] });
  }
  return drawn
    .map(
      ({ look, text, members }) =>
        text ?? `<path d="${members.map(({ steps }) => pathOf(steps)).join('')}"${look}/>`,
    )
    .join('');
}
