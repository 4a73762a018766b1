import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { answerItem, finishQuestionnaire, openQuestionnaire } from './contract.ts';
import { finishEvaluation, readQuestionnaire, saveAnswer } from './service.server.ts';

export function bindAnswering(bind: Bind, deps: EvaluationsDeps): void {
  bind(openQuestionnaire, ({ viewer, params }) => readQuestionnaire(deps, viewer.userId, params.id));
  bind(answerItem, ({ viewer, params, body }) => saveAnswer(deps, viewer.userId, { ...params, ...body }));
  bind(finishQuestionnaire, ({ viewer, params }) => finishEvaluation(deps, viewer.userId, params.id));
}
