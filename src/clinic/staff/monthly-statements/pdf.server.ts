import { createPdf, pdfLayout } from '#clinic/payments/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatMonth } from '#platform/time/dates.ts';
import type { MonthlyStatement } from './contract.ts';
import { summaryLines } from './statement-lines.ts';
import { texts } from './texts.ts';

const { sheet: a4, line } = pdfLayout;

/** A monthly statement on one page. @param at the only timestamp in the file */
export async function renderStatementPdf(sheet: MonthlyStatement, at: Date): Promise<Buffer> {
  const title = texts().sheetOf(formatMonth(sheet.month));
  const { page, whole } = await createPdf(title, at);
  const root = page.struct('Document');
  page.addStructure(root);
  const writeTagged = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  pdfLayout.ground(page);
  writeTagged('P', () =>
    line(page, clinicContact().name, { y: 63, size: 17, font: 'display', x: a4.margin + 48 }),
  );
  writeTagged('H1', () => line(page, title, { y: 128, size: 25, font: 'display' }));
  writeTagged('P', () => line(page, sheet.professional.name, { y: 166, size: 13 }));
  summaryLines(sheet).forEach(([name, value], index, all) => {
    const isLast = index === all.length - 1;
    const [y, size, font] = [
      215 + index * 26 + (isLast ? 10 : 0),
      isLast ? 15 : 12,
      isLast ? 'display' : 'text',
    ] as const;
    writeTagged('P', () => {
      line(page, name, { y, size, font });
      const width = page.font(font).fontSize(size).widthOfString(value);
      line(page, value, { y, size, font, x: a4.width - a4.margin - width });
    });
  });
  const below = texts().plansAside;
  writeTagged('P', () => line(page, below, { y: 640, size: 10 }));
  page.end();
  return whole;
}
