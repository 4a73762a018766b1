import { readFileSync } from 'node:fs';
import { clinicContact } from '#platform/clinic-contact.ts';
import { currentLanguage } from '#platform/language/language.ts';
import { visualRuns } from './bidi.server.ts';
import { drawHouses, drawMark, ink, river } from './drawing.server.ts';

export type PdfDocument = PDFKit.PDFDocument;

const sheet = { width: 595.28, height: 841.89, margin: 62 };
const column = sheet.width - 2 * sheet.margin;

/** The site's two fonts, and one for other scripts (`fonts/README.md`). */
type FontName = 'text' | 'display' | 'fallback';

const fontFiles = new Map<FontName, Buffer>();
function readFont(name: FontName): Buffer {
  const known = fontFiles.get(name);
  if (known !== undefined) return known;
  const file = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
  fontFiles.set(name, file);
  return file;
}

/**
 * Creates a tagged A4 page in the current language with the clinic's fonts. The caller ends it.
 * @param at the only timestamp in the file, so that equal content gives equal bytes
 * @returns the page, and its bytes once it is ended
 */
export async function createPdf(
  title: string,
  at: Date,
): Promise<{ page: PdfDocument; whole: Promise<Buffer> }> {
  // Loaded on demand: pdfkit needs 10 MB and most processes never draw a PDF.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: `${currentLanguage()}-ES`,
    tagged: true,
    // Declares PDF/UA-1 in the metadata. Cast: pdfkit's types do not list it yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: clinicContact().name,
      Creator: clinicContact().name,
      Producer: clinicContact().name,
      CreationDate: at,
      ModDate: at,
    },
  });
  const whole = collectBytes(page);
  page.registerFont('text', readFont('text')).registerFont('display', readFont('display'));
  return { page, whole };
}

function collectBytes(page: PdfDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
}

export type TextPlacement = {
  x?: number;
  y: number;
  size: number;
  colour?: string;
  font?: 'text' | 'display';
};

function line(
  page: PdfDocument,
  text: string,
  { x = sheet.margin, y, size, colour = ink, font = 'text' }: TextPlacement,
) {
  const drawn = removeUndrawable(page, text);
  page
    .font(fontFor(page, drawn, font))
    .fontSize(size)
    .fillColor(colour);
  drawLine(page, drawn, x, y);
}

const label = (page: PdfDocument, text: string, { x, y }: { x: number; y: number }) =>
  line(page, text, { x, y, size: 11, colour: river, font: 'display' });

const lineGap = 2.5;
const textSize = 11.5;

function paragraph(
  page: PdfDocument,
  text: string,
  { x, y, width, size = textSize }: { x: number; y: number; width: number; size?: number },
) {
  const drawn = removeUndrawable(page, text);
  page
    .font(fontFor(page, drawn, 'text'))
    .fontSize(size)
    .fillColor(ink);
  if (!rightToLeft.test(drawn)) {
    page.text(drawn, x, y, { width, lineGap });
    return;
  }
  const lineHeight = page.currentLineHeight(true) + lineGap;
  const lines = wrap(page, drawn, width);
  lines.forEach((each, index) => {
    drawLine(page, each, x, y + index * lineHeight);
  });
  page.y = y + lines.length * lineHeight;
}

function heightOf(
  page: PdfDocument,
  text: string,
  { width, size = textSize }: { width: number; size?: number },
) {
  const drawn = removeUndrawable(page, text);
  page.font(fontFor(page, drawn, 'text')).fontSize(size);
  if (!rightToLeft.test(drawn)) return page.heightOfString(drawn, { width, lineGap });
  return wrap(page, drawn, width).length * (page.currentLineHeight(true) + lineGap);
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Draws one line in the current font, right-to-left parts in their direction. */
function drawLine(page: PdfDocument, text: string, x: number, y: number): void {
  if (!rightToLeft.test(text)) {
    page.text(text, x, y, { lineBreak: false });
    return;
  }
  // Without OpenType features pdfkit lays out word by word, which breaks right-to-left runs.
  const features: PDFKit.Mixins.OpenTypeFeatures[] = [];
  // Screen readers and copied text get the logical order.
  page.markContent('Span', { actual: text });
  let left = x;
  for (const run of visualRuns(text)) {
    page.text(run, left, y, { lineBreak: false, features });
    left += page.widthOfString(run, { features });
  }
  page.endMarkedContent();
}

function wrap(page: PdfDocument, text: string, width: number): string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = [];
    for (const word of part.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && page.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

/**
 * Draws the logo above and the houses below as artifacts, which screen readers skip.
 * @param further drawn as artifacts too
 */
function drawBackground(page: PdfDocument, further: () => void = () => {}) {
  page.markContent('Artifact', { type: 'Layout' });
  drawMark(page, { x: sheet.margin - 2, y: 54, size: 40 });
  drawHouses(page, { width: sheet.width, bottom: sheet.height });
  further();
  page.endMarkedContent();
}

export const pdfLayout = { sheet, column, line, label, paragraph, heightOf, ground: drawBackground };

function hasGlyphs(page: PdfDocument, name: FontName, text: string): boolean {
  if (name === 'fallback') page.registerFont(name, readFont(name));
  page.font(name);
  // Cast: pdfkit's types hide the current font, the only access to its glyphs.
  const { font } = (
    page as PdfDocument & { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  )._font;
  return [...text].every((sign) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

const fontFor = (page: PdfDocument, text: string, preferred: FontName): FontName =>
  hasGlyphs(page, preferred, text) ? preferred : 'fallback';

/** Invisible format characters. Arabic script needs the joiners U+200C and U+200D. */
const formatCharacters = /\p{Cf}/gu;
const formatCharactersButJoiners = /(?![\u200c\u200d])\p{Cf}/gu;

/** Normalizes to NFC, and removes format characters, emoji and characters without a glyph. */
export function removeUndrawable(page: PdfDocument, text: string): string {
  const invisible = rightToLeft.test(text) ? formatCharactersButJoiners : formatCharacters;
  const normal = text.normalize('NFC').replace(invisible, '');
  if (hasGlyphs(page, 'text', normal)) return normal;
  const known = [...normal].filter(
    (sign) =>
      hasGlyphs(page, 'text', sign) ||
      (!/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}/u.test(sign) &&
        hasGlyphs(page, 'fallback', sign)),
  );
  return known.join('').replace(/ {2,}/g, ' ').trim();
}
