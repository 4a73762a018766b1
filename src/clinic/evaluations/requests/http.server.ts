import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { askForEvaluation, listMine, listOfPerson, sendEvaluation } from './contract.ts';
import { ask, evaluationsOf, overviewOf, send } from './service.server.ts';

export function bindRequests(bind: Bind, deps: EvaluationsDeps): void {
  bind(listMine, ({ viewer }) => overviewOf(deps, viewer.userId));
  bind(askForEvaluation, async ({ viewer, body }) => ({ id: await ask(deps, viewer.userId, body) }));
  bind(sendEvaluation, async ({ viewer, params, body }) =>
    send(deps, await staffActor(deps.db, viewer), params.id, body),
  );
  bind(listOfPerson, async ({ viewer, params }) =>
    evaluationsOf(deps, await staffActor(deps.db, viewer), params.id),
  );
}
