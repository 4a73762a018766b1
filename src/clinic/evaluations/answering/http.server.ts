import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { answerItem, finishPaper, openPaper } from './contract.ts';
import { createAnswering } from './service.server.ts';

/** Routes of answering a questionnaire. */
export function bindAnswering(bind: Bind, deps: EvaluationsDeps): void {
  const answering = createAnswering(deps);
  bind(openPaper, ({ viewer, params }) => answering.open(viewer.userId, params.id));
  bind(answerItem, ({ viewer, params, body }) => answering.answer(viewer.userId, params, body.value));
  bind(finishPaper, ({ viewer, params }) => answering.finish(viewer.userId, params.id));
}
