// The same drawing in fewer bytes: each step of a path from where it starts or from the corner of the sheet, whichever is shorter
// to say, numbers without what they do not need, colours of three digits.

const tenth = (number) => Math.round(number * 10) / 10;
const say = (number) => String(tenth(number)).replace(/^(-?)0\./, '$1.');

/** Numbers side by side, with a blank only where they would run into each other. */
const row = (numbers) =>
  numbers.reduce((text, number) => {
    const said = say(number);
    const parts = text === '' || said.startsWith('-') || (said.startsWith('.') && /\.\d+$/.test(text));
    return parts ? text + said : `${text} ${said}`;
  }, '');

/** How many numbers belong to one step, and which of them are places: x, y, or neither. */
const steps = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: '-----xy',
  Z: '',
};

function readPath(d) {
  const found = [];
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = steps[letter.toUpperCase()];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (kind === '') found.push({ letter, numbers: [] });
    for (let at = 0; kind !== '' && at < numbers.length; at += kind.length) {
      const isRepeated = at > 0 && letter.toUpperCase() === 'M';
      found.push({
        letter: isRepeated ? { M: 'L', m: 'l' }[letter] : letter,
        numbers: numbers.slice(at, at + kind.length),
      });
    }
  }
  return found;
}

/** Every step by its places on the sheet; a line straight across or straight down by the one number that changes. */
function* placed(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { letter, numbers } of path) {
    const name = letter.toUpperCase();
    const kind = steps[name];
    const from = letter === name ? { x: 0, y: 0 } : { x, y };
    const all = numbers.map((number, at) => number + (from[kind[at]] ?? 0));
    const [wasX, wasY] = [x, y];
    x = all[kind.lastIndexOf('x')] ?? x;
    y = all[kind.lastIndexOf('y')] ?? y;
    if (name === 'M') [startX, startY] = [x, y];
    if (name === 'Z') [x, y] = [startX, startY];
    const isStraight = { x: tenth(y) === tenth(wasY), y: tenth(x) === tenth(wasX) };
    if (name === 'L' && isStraight.x) yield { name: 'H', all: [x] };
    else if (name === 'L' && isStraight.y) yield { name: 'V', all: [y] };
    else yield { name, all };
  }
}

/** @param d a path, its arcs' flags written apart */
export function tightPath(d) {
  let [text, last] = ['', ''];
  // Where the shortened path is by now, which rounds each step: what one has lost the next makes good.
  let [at, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const { name, all } of placed(readPath(d))) {
    const kind = steps[name];
    const relative = all.map((number, index) => number - (at[kind[index]] ?? 0));
    const here = stepAs(name, row(all), last, text);
    const further = stepAs(name.toLowerCase(), row(relative), last, text);
    const isFurther = name === 'Z' || further.length < here.length;
    text += isFurther ? further : here;
    last = isFurther ? name.toLowerCase() : name;
    if (name === 'Z') at = start;
    const [endX, endY] = ['x', 'y'].map((axis) => {
      const index = kind.lastIndexOf(axis);
      if (index === -1) return at[axis];
      return isFurther ? tenth(at[axis] + tenth(relative[index])) : tenth(all[index]);
    });
    at = { x: endX, y: endY };
    if (name === 'M') start = at;
  }
  return text;
}

/** One step behind what is written: without its letter where it goes on in the same way. */
function stepAs(letter, body, last, text) {
  const goesOn =
    (letter === last && !/[mz]/i.test(letter)) || `${last}${letter}` === 'ml' || `${last}${letter}` === 'ML';
  if (!goesOn) return letter + body;
  return body.startsWith('-') || (body.startsWith('.') && /\.\d+$/.test(text)) ? body : ` ${body}`;
}

/** 'fill' and 'stroke' that let through carry it in their colour. */
const through = (attribute, color, share) =>
  `${attribute}="${color}${Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0')}"`;

const roundEnds = ' stroke-linecap="round"';

/** Most lines of most drawings end round: then the sheet says so, and those that end flat. */
function endsOnce(drawing) {
  const lines = drawing.match(/<(path|use)\b[^>]* stroke="[^>]*>/g) ?? [];
  const isFlat = (line) => !line.includes(roundEnds) && !/ d="[^"]*z"/.test(line);
  if (lines.length - lines.filter(isFlat).length <= lines.filter(isFlat).length + 1) return drawing;
  return drawing
    .replace(/<(path|use)\b[^>]* stroke="[^>]*>/g, (line) =>
      isFlat(line) ? line.replace(' stroke=', ' stroke-linecap="butt" stroke=') : line.replace(roundEnds, ''),
    )
    .replace('><title>', `${roundEnds}><title>`);
}

/** Neighbours of one colour become one. */
const joined = (drawing) => {
  const pair = /<path d="([^"]+)" fill="(#[\da-f]{6})"\/><path d="(M[^"]+)" fill="\2"\/>/;
  let text = drawing;
  while (pair.test(text)) text = text.replace(pair, '<path d="$1$3" fill="$2"/>');
  return text;
};

/** A whole drawing. */
export const tighten = (drawing) =>
  endsOnce(joined(drawing))
    .replace(/(fill|stroke)="(#[\da-f]{6})" \1-opacity="([\d.]+)"/g, (_, ...parts) => through(...parts))
    .replace(/ d="([^"]+)"/g, (_, d) => ` d="${tightPath(d)}"`)
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3(?=")/g, '#$1$2$3')
    .replace(/="(-?)0\./g, '="$1.')
    .replace(/ c[xy]="0"/g, '');
