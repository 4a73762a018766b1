import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import { writeAnswer } from '../copies/answer.server.ts';
import { makeCopy } from '../copies/service.server.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { carryOut } from '../erasure/service.server.ts';
import * as contract from './contract.ts';
import { createOwnRequests } from './own.server.ts';
import { createRequests } from './service.server.ts';

/** Says nothing on its own in a folder of downloads. */
const attached = (name: string) => `attachment; filename="${name}"`;

/** Routes of what people ask of their records. */
export function bindRequests(bind: Bind, deps: RecordsDeps): void {
  const requests = createRequests(deps);
  const own = createOwnRequests(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(contract.listRequests, async ({ viewer, query }) => requests.list(await actorOf(viewer), query.show));
  bind(contract.enterRequest, async ({ viewer, params, body }) => ({
    id: await requests.enter(await actorOf(viewer), params.id, body),
  }));
  bind(contract.checkIdentity, async ({ viewer, params, body }) =>
    requests.checkIdentity(await actorOf(viewer), params.id, body.how),
  );
  bind(contract.extendRequest, async ({ viewer, params, body }) =>
    requests.extend(await actorOf(viewer), params.id, body.reason),
  );
  bind(contract.closeRequest, async ({ viewer, params, body }) =>
    requests.close(await actorOf(viewer), params.id, body),
  );
  bind(contract.carryOutErasure, async ({ viewer, params }) =>
    carryOut(deps, await actorOf(viewer), params.id),
  );
  bind(contract.answerPdf, async ({ params, reply }) => {
    const content = await writeAnswer(deps, params.id);
    reply.type('application/pdf').header('Content-Disposition', attached(`respuesta-${params.id}.pdf`));
    return content;
  });
  bind(contract.recordPdf, async ({ viewer, params, reply }) => {
    const content = await makeCopy(deps, await actorOf(viewer), params.id);
    reply.type('application/pdf').header('Content-Disposition', attached(`copia-${params.id}.pdf`));
    return content;
  });
  bind(contract.listMyRequests, ({ viewer }) => own.list(viewer.userId));
  bind(contract.askForRecord, ({ viewer, body }) => own.ask(viewer.userId, body));
}
