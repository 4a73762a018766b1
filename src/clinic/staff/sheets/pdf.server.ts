import { newPaper, paper } from '#clinic/payments/service.server.ts';
import { clinic } from '#config';
import { formatMonth } from '#platform/time/spanish-dates.ts';
import type { Sheet } from './contract.ts';
import { linesOf } from './words.ts';

const { sheet: a4, line } = paper;

/** A monthly statement on one page. @param at the only timestamp in the file */
export async function sheetPdf(sheet: Sheet, at: Date): Promise<Buffer> {
  const title = `Hoja de ${formatMonth(sheet.month)}`;
  const { page, whole } = await newPaper(title, at);
  const root = page.struct('Document');
  page.addStructure(root);
  const told = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  paper.ground(page);
  told('P', () => line(page, clinic.name, { y: 63, size: 17, font: 'display', x: a4.margin + 48 }));
  told('H1', () => line(page, title, { y: 128, size: 25, font: 'display' }));
  told('P', () => line(page, sheet.professional.name, { y: 166, size: 13 }));
  linesOf(sheet).forEach(([name, value], index, all) => {
    const isLast = index === all.length - 1;
    const [y, size, font] = [
      215 + index * 26 + (isLast ? 10 : 0),
      isLast ? 15 : 12,
      isLast ? 'display' : 'text',
    ] as const;
    told('P', () => {
      line(page, name, { y, size, font });
      const width = page.font(font).fontSize(size).widthOfString(value);
      line(page, value, { y, size, font, x: a4.width - a4.margin - width });
    });
  });
  const below =
    'Las sesiones de un plan se cobran con el plan, que no es de ningún profesional en particular.';
  told('P', () => line(page, below, { y: 640, size: 10 }));
  page.end();
  return whole;
}
