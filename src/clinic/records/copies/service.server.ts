import type { Person } from '#clinic/audit/contract.ts';
import { findLanguage, requirePatientRecord } from '#clinic/patients/service.server.ts';
import { composeFor } from '#platform/language/request-language.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import type { RecordPart, RecordsDeps } from '../deps.server.ts';
import { notesOfRecord } from '../notes/queries.server.ts';
import { setRequest } from '../requests/queries.server.ts';
import { lockOpenRequest, recordStep, refuse, requireEntitledGuardian } from '../requests/service.server.ts';
import { omissionMark, omitMarked } from '../rules.ts';
import { openNote, requireTexts } from '../sealed.server.ts';
import { documentTexts } from './document-texts.ts';
import { createLetterheadPdf } from './letterhead-pdf.server.ts';

type Notes = { heading: string; text: string }[];

/**
 * Creates the copy of a record to hand over, without passages its authors withhold, in the
 * language of the patient or their contacts. Every copy is recorded.
 * @throws Refusal `not_found`, `closed`, `wrong_kind`, `identity_unchecked`, `guardian_may_not`, `unreadable`
 */
export const createRecordCopy = (deps: RecordsDeps, actor: Person, id: number): Promise<Buffer> =>
  inTransaction(deps.db, async (tx) => {
    const { secrets } = deps;
    const now = deps.clock.now();
    const request = await lockOpenRequest(tx, id);
    if (request.kind !== 'copy') throw refuse('wrong_kind');
    if (request.identityAt === null) throw refuse('identity_unchecked');
    const { patientId } = request;
    const card = await requirePatientRecord(tx, { actor, id: patientId, now });
    await requireEntitledGuardian(tx, request, now);
    const rows = await notesOfRecord(tx, patientId);
    const { person, asker } = requireTexts(request, secrets);
    const hasGaps = rows.some(({ note }) => note.marks.length > 0);
    const about = { name: card.name ?? person, birthDate: card.birthDate, asker };
    await setRequest(tx, id, { madeAt: now });
    await recordStep(tx, actor, request, { step: 'copy-made', at: now });
    return composeFor(await findLanguage(tx, patientId, now), async () => {
      const parts: RecordPart[] = [];
      for (const part of deps.recordParts) parts.push(await part({ db: tx, secrets }, patientId, now));
      const notes = readNotes(rows, secrets);
      return renderCopyPdf({ about, madeAt: now, receivedOn: request.receivedOn }, { notes, parts, hasGaps });
    });
  });

const readNotes = (rows: Awaited<ReturnType<typeof notesOfRecord>>, secrets: Secrets): Notes =>
  rows.map(({ note, professional }) => {
    const text = openNote(note, secrets);
    if (text === undefined) throw refuse('unreadable');
    return {
      heading: `${formatDay(note.sessionOn)} · ${professional}`,
      text: omitMarked(text, note.marks),
    };
  });

async function renderCopyPdf(
  {
    about: { name, birthDate, asker },
    madeAt,
    receivedOn,
  }: {
    about: { name: string; birthDate: string | null; asker: string | null };
    madeAt: Date;
    receivedOn: string;
  },
  { notes, parts, hasGaps }: { notes: Notes; parts: RecordPart[]; hasGaps: boolean },
): Promise<Buffer> {
  const said = documentTexts().copy;
  const paper = await createLetterheadPdf(said.title, madeAt);
  paper.text(birthDate === null ? name : said.born(name, formatDay(birthDate)));
  paper.text(said.made(formatDay(wallTimeOf(madeAt).day), asker, formatDay(receivedOn)));
  paper.text(hasGaps ? said.passagesOmitted(omissionMark) : said.nothingOmitted);
  for (const { title, entries } of parts) {
    if (entries.length === 0) continue;
    paper.heading(title);
    for (const { at, heading, text, file } of entries) {
      paper.label(`${formatDay(wallTimeOf(at).day)} · ${heading}`);
      if (text !== null) paper.text(text);
      if (file) paper.text(said.attached(file.name));
    }
  }
  for (const [name, content] of collectFiles(parts)) paper.attach(name, content);
  paper.heading(said.notes);
  if (notes.length === 0) paper.text(said.noNotes);
  for (const { heading, text } of notes) {
    paper.label(heading);
    paper.text(text);
  }
  paper.heading(said.rightsTitle);
  paper.text(said.rights);
  return paper.end();
}

function collectFiles(parts: readonly RecordPart[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const { file } of parts.flatMap(({ entries }) => entries)) {
    if (file === undefined || files.has(file.name)) continue;
    const content = file.content();
    if (content === null) throw refuse('unreadable');
    files.set(file.name, content);
  }
  return files;
}
