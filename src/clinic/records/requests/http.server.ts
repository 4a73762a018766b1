import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { RecordsDeps } from '../deps.server.ts';
import * as contract from './contract.ts';
import { createOwnRequests } from './own.server.ts';
import { createRequests } from './service.server.ts';
import { createSteps } from './steps.server.ts';

export function bindRequests(bind: Bind, deps: RecordsDeps): void {
  const requests = createRequests(deps);
  const steps = createSteps(deps);
  const own = createOwnRequests(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(contract.listRequests, async ({ viewer, query }) => requests.list(await actorOf(viewer), query.show));
  bind(contract.enterRequest, async ({ viewer, params, body }) => ({
    id: await requests.enter(await actorOf(viewer), params.id, body),
  }));
  bind(contract.checkIdentity, async ({ viewer, params, body }) =>
    steps.checkIdentity(await actorOf(viewer), params.id, body.how),
  );
  bind(contract.extendRequest, async ({ viewer, params, body }) =>
    steps.extend(await actorOf(viewer), params.id, body.reason),
  );
  bind(contract.closeRequest, async ({ viewer, params, body }) =>
    steps.close(await actorOf(viewer), params.id, body),
  );
  bind(contract.listMyRequests, ({ viewer }) => own.list(viewer.userId));
  bind(contract.requestRecord, ({ viewer, body }) => own.ask(viewer.userId, body));
}
