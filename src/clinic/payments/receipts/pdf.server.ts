import { hairline, inkSoft, ochrePale } from './drawing.server.ts';
import { newPaper, type Paper, type Placed, paper, withoutUnknownSigns } from './paper.server.ts';
import { type Fact, type IssuedReceipt, noInvoice, type ReceiptWords, wordsOf } from './words.ts';

const { sheet, column, line, label, paragraph } = paper;

/** Renders a receipt as one tagged A4 page in Spanish. Deterministic: the same receipt gives the same bytes. */
export async function receiptPdf(receipt: IssuedReceipt): Promise<Buffer> {
  const words = wordsOf(receipt);
  const { page, whole } = await newPaper(words.fileTitle, receipt.issuedAt);
  draw(page, words);
  page.end();
  return whole;
}

function draw(page: Paper, words: ReceiptWords): void {
  const root = page.struct('Document');
  page.addStructure(root);
  const told = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  paper.ground(page, () => page.roundedRect(sheet.margin, 208, column, 34, 8).fill(ochrePale));
  told('P', () => line(page, words.clinicName, { y: 63, size: 17, font: 'display', x: sheet.margin + 48 }));
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

function drawMoney(page: Paper, words: ReceiptWords, told: Told): void {
  const { margin } = sheet;
  told('H2', () => label(page, 'Concepto', { x: margin, y: 400 }));
  const conceptHeight = paper.heightOf(page, words.concept, { width: column, size: 13 });
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

function amount(page: Paper, [name, value]: Fact, placed: Placed & { font: 'text' | 'display' }) {
  line(page, name, placed);
  const width = page.font(placed.font).fontSize(placed.size).widthOfString(value);
  line(page, value, { ...placed, x: sheet.width - sheet.margin - width });
}

/** The payer's name, or the account number if no letter of the name can be drawn. */
function drawable(page: Paper, { payer, anonymousPayer }: ReceiptWords): string {
  return /[\p{L}\p{N}]/u.test(withoutUnknownSigns(page, payer)) ? payer : anonymousPayer;
}
