import { findLanguage } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { composeFor } from '#platform/language/request-language.server.ts';
import type { Erased } from '#platform/personal.server.ts';
import { formatDay } from '#platform/time/dates.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { requestRefusals } from '../requests/contract.ts';
import { findRequest } from '../requests/queries.server.ts';
import { type RequestTexts, requireTexts } from '../sealed.server.ts';
import type { RequestRow } from '../tables.server.ts';
import { documentTexts } from './document-texts.ts';
import { createLetterheadPdf, type PdfWriter } from './letterhead-pdf.server.ts';

const refuse = refusing(requestRefusals);

/**
 * Renders the written answer to a request, with what was actually done, in the language of the patient or their contacts. @throws Refusal `not_found`, also if there is
 * none yet
 */
export async function renderAnswerPdf(
  { db, secrets, clock }: Pick<RecordsDeps, 'db' | 'secrets' | 'clock'>,
  id: number,
): Promise<Buffer> {
  const row = await findRequest(db, id);
  if (row === undefined) throw refuse('not_found');
  const words = requireTexts(row, secrets);
  if (row.erased === null && words.answer === null && words.extension === null) throw refuse('not_found');
  // After an erasure there may be no contact left.
  const language = row.erased?.language ?? (await findLanguage(db, row.patientId, clock.now()));
  return composeFor(language, () => renderPdf(row, words));
}

async function renderPdf(row: RequestRow, words: RequestTexts): Promise<Buffer> {
  const said = documentTexts().answer;
  const paper = await createLetterheadPdf(said.titles[row.kind], row.enteredAt);
  paper.text(said.to(words.asker ?? words.person));
  const answered = row.closedOn === null ? '' : said.answered(formatDay(row.closedOn));
  paper.text(`${said.received(formatDay(row.receivedOn))}${answered}`);
  writeBody(paper, row, words);
  paper.heading(said.disagree);
  paper.text(said.complaint);
  return paper.end();
}

function writeBody(paper: PdfWriter, row: RequestRow, { answer, extension }: RequestTexts): void {
  const said = documentTexts().answer;
  if (row.erased !== null) writeErasure(paper, row.erased);
  else if (answer !== null) {
    paper.heading(row.outcome === 'corrected' ? said.corrected : said.refused);
    paper.text(answer);
  } else {
    paper.heading(said.moreTime);
    paper.text(said.newTerm(formatDay(row.dueOn)));
    paper.text(extension ?? '');
  }
}

function writeErasure(paper: PdfWriter, { deleted, kept }: Erased): void {
  const said = documentTexts().answer;
  paper.heading(said.deleted);
  paper.text(deleted.length === 0 ? said.nothingDeleted : '');
  for (const what of deleted) paper.text(`– ${what}`);
  if (kept.length === 0) return;
  paper.heading(said.kept);
  for (const { what, why, until } of kept)
    paper.text(
      said.keptItem(what, why, until === null ? said.identifiesNobody : said.keptUntil(formatDay(until))),
    );
  if (kept.every(({ until }) => until === null)) return;
  paper.text(said.locked);
}
