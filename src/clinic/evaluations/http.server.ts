import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { acknowledgeAlert, closeAlert, listAlerts } from './alerts/contract.ts';
import { createAlerts } from './alerts/service.server.ts';
import { answerItem, finishQuestionnaire, openQuestionnaire } from './answering/contract.ts';
import { finishEvaluation, readQuestionnaire, saveAnswer } from './answering/service.server.ts';
import type { EvaluationsDeps } from './deps.server.ts';
import {
  listMine,
  listPersonEvaluations,
  requestOwnEvaluation,
  sendEvaluation,
} from './requests/contract.ts';
import { readOverview, requestEvaluation } from './requests/requesting.server.ts';
import { listEvaluationsOf, sendQuestionnaire } from './requests/service.server.ts';
import * as resultsContract from './results/contract.ts';
import { createOwnResults } from './results/own.server.ts';
import { listAnswered, readEvaluationAnswers, releaseResult } from './results/service.server.ts';

export function bindEvaluations(bind: ClinicBind, deps: EvaluationsDeps): void {
  bindRequests(bind, deps);
  bindResults(bind, deps);
  bindAnswering(bind, deps);
  bindAlerts(bind, deps);
}

function bindAlerts(bind: ClinicBind, deps: EvaluationsDeps): void {
  const alerts = createAlerts(deps);
  bind(listAlerts, ({ actor }) => alerts.list(actor));
  bind(acknowledgeAlert, ({ actor, params }) => alerts.acknowledge(actor, params.id));
  bind(closeAlert, ({ actor, params, body }) => alerts.close(actor, params.id, body.outcome));
}

function bindAnswering(bind: ClinicBind, deps: EvaluationsDeps): void {
  bind(openQuestionnaire, ({ viewer, params }) => readQuestionnaire(deps, viewer.userId, params.id));
  bind(answerItem, ({ viewer, params, body }) => saveAnswer(deps, viewer.userId, { ...params, ...body }));
  bind(finishQuestionnaire, ({ viewer, params }) => finishEvaluation(deps, viewer.userId, params.id));
}

function bindRequests(bind: ClinicBind, deps: EvaluationsDeps): void {
  bind(listMine, ({ viewer }) => readOverview(deps, viewer.userId));
  bind(requestOwnEvaluation, async ({ viewer, body }) => ({
    id: await requestEvaluation(deps, viewer.userId, body),
  }));
  bind(sendEvaluation, ({ actor, params, body }) => sendQuestionnaire(deps, actor, params.id, body));
  bind(listPersonEvaluations, ({ actor, params }) => listEvaluationsOf(deps, actor, params.id));
}

function bindResults(bind: ClinicBind, deps: EvaluationsDeps): void {
  const own = createOwnResults(deps);
  bind(resultsContract.listResults, ({ viewer }) => own.list(viewer.userId));
  bind(resultsContract.resultPdf, async ({ viewer, params, reply }) => {
    const { name, content } = await own.file(viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bind(resultsContract.listAnswered, ({ actor }) => listAnswered(deps, actor));
  bind(resultsContract.readEvaluation, ({ actor, params, body }) =>
    readEvaluationAnswers(deps, actor, params.id, body.reason),
  );
  bind(resultsContract.releaseEvaluation, ({ actor, params, body }) =>
    releaseResult(deps, actor, params.id, body.words),
  );
}
