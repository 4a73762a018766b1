import type { Person } from '#clinic/audit/contract.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import type { RecordPart, RecordsDeps } from '../deps.server.ts';
import { notesOfRecord } from '../notes/queries.server.ts';
import { setRequest } from '../requests/queries.server.ts';
import { lockOpenRequest, recordStep, refuse, requireEntitledGuardian } from '../requests/service.server.ts';
import { omissionMark, omitMarked } from '../rules.ts';
import { openNote, requireTexts } from '../sealed.server.ts';
import { createLetterheadPdf } from './letterhead-pdf.server.ts';

/** States in a copy that something was left out and under which article, never what. */
const passagesOmitted = `En esta copia hay pasajes que no se entregan; en su lugar pone ${omissionMark}. La Ley 41/2002, en su artículo 18.3, protege los datos que otras personas dieron en confianza y las anotaciones subjetivas de los profesionales.`;
const nothingOmitted = 'Esta copia está completa: no se ha dejado nada fuera.';
const rights =
  'La primera copia es gratuita. Si crees que falta algo o que algo está mal, dínoslo; también puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).';

const attachmentNote = (name: string): string =>
  `El papel firmado va dentro de este mismo PDF, como archivo adjunto: ${name}.`;

type Notes = { heading: string; text: string }[];

/**
 * Creates the copy of a record to hand over, without passages its authors withhold. Every copy is recorded.
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
    const notes: Notes = rows.map(({ note, professional }) => {
      const text = openNote(note, secrets);
      if (text === undefined) throw refuse('unreadable');
      return {
        heading: `${formatDay(note.sessionOn)} · ${professional}`,
        text: omitMarked(text, note.marks),
      };
    });
    const parts: RecordPart[] = [];
    for (const part of deps.recordParts) parts.push(await part({ db: tx, secrets }, patientId, now));
    await setRequest(tx, id, { madeAt: now });
    await recordStep(tx, actor, request, { step: 'copy-made', at: now });
    const hasGaps = rows.some(({ note }) => note.marks.length > 0);
    const { person, asker } = requireTexts(request, secrets);
    const about = { name: card.name ?? person, birthDate: card.birthDate, asker };
    return renderCopyPdf({ about, madeAt: now, receivedOn: request.receivedOn }, { notes, parts, hasGaps });
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
  const paper = await createLetterheadPdf('Copia de la historia clínica', madeAt);
  paper.text(`${name}${birthDate === null ? '' : `, nacimiento: ${formatDay(birthDate)}`}`);
  paper.text(
    `Hecha el ${formatDay(wallTimeOf(madeAt).day)}, a petición ${asker === null ? 'de la propia persona' : `de ${asker}`}, recibida el ${formatDay(receivedOn)}.`,
  );
  paper.text(hasGaps ? passagesOmitted : nothingOmitted);
  for (const { title, entries } of parts) {
    if (entries.length === 0) continue;
    paper.heading(title);
    for (const { at, heading, text, file } of entries) {
      paper.label(`${formatDay(wallTimeOf(at).day)} · ${heading}`);
      if (text !== null) paper.text(text);
      if (file) paper.text(attachmentNote(file.name));
    }
  }
  for (const [name, content] of collectFiles(parts)) paper.attach(name, content);
  paper.heading('Notas de las sesiones');
  if (notes.length === 0) paper.text('No hay ninguna escrita.');
  for (const { heading, text } of notes) {
    paper.label(heading);
    paper.text(text);
  }
  paper.heading('Tus derechos');
  paper.text(rights);
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
