import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
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
import {
  listEvaluationsOf,
  readOverview,
  requestEvaluation,
  sendQuestionnaire,
} from './requests/service.server.ts';
import * as resultsContract from './results/contract.ts';
import { createOwnResults } from './results/own.server.ts';
import { listAnswered, readEvaluationAnswers, releaseResult } from './results/service.server.ts';

export function bindEvaluations(bind: Bind, deps: EvaluationsDeps): void {
  bindRequests(bind, deps);
  bindResults(bind, deps);
  bindAnswering(bind, deps);
  bindAlerts(bind, deps);
}

function bindAlerts(bind: Bind, deps: EvaluationsDeps): void {
  const alerts = createAlerts(deps);
  bind(listAlerts, async ({ viewer }) => alerts.list(await staffActor(deps.db, viewer)));
  bind(acknowledgeAlert, async ({ viewer, params }) =>
    alerts.acknowledge(await staffActor(deps.db, viewer), params.id),
  );
  bind(closeAlert, async ({ viewer, params, body }) =>
    alerts.close(await staffActor(deps.db, viewer), params.id, body.outcome),
  );
}

function bindAnswering(bind: Bind, deps: EvaluationsDeps): void {
  bind(openQuestionnaire, ({ viewer, params }) => readQuestionnaire(deps, viewer.userId, params.id));
  bind(answerItem, ({ viewer, params, body }) => saveAnswer(deps, viewer.userId, { ...params, ...body }));
  bind(finishQuestionnaire, ({ viewer, params }) => finishEvaluation(deps, viewer.userId, params.id));
}

function bindRequests(bind: Bind, deps: EvaluationsDeps): void {
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

function bindResults(bind: Bind, deps: EvaluationsDeps): void {
  const own = createOwnResults(deps);
  bind(resultsContract.listResults, ({ viewer }) => own.list(viewer.userId));
  bind(resultsContract.resultPdf, async ({ viewer, params, reply }) => {
    const { name, content } = await own.file(viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bind(resultsContract.listAnswered, async ({ viewer }) =>
    listAnswered(deps, await staffActor(deps.db, viewer)),
  );
  bind(resultsContract.readEvaluation, async ({ viewer, params, body }) =>
    readEvaluationAnswers(deps, await staffActor(deps.db, viewer), params.id, body.reason),
  );
  bind(resultsContract.releaseEvaluation, async ({ viewer, params, body }) =>
    releaseResult(deps, await staffActor(deps.db, viewer), params.id, body.words),
  );
}
