import { hairline, inkSoft, ochrePale } from './drawing.server.ts';
import {
  createPdf,
  type PdfDocument,
  pdfLayout,
  removeUndrawable,
  type TextPlacement,
} from './pdf-page.server.ts';
import { type Fact, type IssuedReceipt, type ReceiptTexts, receiptTexts } from './receipt-texts.ts';

const { sheet, column, line, label, paragraph } = pdfLayout;

/** Renders a receipt as one tagged A4 page in the current language. Deterministic: the same receipt gives the same bytes. */
export async function receiptPdf(receipt: IssuedReceipt): Promise<Buffer> {
  const words = receiptTexts(receipt);
  const { page, whole } = await createPdf(words.fileTitle, receipt.issuedAt);
  drawReceipt(page, words);
  page.end();
  return whole;
}

function drawReceipt(page: PdfDocument, texts: ReceiptTexts): void {
  const root = page.struct('Document');
  page.addStructure(root);
  const told = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  pdfLayout.ground(page, () => page.roundedRect(sheet.margin, 208, column, 34, 8).fill(ochrePale));
  told('P', () => line(page, texts.clinicName, { y: 63, size: 17, font: 'display', x: sheet.margin + 48 }));
  told('H1', () => line(page, texts.title, { y: 128, size: 27, font: 'display' }));
  told('P', () => line(page, `${texts.number} · ${texts.date}`, { y: 168, size: 12.5, colour: inkSoft }));
  told('P', () =>
    line(page, texts.notAnInvoice, { y: 218.5, size: 12, x: sheet.margin + 14, font: 'display' }),
  );
  told('H2', () => label(page, texts.issuerLabel, { x: sheet.margin, y: 272 }));
  told('P', () =>
    paragraph(page, texts.issuer.join('\n'), { x: sheet.margin, y: 290, width: column * 0.54 }),
  );
  const right = sheet.margin + column * 0.6;
  told('H2', () => label(page, texts.payerLabel, { x: right, y: 272 }));
  told('P', () => paragraph(page, drawablePayer(page, texts), { x: right, y: 290, width: column * 0.4 }));
  drawMoney(page, texts, told);
}

type WriteTagged = (type: string, write: () => void) => unknown;

function drawMoney(page: PdfDocument, texts: ReceiptTexts, writeTagged: WriteTagged): void {
  const { margin } = sheet;
  writeTagged('H2', () => label(page, texts.conceptLabel, { x: margin, y: 400 }));
  const conceptHeight = pdfLayout.heightOf(page, texts.concept, { width: column, size: 13 });
  writeTagged('P', () => paragraph(page, texts.concept, { x: margin, y: 418, width: column, size: 13 }));
  let y = 418 + conceptHeight + 18;
  for (const fact of texts.lines) {
    const at = y;
    writeTagged('P', () => amount(page, fact, { y: at, size: 12, font: 'text' }));
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
  writeTagged('P', () => amount(page, texts.total, { y: totalAt, size: 19, font: 'display' }));
  y = totalAt + 34;
  const { exemption } = texts;
  if (exemption !== null) {
    const at = y;
    writeTagged('P', () => line(page, exemption, { y: at, size: 11, colour: inkSoft }));
    y += 16;
  }
  y += 26;
  for (const [name, value] of texts.means) {
    const at = y;
    writeTagged('P', () => {
      line(page, `${name}: `, { y: at, size: 11, colour: inkSoft });
      line(page, value, { y: at, size: 11, x: margin + 138 });
    });
    y += 19;
  }
  writeTagged('P', () => line(page, texts.contact, { y: 692, size: 10.5, colour: inkSoft }));
}

function amount(
  page: PdfDocument,
  [name, value]: Fact,
  placed: TextPlacement & { font: 'text' | 'display' },
) {
  line(page, name, placed);
  const width = page.font(placed.font).fontSize(placed.size).widthOfString(value);
  line(page, value, { ...placed, x: sheet.width - sheet.margin - width });
}

/** The payer's name, or the account number if no letter of the name can be drawn. */
function drawablePayer(page: PdfDocument, { payer, anonymousPayer }: ReceiptTexts): string {
  return /[\p{L}\p{N}]/u.test(removeUndrawable(page, payer)) ? payer : anonymousPayer;
}
