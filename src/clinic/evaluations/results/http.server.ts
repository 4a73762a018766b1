import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import * as contract from './contract.ts';
import { createOwnResults } from './own.server.ts';
import { listAnswered, readEvaluationAnswers, releaseResult } from './service.server.ts';

export function bindResults(bind: Bind, deps: EvaluationsDeps): void {
  const own = createOwnResults(deps);
  bind(contract.listResults, ({ viewer }) => own.list(viewer.userId));
  bind(contract.resultPdf, async ({ viewer, params, reply }) => {
    const { name, content } = await own.file(viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bind(contract.listAnswered, async ({ viewer }) => listAnswered(deps, await staffActor(deps.db, viewer)));
  bind(contract.readEvaluation, async ({ viewer, params, body }) =>
    readEvaluationAnswers(deps, await staffActor(deps.db, viewer), params.id, body.reason),
  );
  bind(contract.releaseEvaluation, async ({ viewer, params, body }) =>
    releaseResult(deps, await staffActor(deps.db, viewer), params.id, body.words),
  );
}
