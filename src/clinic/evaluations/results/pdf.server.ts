import { createPdf, type PdfDocument, pdfLayout } from '#clinic/payments/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatDate } from '#platform/time/dates.ts';
import { maxScore } from '../instruments/rules.ts';
import { type Band, questionnaires } from '../instruments/terms.ts';
import type { Result } from './contract.ts';
import { disclaimer, sentenceOf } from './terms.ts';
import { texts } from './texts.ts';

type ScoredResult = Result & { score: number; band: Band };
export const isScored = (result: Result): result is ScoredResult =>
  result.score !== null && result.band !== null;

/** Number of earlier results that fit on the page. */
const maxLines = 8;

/**
 * Renders a released result as one tagged A4 page in the current language, with its disclaimer. Deterministic: the same result
 * gives the same bytes.
 * @param course released results of the same questionnaire, oldest first
 */
export async function drawResult(result: ScoredResult, course: readonly ScoredResult[]): Promise<Buffer> {
  const { title } = questionnaires[result.instrument];
  const { page, whole } = await createPdf(texts().pdf.documentTitle(title), new Date(result.releasedAt));
  const { sheet, column } = pdfLayout;
  const x = sheet.margin;
  const root = page.struct('Document');
  page.addStructure(root);
  const told = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  pdfLayout.ground(page);
  told('P', () =>
    pdfLayout.line(page, clinicContact().name, { y: 63, size: 17, font: 'display', x: x + 48 }),
  );
  told('H1', () => pdfLayout.line(page, title, { y: 128, size: 27, font: 'display' }));
  told('P', () =>
    pdfLayout.line(page, texts().pdf.finishedOn(formatDate(result.finishedAt)), { y: 168, size: 12.5 }),
  );
  told('P', () => pdfLayout.paragraph(page, disclaimer(), { x, y: 200, width: column, size: 12.5 }));
  told('H2', () => pdfLayout.label(page, texts().pdf.result, { x, y: 256 }));
  told('P', () => pdfLayout.paragraph(page, formatResult(result), { x, y: 274, width: column, size: 13 }));
  told('H2', () => pdfLayout.label(page, texts().pdf.wordsOf(result.by), { x, y: 328 }));
  told('P', () => pdfLayout.paragraph(page, result.words, { x, y: 346, width: column }));
  drawCourse(page, told, course);
  page.end();
  return whole;
}

const formatPoints = ({ instrument, score }: ScoredResult) =>
  texts().pdf.scoreOf(score, maxScore(instrument));
const formatResult = (result: ScoredResult) =>
  `${sentenceOf(result.instrument, result.band)} ${texts().pdf.points(formatPoints(result))}`;

function drawCourse(
  page: PdfDocument,
  addTagged: (type: string, write: () => void) => unknown,
  course: readonly ScoredResult[],
) {
  if (course.length < 2) return;
  let y = Math.max(page.y + 24, 560);
  const { margin } = pdfLayout.sheet;
  // After a long comment there is no room for the course; the screen shows it as well.
  if (y + 20 + 16 * Math.min(course.length, maxLines) > 690) return;
  addTagged('H2', () => pdfLayout.label(page, texts().pdf.course, { x: margin, y }));
  y += 18;
  for (const one of course.slice(-maxLines)) {
    const at = y;
    addTagged('P', () =>
      pdfLayout.line(page, `${formatDate(one.finishedAt)}: ${formatPoints(one)}`, { y: at, size: 11.5 }),
    );
    y += 16;
  }
}
