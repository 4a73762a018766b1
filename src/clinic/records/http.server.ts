import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
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

export function bindRecords(bind: Bind, deps: RecordsDeps): void {
  bindNotes(bind, deps);
  bindRequests(bind, deps);
  bindCopies(bind, deps);
  bindErasure(bind, deps);
  bindBlocked(bind, deps);
}

function bindBlocked(bind: Bind, deps: RecordsDeps): void {
  const blocked = createBlocked(deps);
  bind(findBlocked, async ({ viewer, query }) =>
    blocked.find(await staffActor(deps.db, viewer), query.search),
  );
  bind(openBlocked, async ({ viewer, params, body }) =>
    blocked.open(await staffActor(deps.db, viewer), params.id, body.reason),
  );
  bind(readBlocked, async ({ viewer, params }) => blocked.read(await staffActor(deps.db, viewer), params.id));
  bind(readBlockedFile, async ({ viewer, params: { id, name }, reply }) => {
    const file = await blocked.readFile(await staffActor(deps.db, viewer), id, name);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return file;
  });
}

/** The file name gives nothing away in a downloads folder. */
const contentDisposition = (name: string) => `attachment; filename="${name}"`;

function bindCopies(bind: Bind, deps: RecordsDeps): void {
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

function bindErasure(bind: Bind, deps: RecordsDeps): void {
  bind(carryOutErasure, async ({ viewer, params }) =>
    carryOutRequest(deps, await staffActor(deps.db, viewer), params.id),
  );
}

function bindNotes(bind: Bind, deps: RecordsDeps): void {
  const notes = createNotes(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(listNotes, async ({ viewer, params }) => notes.list(await actorOf(viewer), params.id));
  bind(
    writeNote,
    async ({ viewer, params, body, remember }) => ({
      id: await notes.write(await actorOf(viewer), params.id, body, remember),
    }),
    async (_, id) => ({ id: id ?? 0 }),
  );
  bind(markNote, async ({ viewer, params, body }) =>
    notes.mark(await actorOf(viewer), params.id, body.marks),
  );
}

function bindRequests(bind: Bind, deps: RecordsDeps): void {
  const requests = createRequests(deps);
  const steps = createSteps(deps);
  const own = createOwnRequests(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(requestsContract.listRequests, async ({ viewer, query }) =>
    requests.list(await actorOf(viewer), query.show),
  );
  bind(requestsContract.enterRequest, async ({ viewer, params, body }) => ({
    id: await requests.enter(await actorOf(viewer), params.id, body),
  }));
  bind(requestsContract.checkIdentity, async ({ viewer, params, body }) =>
    steps.checkIdentity(await actorOf(viewer), params.id, body.how),
  );
  bind(requestsContract.extendRequest, async ({ viewer, params, body }) =>
    steps.extend(await actorOf(viewer), params.id, body.reason),
  );
  bind(requestsContract.closeRequest, async ({ viewer, params, body }) =>
    steps.close(await actorOf(viewer), params.id, body),
  );
  bind(requestsContract.listMyRequests, ({ viewer }) => own.list(viewer.userId));
  bind(requestsContract.requestRecord, ({ viewer, body }) => own.ask(viewer.userId, body));
}
