import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { answerItem, finishPaper, openPaper } from './contract.ts';
import { answer, finish, open } from './service.server.ts';

export function bindAnswering(bind: Bind, deps: EvaluationsDeps): void {
  bind(openPaper, ({ viewer, params }) => open(deps, viewer.userId, params.id));
  bind(answerItem, ({ viewer, params, body }) => answer(deps, viewer.userId, { ...params, ...body }));
  bind(finishPaper, ({ viewer, params }) => finish(deps, viewer.userId, params.id));
}
