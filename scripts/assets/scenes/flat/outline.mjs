// A shape of a drawing as an outline: steps by their places on the sheet, wherever its transforms have put it.

/** How many numbers belong to one step of a path. */
const sizes = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Numbers of a path; an arc's two flags may stand against each other and against what follows. */
function numbersOf(letter, text) {
  if (letter.toUpperCase() !== 'A') return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))';
  const arc = new RegExp(
    `${number}[ ,]*${number}[ ,]*${number}[ ,]*([01])[ ,]*([01])[ ,]*${number}[ ,]*${number}`,
    'g',
  );
  return [...text.matchAll(arc)].flatMap(([, ...parts]) => parts.map(Number));
}

/** Every step with absolute places and a letter that says all: M, L, C, Q, A, Z. */
export function stepsOf(d) {
  const steps = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [handleX, handleY, before] = [0, 0, ''];
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = letter.toUpperCase();
    const size = sizes[name];
    const all = numbersOf(letter, rest);
    for (let at = 0; at === 0 || at < all.length; at += size || 1) {
      const part = all.slice(at, at + size);
      const [fromX, fromY] = letter === name ? [0, 0] : [x, y];
      const place = (index) => [part[index] + fromX, part[index + 1] + fromY];
      const mirrored = (names) => (names.includes(before) ? [2 * x - handleX, 2 * y - handleY] : [x, y]);
      let step;
      if (name === 'Z') step = ['Z'];
      else if (name === 'H') step = ['L', part[0] + fromX, y];
      else if (name === 'V') step = ['L', x, part[0] + fromY];
      else if (name === 'M' || name === 'L') step = [at > 0 ? 'L' : name, ...place(0)];
      else if (name === 'C') step = ['C', ...place(0), ...place(2), ...place(4)];
      else if (name === 'S') step = ['C', ...mirrored('CS'), ...place(0), ...place(2)];
      else if (name === 'Q') step = ['Q', ...place(0), ...place(2)];
      else if (name === 'T') step = ['Q', ...mirrored('QT'), ...place(0)];
      else step = ['A', ...part.slice(0, 5), ...place(5)];
      steps.push(step);
      if (name === 'Z') [x, y] = [startX, startY];
      else {
        [handleX, handleY] = step.slice(-4, -2);
        [x, y] = step.slice(-2);
      }
      if (step[0] === 'M') [startX, startY] = [x, y];
      before = name;
    }
  }
  return steps;
}

/** A rectangle or a circle as such steps. */
export function stepsOfShape(name, read) {
  if (name === 'circle') {
    const [x, y, r] = ['cx', 'cy', 'r'].map(read);
    return [['M', x - r, y], ['A', r, r, 0, 1, 1, x + r, y], ['A', r, r, 0, 1, 1, x - r, y], ['Z']];
  }
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(read);
  const r = Math.min(read('rx'), width / 2, height / 2);
  const [right, foot] = [x + width, y + height];
  if (r === 0) return [['M', x, y], ['L', right, y], ['L', right, foot], ['L', x, foot], ['Z']];
  const corner = (toX, toY) => ['A', r, r, 0, 0, 1, toX, toY];
  return [
    ...[['M', x + r, y], ['L', right - r, y], corner(right, y + r), ['L', right, foot - r]],
    ...[corner(right - r, foot), ['L', x + r, foot], corner(x, foot - r), ['L', x, y + r]],
    ...[corner(x + r, y), ['Z']],
  ];
}

/** `scale`: how much larger a matrix draws; undefined where that depends on the direction. */
export function scaleOf([a, b, c, d]) {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  return Math.abs(across - down) < 1e-6 && Math.abs(a * c + b * d) < 1e-6 ? across : undefined;
}

const placed = ([a, b, c, d, e, f], x, y) => [a * x + c * y + e, b * x + d * y + f];

/** The steps where a matrix that turns and scales alike in all directions puts them. */
export function moved(steps, matrix) {
  const scale = scaleOf(matrix);
  const turn = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  return steps.map(([letter, ...numbers]) => {
    const arc = letter === 'A' ? numbers.splice(0, 5) : [];
    if (arc.length > 0)
      arc.splice(0, 3, arc[0] * scale, arc[1] * scale, arc[0] === arc[1] ? 0 : arc[2] + turn);
    const places = [];
    for (let at = 0; at < numbers.length; at += 2)
      places.push(...placed(matrix, numbers[at], numbers[at + 1]));
    return [letter, ...arc, ...places];
  });
}

/** The box around what is drawn, with so much of a pen beside the outline. */
export function boxOf(steps, beside) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const take = (x, y, more = 0) => {
    box.left = Math.min(box.left, x - more);
    box.top = Math.min(box.top, y - more);
    box.right = Math.max(box.right, x + more);
    box.bottom = Math.max(box.bottom, y + more);
  };
  let from = [0, 0];
  for (const [letter, ...numbers] of steps) {
    const to = numbers.slice(-2);
    if (letter === 'A') {
      // An arc strays from its chord by two radii at most, and by less than half a chord where it is no longer than half a circle.
      const [rx, ry, , isLong] = numbers;
      const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
      take(...to, isLong ? 2 * Math.max(rx, ry) : Math.min(chord, Math.max(rx, ry)));
      take(...from, isLong ? 2 * Math.max(rx, ry) : 0);
    } else for (let at = 0; at < numbers.length; at += 2) take(numbers[at], numbers[at + 1]);
    if (letter !== 'Z') from = to;
  }
  return {
    left: box.left - beside,
    top: box.top - beside,
    right: box.right + beside,
    bottom: box.bottom + beside,
  };
}

/** The box around a box that has been moved, and turned with it. */
export function movedBox({ left, top, right, bottom }, matrix) {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => placed(matrix, x, y)));
  const [across, down] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

const say = (number) => String(Math.round(number * 10) / 10);

export const pathOf = (steps) =>
  steps.map(([letter, ...numbers]) => letter + numbers.map(say).join(' ')).join('');
