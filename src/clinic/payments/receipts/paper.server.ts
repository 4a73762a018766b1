import { readFileSync } from 'node:fs';
import { clinic } from '#config';
import { drawHouses, drawMark, ink, river } from './drawing.server.ts';

export type Paper = PDFKit.PDFDocument;

/** A4 and its margins, in points. */
const sheet = { width: 595.28, height: 841.89, margin: 62 };
const column = sheet.width - 2 * sheet.margin;

/** Plain TrueType of the site's faces (`scripts/assets/receipt-fonts.mjs`). */
const fonts = new Map<string, Buffer>();
function fontFile(name: 'text' | 'display'): Buffer {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const file = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
  fonts.set(name, file);
  return file;
}

/**
 * A tagged page in Spanish with the clinic's faces; whoever draws on it ends it.
 * @param title of the file
 * @param at its only time, so that the same words are the same file, byte for byte
 * @returns the page, and what becomes of it once it is ended
 */
export async function newPaper(title: string, at: Date): Promise<{ page: Paper; whole: Promise<Buffer> }> {
  // Not with the process: most serve for weeks without drawing one, and it holds 10 MB.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'es-ES', tagged: true, displayTitle: true, pdfVersion: '1.7' },
    info: {
      ...{ Title: title, Author: clinic.name, Creator: clinic.name, Producer: clinic.name },
      ...{ CreationDate: at, ModDate: at },
    },
  });
  const whole = wholeOf(page);
  page.registerFont('text', fontFile('text')).registerFont('display', fontFile('display'));
  return { page, whole };
}

function wholeOf(page: Paper): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
}

export type Placed = { x?: number; y: number; size: number; colour?: string; font?: 'text' | 'display' };

function line(page: Paper, text: string, { x = sheet.margin, y, size, colour = ink, font = 'text' }: Placed) {
  page.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false });
}

const label = (page: Paper, text: string, { x, y }: { x: number; y: number }) =>
  line(page, text, { x, y, size: 11, colour: river, font: 'display' });

function paragraph(
  page: Paper,
  text: string,
  { x, y, width, size = 11.5 }: { x: number; y: number; width: number; size?: number },
) {
  page.font('text').fontSize(size).fillColor(ink).text(text, x, y, { width, lineGap: 2.5 });
}

/** The mark above and the houses below; whoever hears the page hears nothing of them. @param further drawn likewise */
function ground(page: Paper, further: () => void = () => {}) {
  page.markContent('Artifact', { type: 'Layout' });
  drawMark(page, { x: sheet.margin - 2, y: 54, size: 40 });
  drawHouses(page, { width: sheet.width, bottom: sheet.height });
  further();
  page.endMarkedContent();
}

/** What every page of the clinic's is written with. */
export const paper = { sheet, column, line, label, paragraph, ground };

/** Whether our faces can write a text. They know the letters of western Europe. */
export function isWritable(page: Paper, text: string): boolean {
  page.font('text');
  // Cast: pdfkit's types hide the face in use, and nothing else tells which letters it has.
  const { font } = (page as Paper & { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font;
  return [...text].every((one) => one === '\n' || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
}

/** A text without the accents that our faces do not know; what they cannot write at all stays. */
export const writable = (page: Paper, text: string): string =>
  [...text.normalize('NFC')].map((one) => (isWritable(page, one) ? one : bare(one))).join('');

/** A letter without its accent; these carry theirs inside. */
const bare = (letter: string): string => barred[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
const barred: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' };
