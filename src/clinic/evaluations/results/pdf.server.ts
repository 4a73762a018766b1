import { newPaper, type Paper, paper } from '#clinic/payments/service.server.ts';
import { clinic } from '#config';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { mostOf } from '../instruments/rules.ts';
import { type Band, questionnaires } from '../instruments/terms.ts';
import type { Result } from './contract.ts';
import { sentenceOf, whatItIsNot } from './terms.ts';

type Measured = Result & { score: number; band: Band };
export const isMeasured = (result: Result): result is Measured =>
  result.score !== null && result.band !== null;

/** Number of earlier results that fit on the page. */
const mostLines = 8;

/**
 * Renders a released result as one tagged A4 page in Spanish, with its disclaimer. Deterministic: the same result
 * gives the same bytes.
 * @param course released results of the same questionnaire, oldest first
 */
export async function drawResult(result: Measured, course: readonly Measured[]): Promise<Buffer> {
  const { title } = questionnaires[result.instrument];
  const { page, whole } = await newPaper(`Resultado · ${title}`, new Date(result.releasedAt));
  const { sheet, column } = paper;
  const x = sheet.margin;
  const root = page.struct('Document');
  page.addStructure(root);
  const told = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  paper.ground(page);
  told('P', () => paper.line(page, clinic.name, { y: 63, size: 17, font: 'display', x: x + 48 }));
  told('H1', () => paper.line(page, title, { y: 128, size: 27, font: 'display' }));
  told('P', () => paper.line(page, `Respondido el ${formatDate(result.finishedAt)}`, { y: 168, size: 12.5 }));
  told('P', () => paper.paragraph(page, whatItIsNot, { x, y: 200, width: column, size: 12.5 }));
  told('H2', () => paper.label(page, 'Resultado', { x, y: 256 }));
  told('P', () => paper.paragraph(page, inWords(result), { x, y: 274, width: column, size: 13 }));
  told('H2', () => paper.label(page, `Unas palabras de ${result.by}`, { x, y: 328 }));
  told('P', () => paper.paragraph(page, result.words, { x, y: 346, width: column }));
  drawCourse(page, told, course);
  page.end();
  return whole;
}

const pointsOf = ({ instrument, score }: Measured) => `${score} de ${mostOf(instrument)}`;
const inWords = (result: Measured) =>
  `${sentenceOf(result.instrument, result.band)} ${pointsOf(result)} puntos.`;

function drawCourse(
  page: Paper,
  told: (type: string, write: () => void) => unknown,
  course: readonly Measured[],
) {
  if (course.length < 2) return;
  let y = Math.max(page.y + 24, 560);
  const { margin } = paper.sheet;
  // After a long comment there is no room for the course; the screen shows it as well.
  if (y + 20 + 16 * Math.min(course.length, mostLines) > 690) return;
  told('H2', () => paper.label(page, 'Con el tiempo', { x: margin, y }));
  y += 18;
  for (const one of course.slice(-mostLines)) {
    const at = y;
    told('P', () =>
      paper.line(page, `${formatDate(one.finishedAt)}: ${pointsOf(one)}`, { y: at, size: 11.5 }),
    );
    y += 16;
  }
}
