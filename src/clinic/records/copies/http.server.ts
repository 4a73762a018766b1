import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { answerPdf, recordPdf } from '../requests/contract.ts';
import { renderAnswerPdf } from './answer.server.ts';
import { createRecordCopy } from './service.server.ts';

/** The file name gives nothing away in a downloads folder. */
const contentDisposition = (name: string) => `attachment; filename="${name}"`;

export function bindCopies(bind: Bind, deps: RecordsDeps): void {
  bind(answerPdf, async ({ params, reply }) => {
    const content = await renderAnswerPdf(deps, params.id);
    reply
      .type('application/pdf')
      .header('Content-Disposition', contentDisposition(`respuesta-${params.id}.pdf`));
    return content;
  });
  bind(recordPdf, async ({ viewer, params, reply }) => {
    const content = await createRecordCopy(deps, await staffActor(deps.db, viewer), params.id);
    reply.type('application/pdf').header('Content-Disposition', contentDisposition(`copia-${params.id}.pdf`));
    return content;
  });
}
