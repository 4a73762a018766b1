import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { requireProtocol } from '#clinic/crisis/service.server.ts';
import { findAttention } from '#clinic/schedule/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { raiseAlert } from '../alerts/service.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { isAlarming, isComplete, itemCount } from '../instruments/rules.ts';
import {
  openAnswers,
  openLateAnswer,
  requireAnswers,
  sealAnswers,
  sealLateAnswer,
} from '../sealed.server.ts';
import { evaluationSubject } from '../subject.ts';
import type { EvaluationRow } from '../tables.server.ts';
import { instrumentNames } from '../terms.ts';
import { answeringRefusals, type OpenedQuestionnaire } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(answeringRefusals);

/** @throws Refusal `not_found` */
export async function readQuestionnaire(
  deps: EvaluationsDeps,
  userId: number,
  id: number,
): Promise<OpenedQuestionnaire> {
  const own = await queries.findOwn(deps.db, userId, id);
  if (own === undefined) throw refuse('not_found');
  const { evaluation, alertId, takenAt, escalatesAt, escalatedAt } = own;
  const { isOpen, turnsAt } = findAttention(await deps.schedule(), deps.clock.now());
  const waitsFor = takenAt === null && escalatedAt === null ? escalatesAt : null;
  return {
    id: evaluation.id,
    instrument: evaluation.instrument,
    answers: [...requireAnswers(evaluation, deps.secrets)],
    isReadable: openAnswers(evaluation, deps.secrets) !== undefined,
    isFinished: evaluation.finishedAt !== null,
    isAlarmed: alertId !== null,
    isTaken: takenAt !== null,
    directionAt: waitsFor?.toISOString() ?? null,
    attention: { isOpen, turnsAt: turnsAt?.toISOString() ?? null },
  };
}

async function lock(tx: Database, userId: number, id: number): Promise<EvaluationRow> {
  const own = await queries.lockOwn(tx, userId, id);
  if (own === undefined) throw refuse('not_found');
  return own.evaluation;
}

type AnswerInput = { id: number; item: number; value: number };

/**
 * Locks the evaluation being answered. When merging patient records has removed it, an alarming answer goes to the
 * user's newest evaluation with the same item, so that the alert is never lost.
 * @throws Refusal `not_found`
 */
async function lockAnswered(
  tx: Database,
  userId: number,
  { id, item, value }: AnswerInput,
): Promise<EvaluationRow> {
  const own = await queries.lockOwn(tx, userId, id);
  if (own !== undefined) return own.evaluation;
  const asking = instrumentNames.filter((instrument) => isAlarming(instrument, item, value));
  const newest = await queries.newestOwn(tx, userId, asking);
  if (newest === undefined) throw refuse('not_found');
  return lock(tx, userId, newest);
}

/**
 * Stores an answer. An alarming answer raises its alert in the same transaction, even if the questionnaire is
 * finished or the crisis protocol withdrawn. Changing the answer later keeps the alert.
 * @throws Refusal `not_found`, `crisis_protocol_missing`, `finished`, `unreadable`
 */
export async function saveAnswer(
  deps: EvaluationsDeps,
  userId: number,
  said: AnswerInput,
): Promise<OpenedQuestionnaire> {
  const { secrets } = deps;
  const { item, value } = said;
  const schedule = await deps.schedule();
  const id = await inTransaction(deps.db, async (tx) => {
    const evaluation = await lockAnswered(tx, userId, said);
    const { id: answeredId, instrument, finishedAt } = evaluation;
    if (item > itemCount(instrument)) throw refuse('not_found');
    const before = openAnswers(evaluation, secrets);
    const isKept = before?.[item - 1] === value;
    const isFixed = before === undefined || finishedAt !== null;
    const calls = isAlarming(instrument, item, value);
    if (!calls) {
      if (isKept && isFixed) return answeredId;
      await requireProtocol(tx);
      if (isFixed) throw refuse(finishedAt === null ? 'unreadable' : 'finished');
    }
    if (!isKept)
      await (isFixed
        ? queries.setLateAnswer(
            tx,
            answeredId,
            sealLateAnswer(answeredId, highestLateAnswer(evaluation, value, secrets), secrets),
          )
        : queries.setAnswers(tx, answeredId, sealAnswers(answeredId, before.with(item - 1, value), secrets)));
    if (calls) await raiseAlert(deps, tx, evaluation, schedule);
    return answeredId;
  });
  return readQuestionnaire(deps, userId, id);
}

/** Keeps the highest late answer: a lower one afterwards does not replace it. */
const highestLateAnswer = (evaluation: EvaluationRow, value: number, secrets: EvaluationsDeps['secrets']) =>
  Math.max(openLateAnswer(evaluation, secrets) ?? 0, value);

/**
 * Finishes a questionnaire. Idempotent. @throws Refusal `not_found`, `crisis_protocol_missing`, `unreadable`,
 * `incomplete`
 */
export async function finishEvaluation(
  deps: EvaluationsDeps,
  userId: number,
  id: number,
): Promise<OpenedQuestionnaire> {
  await inTransaction(deps.db, async (tx) => {
    const evaluation = await lock(tx, userId, id);
    await requireProtocol(tx);
    if (evaluation.finishedAt !== null) return;
    const answers = openAnswers(evaluation, deps.secrets);
    if (answers === undefined) throw refuse('unreadable');
    if (!isComplete(answers)) throw refuse('incomplete');
    const at = deps.clock.now();
    await queries.setFinished(tx, id, at);
    const { patientId } = evaluation;
    const entry = { at, actor: asClient(userId), action: 'evaluation.answered', patientId };
    await record(tx, { ...entry, subject: evaluationSubject(id) });
  });
  return readQuestionnaire(deps, userId, id);
}
