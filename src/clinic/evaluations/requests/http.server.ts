import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { listMine, listPersonEvaluations, requestOwnEvaluation, sendEvaluation } from './contract.ts';
import { listEvaluationsOf, readOverview, requestEvaluation, sendQuestionnaire } from './service.server.ts';

export function bindRequests(bind: Bind, deps: EvaluationsDeps): void {
  bind(listMine, ({ viewer }) => readOverview(deps, viewer.userId));
  bind(requestOwnEvaluation, async ({ viewer, body }) => ({
    id: await requestEvaluation(deps, viewer.userId, body),
  }));
  bind(sendEvaluation, async ({ viewer, params, body }) =>
    sendQuestionnaire(deps, await staffActor(deps.db, viewer), params.id, body),
  );
  bind(listPersonEvaluations, async ({ viewer, params }) =>
    listEvaluationsOf(deps, await staffActor(deps.db, viewer), params.id),
  );
}
