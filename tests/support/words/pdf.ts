import { inflateSync } from 'node:zlib';

/** Objects of a PDF by number, with their decompressed streams. */
export function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1');
  const objects = [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number, body = '']) => {
    const [head = '', packed] = body.split(/\nstream\n/);
    const bytes = Buffer.from((packed ?? '').replace(/\nendstream$/, ''), 'latin1');
    const stream = head.includes('FlateDecode') ? inflateSync(bytes) : bytes;
    return [number as string, { head, stream: stream.toString('latin1') }] as const;
  });
  return new Map(objects);
}

/** Characters by glyph, from the font's ToUnicode table. */
function parseToUnicode(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ''], index) => {
      const letter = Buffer.from(hex, 'hex').swap16().toString('utf16le');
      letters.set(Number.parseInt(first, 16) + index, letter);
    });
  return letters;
}

/** Fonts by their name on the page, with characters, widths and font name. */
function fontsOf(objects: ReturnType<typeof objectsOf>): Map<string, Font> {
  const fonts = new Map<string, Font>();
  const headOf = (pattern: RegExp, head: string) => objects.get(pattern.exec(head)?.[1] ?? '')?.head ?? '';
  for (const { head } of objects.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const own = objects.get(number)?.head ?? '';
      const table = /\/ToUnicode (\d+) 0 R/.exec(own)?.[1] ?? '';
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(headOf(/\/DescendantFonts \[(\d+) 0 R\]/, own))?.[1] ?? '';
      fonts.set(name, {
        name: /\/BaseFont \/\w+\+(\S+)/.exec(own)?.[1] ?? '',
        letters: parseToUnicode(objects.get(table)?.stream ?? ''),
        widths: widths.split(' ').map(Number),
      });
    }
  return fonts;
}
type Font = { name: string; letters: Map<number, string>; widths: number[] };

/**
 * Text of a PDF made by pdfkit with embedded fonts, one line per text run. Screen readers use the same
 * tables.
 */
export const pdfText = (file: Buffer): string =>
  pdfPage(file)
    .texts.map(({ text }) => text)
    .join('\n');

/** In points from the page's top left corner. */
type PagePosition = { left: number; top: number; right: number; bottom: number };
/** `tag`: structure type; `mark`: position in the reading order, none for artifacts. */
type DrawnElement = PagePosition & { colour: string; tag: string | undefined; mark: number | undefined };
type DrawnText = DrawnElement & { text: string; size: number; font: string };
type Shape = DrawnElement & { points: Point[] };
type Point = readonly [x: number, y: number];

/**
 * Positions of everything on the page of such a PDF, in drawing order.
 * @returns texts with the area of their letters, shapes with the area they fill (a line fills none)
 */
export function pdfPage(file: Buffer): { texts: DrawnText[]; shapes: Shape[] } {
  const objects = objectsOf(file);
  const height = Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(file.toString('latin1'))?.[1]);
  const interpreter = new PageInterpreter(fontsOf(objects), height);
  for (const { stream } of objects.values()) if (/ cm$/m.test(stream)) interpreter.follow(stream);
  return { texts: interpreter.texts, shapes: interpreter.shapes };
}

/** Interprets the page operators pdfkit writes (ISO 32000-1, annex A). */
class PageInterpreter {
  readonly texts: DrawnText[] = [];
  readonly shapes: Shape[] = [];
  readonly #fonts: Map<string, Font>;
  readonly #height: number;
  #font: Font = { name: '', letters: new Map(), widths: [] };
  #size = 0;
  #colour = '';
  #said: Pick<DrawnElement, 'tag' | 'mark'> = { tag: undefined, mark: undefined };
  #at: Point = [0, 0];
  #moved: Point = [0, 0];
  #points: Point[] = [];

  constructor(fonts: Map<string, Font>, height: number) {
    this.#fonts = fonts;
    this.#height = height;
  }

  follow(stream: string): void {
    // The properties of an artifact span several lines.
    const joined = stream.replace(/<<[^<>]*>> BDC$/gm, (said) => said.replace(/\s+/g, ' '));
    for (const line of joined.split('\n')) {
      const words = line.split(' ');
      this.#steps[words.pop() ?? '']?.(words.map(Number), line);
    }
  }

  readonly #steps: Record<string, (numbers: number[], line: string) => void> = {
    BDC: (_, line) => {
      const [, tag = '', type] = /^\/(\w+)(?:.*\/Type \/(\w+))?/.exec(line) ?? [];
      const mark = /\/MCID (\d+)/.exec(line)?.[1];
      this.#said = { tag: type ? `${tag} ${type}` : tag, mark: mark ? Number(mark) : undefined };
    },
    EMC: () => {
      this.#said = { tag: undefined, mark: undefined };
    },
    scn: (parts) => this.#take(parts),
    SCN: (parts) => this.#take(parts),
    // The page as a whole is flipped vertically; only translations on it count.
    cm: ([, , , upright, x = 0, y = 0]) => {
      if (upright === 1) this.#moved = [x, y];
    },
    Q: () => {
      this.#moved = [0, 0];
    },
    m: ([x, y]) => this.#go(x, y),
    l: ([x, y]) => this.#go(x, y),
    c: ([, , , , x, y]) => this.#go(x, y),
    re: ([x = 0, y = 0, width = 0, height = 0]) => {
      this.#go(x, y);
      this.#go(x + width, y + height);
    },
    f: () => this.#draw(),
    S: () => this.#draw(),
    Tm: ([, , , , x = 0, y = 0]) => {
      this.#at = [x, this.#height - y];
    },
    Tf: ([, size = 0], line) => {
      this.#size = size;
      this.#font = this.#fonts.get(/\/(F\d+)/.exec(line)?.[1] ?? '') ?? this.#font;
    },
    TJ: (_, line) => this.#write(line),
  };

  #take(parts: number[]): void {
    this.#colour = `#${parts
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  }

  #go(x = 0, y = 0): void {
    this.#points.push([x + this.#moved[0], y + this.#moved[1]]);
  }

  #draw(): void {
    const points = this.#points;
    const across = points.map(([x]) => x);
    const down = points.map(([, y]) => y);
    this.shapes.push({
      ...this.#said,
      colour: this.#colour,
      points,
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    });
    this.#points = [];
  }

  #write(line: string): void {
    const { name, letters, widths } = this.#font;
    const glyphs = [...line.matchAll(/<(\w*)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => Number.parseInt(glyph, 16));
    const kerned = [...line.matchAll(/> (-?[\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0);
    const wide = glyphs.reduce((sum, glyph) => sum + (widths[glyph] ?? 0), 0) - kerned;
    const [[left, base], size] = [this.#at, this.#size];
    this.texts.push({
      ...this.#said,
      colour: this.#colour,
      size,
      font: name,
      text: glyphs.map((glyph) => letters.get(glyph) ?? '�').join(''),
      // Ascenders and descenders of the embedded fonts stay within these limits.
      left,
      right: left + (wide * size) / 1_000,
      top: base - size * 0.8,
      bottom: base + size * 0.25,
    });
  }
}
