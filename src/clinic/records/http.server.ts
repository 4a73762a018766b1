import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { findBlocked, openBlocked, readBlocked, readBlockedFile } from './blocked/contract.ts';
import { createBlocked } from './blocked/service.server.ts';
import { renderAnswerPdf } from './copies/answer.server.ts';
import { createRecordCopy } from './copies/service.server.ts';
import type { RecordsDeps } from './deps.server.ts';
import { carryOutRequest } from './erasure/service.server.ts';
import { listNotes, markNote, writeNote } from './notes/contract.ts';
import { createNotes } from './notes/service.server.ts';
import * as requestsContract from './requests/contract.ts';
import { answerPdf, carryOutErasure, recordPdf } from './requests/contract.ts';
import { createOwnRequests } from './requests/own.server.ts';
import { createRequests } from './requests/service.server.ts';
import { createSteps } from './requests/steps.server.ts';

export function bindRecords(bind: ClinicBind, deps: RecordsDeps): void {
  bindNotes(bind, deps);
  bindRequests(bind, deps);
  bindCopies(bind, deps);
  bindErasure(bind, deps);
  bindBlocked(bind, deps);
}

function bindBlocked(bind: ClinicBind, deps: RecordsDeps): void {
  const blocked = createBlocked(deps);
  bind(findBlocked, ({ actor, query }) => blocked.find(actor, query.search));
  bind(openBlocked, ({ actor, params, body }) => blocked.open(actor, params.id, body.reason));
  bind(readBlocked, ({ actor, params }) => blocked.read(actor, params.id));
  bind(readBlockedFile, async ({ actor, params: { id, name }, reply }) => {
    const file = await blocked.readFile(actor, id, name);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return file;
  });
}

/** The file name gives nothing away in a downloads folder. */
const contentDisposition = (name: string) => `attachment; filename="${name}"`;

function bindCopies(bind: ClinicBind, deps: RecordsDeps): void {
  bind(answerPdf, async ({ params, reply }) => {
    const content = await renderAnswerPdf(deps, params.id);
    reply
      .type('application/pdf')
      .header('Content-Disposition', contentDisposition(`respuesta-${params.id}.pdf`));
    return content;
  });
  bind(recordPdf, async ({ actor, params, reply }) => {
    const content = await createRecordCopy(deps, actor, params.id);
    reply.type('application/pdf').header('Content-Disposition', contentDisposition(`copia-${params.id}.pdf`));
    return content;
  });
}

function bindErasure(bind: ClinicBind, deps: RecordsDeps): void {
  bind(carryOutErasure, ({ actor, params }) => carryOutRequest(deps, actor, params.id));
}

function bindNotes(bind: ClinicBind, deps: RecordsDeps): void {
  const notes = createNotes(deps);

  bind(listNotes, ({ actor, params }) => notes.list(actor, params.id));
  bind(
    writeNote,
    async ({ actor, params, body, remember }) => ({
      id: await notes.write(actor, params.id, body, remember),
    }),
    async (_, id) => ({ id: id ?? 0 }),
  );
  bind(markNote, ({ actor, params, body }) => notes.mark(actor, params.id, body.marks));
}

function bindRequests(bind: ClinicBind, deps: RecordsDeps): void {
  const requests = createRequests(deps);
  const steps = createSteps(deps);
  const own = createOwnRequests(deps);

  bind(requestsContract.listRequests, ({ actor, query }) => requests.list(actor, query.show));
  bind(requestsContract.enterRequest, async ({ actor, params, body }) => ({
    id: await requests.enter(actor, params.id, body),
  }));
  bind(requestsContract.checkIdentity, ({ actor, params, body }) =>
    steps.checkIdentity(actor, params.id, body.how),
  );
  bind(requestsContract.extendRequest, ({ actor, params, body }) =>
    steps.extend(actor, params.id, body.reason),
  );
  bind(requestsContract.closeRequest, ({ actor, params, body }) => steps.close(actor, params.id, body));
  bind(requestsContract.listMyRequests, ({ viewer }) => own.list(viewer.userId));
  bind(requestsContract.requestRecord, ({ viewer, body }) => own.ask(viewer.userId, body));
}
