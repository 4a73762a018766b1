import { refusing } from '#platform/api/refusals.ts';
import type { Erased } from '#platform/personal.server.ts';
import { formatDay } from '#platform/time/dates.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { requestRefusals } from '../requests/contract.ts';
import { findRequest } from '../requests/queries.server.ts';
import { type RequestTexts, requireTexts } from '../sealed.server.ts';
import type { RequestRow } from '../tables.server.ts';
import { createLetterheadPdf, type PdfWriter } from './letterhead-pdf.server.ts';

const refuse = refusing(requestRefusals);

const titles = {
  copy: 'Tu solicitud de copia',
  erasure: 'Tu solicitud de supresión',
  rectification: 'Tu solicitud de rectificación',
} as const;

/**
 * Renders the written answer to a request, with what was actually done. @throws Refusal `not_found`, also if there is
 * none yet
 */
export async function renderAnswerPdf(
  { db, secrets }: Pick<RecordsDeps, 'db' | 'secrets'>,
  id: number,
): Promise<Buffer> {
  const row = await findRequest(db, id);
  if (row === undefined) throw refuse('not_found');
  const words = requireTexts(row, secrets);
  if (row.erased === null && words.answer === null && words.extension === null) throw refuse('not_found');
  const paper = await createLetterheadPdf(titles[row.kind], row.enteredAt);
  paper.text(`Para ${words.asker ?? words.person}`);
  paper.text(
    `Nos llegó el ${formatDay(row.receivedOn)}.${row.closedOn === null ? '' : ` La contestamos el ${formatDay(row.closedOn)}.`}`,
  );
  writeBody(paper, row, words);
  paper.heading('Si no estás de acuerdo');
  paper.text(
    'Escríbenos y lo miramos contigo. También puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.',
  );
  return paper.end();
}

function writeBody(paper: PdfWriter, row: RequestRow, { answer, extension }: RequestTexts): void {
  if (row.erased !== null) writeErasure(paper, row.erased);
  else if (answer !== null) {
    paper.heading(row.outcome === 'corrected' ? 'Lo hemos corregido' : 'No podemos hacerlo, y por qué');
    paper.text(answer);
  } else {
    paper.heading('Necesitamos más tiempo');
    paper.text(
      `Te contestaremos, como muy tarde, el ${formatDay(row.dueOn)} (RGPD, art. 12.3). El motivo es este:`,
    );
    paper.text(extension ?? '');
  }
}

function writeErasure(paper: PdfWriter, { deleted, kept }: Erased): void {
  paper.heading('Qué hemos borrado');
  paper.text(deleted.length === 0 ? 'Nada: la ley nos obliga a guardarlo todo.' : '');
  for (const what of deleted) paper.text(`– ${what}`);
  if (kept.length === 0) return;
  paper.heading('Qué queda guardado, por qué y hasta cuándo');
  for (const { what, why, until } of kept)
    paper.text(
      `– ${what}. Por qué: ${why}. ${until === null ? 'No dice de quién es.' : `Hasta el ${formatDay(until)}; después se borra.`}`,
    );
  if (kept.every(({ until }) => until === null)) return;
  paper.text(
    'Lo bloqueado no se ve ni se usa en el día a día de la clínica. Solo la dirección puede abrirlo, y solo si lo pide un juzgado, la fiscalía o una administración competente, o por una reclamación (LO 3/2018, art. 32). Cada vez que se abre queda apuntado.',
  );
}
