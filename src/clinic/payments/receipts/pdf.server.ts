import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { clinic } from '#config';
import { drawHouses, drawMark, hairline, ink, inkSoft, ochrePale, river } from './drawing.server.ts';
import { type Fact, noInvoice, type ReceiptOnPaper, type ReceiptWords, wordsOf } from './words.ts';

type Page = PDFKit.PDFDocument;

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
 * Draws a receipt: one A4 page, tagged, in Spanish. The same receipt is the same file, byte for byte: its only time is the
 * receipt's own.
 */
export function receiptPdf(receipt: ReceiptOnPaper): Promise<Buffer> {
  const words = wordsOf(receipt);
  const page = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'es-ES', tagged: true, displayTitle: true, pdfVersion: '1.7' },
    info: {
      ...{ Title: words.fileTitle, Author: clinic.name, Creator: clinic.name, Producer: clinic.name },
      CreationDate: receipt.issuedAt,
      ModDate: receipt.issuedAt,
    },
  });
  const whole = wholeOf(page);
  page.registerFont('text', fontFile('text')).registerFont('display', fontFile('display'));
  draw(page, words);
  page.end();
  return whole;
}

function wholeOf(page: Page): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
}

/** Where somebody hears or copies the page, this is its order. */
function draw(page: Page, words: ReceiptWords): void {
  const root = page.struct('Document');
  page.addStructure(root);
  const told = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  page.markContent('Artifact', { type: 'Layout' });
  drawMark(page, { x: sheet.margin - 2, y: 54, size: 40 });
  drawHouses(page, { width: sheet.width, bottom: sheet.height });
  page.roundedRect(sheet.margin, 208, column, 34, 8).fill(ochrePale);
  page.endMarkedContent();
  told('P', () => line(page, clinic.name, { y: 63, size: 17, font: 'display', x: sheet.margin + 48 }));
  told('H1', () => line(page, words.title, { y: 128, size: 27, font: 'display' }));
  told('P', () => line(page, `${words.number} · ${words.date}`, { y: 168, size: 12.5, colour: inkSoft }));
  told('P', () => line(page, noInvoice, { y: 218.5, size: 12, x: sheet.margin + 14, font: 'display' }));
  told('H2', () => label(page, 'Emitido por', { x: sheet.margin, y: 272 }));
  told('P', () =>
    paragraph(page, words.issuer.join('\n'), { x: sheet.margin, y: 290, width: column * 0.54 }),
  );
  const right = sheet.margin + column * 0.6;
  told('H2', () => label(page, words.payerLabel, { x: right, y: 272 }));
  told('P', () => paragraph(page, drawable(page, words), { x: right, y: 290, width: column * 0.4 }));
  drawMoney(page, words, told);
}

type Told = (type: string, write: () => void) => unknown;

function drawMoney(page: Page, words: ReceiptWords, told: Told): void {
  const { margin } = sheet;
  told('H2', () => label(page, 'Concepto', { x: margin, y: 400 }));
  const conceptHeight = page.font('text').fontSize(13).heightOfString(words.concept, { width: column });
  told('P', () => paragraph(page, words.concept, { x: margin, y: 418, width: column, size: 13 }));
  let y = 418 + conceptHeight + 18;
  for (const fact of words.lines) {
    const at = y;
    told('P', () => amount(page, fact, { y: at, size: 12, font: 'text' }));
    y += 22;
  }
  const totalAt = y + 12;
  page.markContent('Artifact', { type: 'Layout' });
  page
    .moveTo(margin, y)
    .lineTo(sheet.width - margin, y)
    .lineWidth(1)
    .strokeColor(hairline)
    .stroke();
  page.endMarkedContent();
  told('P', () => amount(page, words.total, { y: totalAt, size: 19, font: 'display' }));
  y = totalAt + 34;
  const { exemption } = words;
  if (exemption !== null) {
    const at = y;
    told('P', () => line(page, exemption, { y: at, size: 11, colour: inkSoft }));
    y += 16;
  }
  y += 26;
  for (const [name, value] of words.means) {
    const at = y;
    told('P', () => {
      line(page, `${name}: `, { y: at, size: 11, colour: inkSoft });
      line(page, value, { y: at, size: 11, x: margin + 138 });
    });
    y += 19;
  }
  told('P', () => line(page, words.contact, { y: 692, size: 10.5, colour: inkSoft }));
}

type Placed = { x?: number; y: number; size: number; colour?: string; font?: 'text' | 'display' };

function line(page: Page, text: string, { x = sheet.margin, y, size, colour = ink, font = 'text' }: Placed) {
  page.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false });
}

const label = (page: Page, text: string, { x, y }: { x: number; y: number }) =>
  line(page, text, { x, y, size: 11, colour: river, font: 'display' });

function paragraph(
  page: Page,
  text: string,
  { x, y, width, size = 11.5 }: { x: number; y: number; width: number; size?: number },
) {
  page.font('text').fontSize(size).fillColor(ink).text(text, x, y, { width, lineGap: 2.5 });
}

/** A name at the left and its amount at the right edge, as columns of figures stand. */
function amount(page: Page, [name, value]: Fact, placed: Placed & { font: 'text' | 'display' }) {
  line(page, name, placed);
  const width = page.font(placed.font).fontSize(placed.size).widthOfString(value);
  line(page, value, { ...placed, x: sheet.width - sheet.margin - width });
}

/**
 * The payer as our faces can write it. They know the letters of western Europe; other accents are left out, and a name in
 * another script gives way to the account's number, since empty boxes would name nobody.
 */
function drawable(page: Page, { payer, anonymousPayer }: ReceiptWords): string {
  page.font('text');
  // Cast: pdfkit's types hide the face in use, and nothing else tells which letters it has.
  const { font } = (page as Page & { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font;
  const isKnown = (text: string) =>
    [...text].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  const plain = [...payer.normalize('NFC')].map((one) => (isKnown(one) ? one : bare(one))).join('');
  return isKnown(plain) && plain.trim() !== '' ? plain : anonymousPayer;
}

/** A letter without its accent; these carry theirs inside. */
const bare = (letter: string): string => barred[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
const barred: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' };
