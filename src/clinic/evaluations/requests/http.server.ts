import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { askForEvaluation, listMine, listOfPerson, sendEvaluation } from './contract.ts';
import { createRequests } from './service.server.ts';

/** Routes of asking for a questionnaire and of sending one. */
export function bindRequests(bind: Bind, deps: EvaluationsDeps): void {
  const requests = createRequests(deps);
  bind(listMine, ({ viewer }) => requests.overview(viewer.userId));
  bind(askForEvaluation, async ({ viewer, body }) => ({ id: await requests.ask(viewer.userId, body) }));
  bind(sendEvaluation, async ({ viewer, params, body }) => ({
    id: await requests.send(await staffActor(deps.db, viewer), params.id, body),
  }));
  bind(listOfPerson, async ({ viewer, params }) =>
    requests.ofPerson(await staffActor(deps.db, viewer), params.id),
  );
}
