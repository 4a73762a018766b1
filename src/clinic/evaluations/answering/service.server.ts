import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { requireProtocol } from '#clinic/crisis/service.server.ts';
import { attentionAt } from '#clinic/schedule/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { raiseAlert } from '../alerts/service.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { isAlarming, isComplete } from '../instruments/rules.ts';
import { answersOf, sealAnswers } from '../sealed.server.ts';
import { evaluationSubject } from '../subject.ts';
import type { EvaluationRow } from '../tables.server.ts';
import { answeringRefusals, type Paper } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(answeringRefusals);

/** A questionnaire of one's own as the screen shows it. @throws Refusal `not_found` */
export async function open(deps: EvaluationsDeps, userId: number, id: number): Promise<Paper> {
  const own = await queries.findOwn(deps.db, userId, id);
  if (own === undefined) throw refuse('not_found');
  const { evaluation, alertId, takenAt } = own;
  const { isOpen, nextOpensAt } = attentionAt(await deps.schedule(), deps.clock.now());
  return {
    ...{ id: evaluation.id, instrument: evaluation.instrument },
    answers: [...answersOf(evaluation, deps.secrets)],
    isFinished: evaluation.finishedAt !== null,
    isAlarmed: alertId !== null,
    isTaken: takenAt !== null,
    attention: { isOpen, nextOpensAt: nextOpensAt?.toISOString() ?? null },
  };
}

async function lock(tx: Database, userId: number, id: number): Promise<EvaluationRow> {
  const own = await queries.lockOwn(tx, userId, id);
  if (own === undefined) throw refuse('not_found');
  return own.evaluation;
}

/**
 * Keeps an answer. One that asks for somebody at once raises the alert in the same transaction, also where the protocol has
 * been withdrawn since the questionnaire was begun: it has been said. Taking it back later does not take the alert back.
 * @throws Refusal `not_found`, `crisis_protocol_missing`, `finished`
 */
export async function answer(
  deps: EvaluationsDeps,
  userId: number,
  { id, item }: { id: number; item: number },
  value: number,
): Promise<Paper> {
  const { secrets } = deps;
  const schedule = await deps.schedule();
  await inTransaction(deps.db, async (tx) => {
    const evaluation = await lock(tx, userId, id);
    const before = answersOf(evaluation, secrets);
    if (item > before.length) throw refuse('not_found');
    const isKept = before[item - 1] === value;
    if (isKept && evaluation.finishedAt !== null) return;
    const calls = isAlarming(evaluation.instrument, item, value);
    if (!calls) await requireProtocol(tx);
    if (evaluation.finishedAt !== null) throw refuse('finished');
    if (!isKept) await queries.setAnswers(tx, id, sealAnswers(id, before.with(item - 1, value), secrets));
    if (calls) await raiseAlert(deps, tx, evaluation, schedule);
  });
  return open(deps, userId, id);
}

/** Hands it in; twice is once. @throws Refusal `not_found`, `crisis_protocol_missing`, `incomplete` */
export async function finish(deps: EvaluationsDeps, userId: number, id: number): Promise<Paper> {
  await inTransaction(deps.db, async (tx) => {
    const evaluation = await lock(tx, userId, id);
    await requireProtocol(tx);
    if (evaluation.finishedAt !== null) return;
    if (!isComplete(answersOf(evaluation, deps.secrets))) throw refuse('incomplete');
    const at = deps.clock.now();
    await queries.setFinished(tx, id, at);
    const { patientId } = evaluation;
    const entry = { at, actor: asClient(userId), action: 'evaluation.answered', patientId };
    await record(tx, { ...entry, subject: evaluationSubject(id) });
  });
  return open(deps, userId, id);
}
