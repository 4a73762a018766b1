import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { scopeOf } from '#clinic/patients/policy.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import type { OpeningReason } from '#clinic/patients/terms.ts';
import { findDueTime } from '#clinic/schedule/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { outcomesOf } from '../alerts/queries.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { bandOf, noAnswers, scoreOf } from '../instruments/rules.ts';
import { mayOpenWithReason } from '../policy.ts';
import { openAnswers, openComment, openLateAnswer, openOutcome, sealComment } from '../sealed.server.ts';
import { evaluationSubject } from '../subject.ts';
import { closedShownHours } from '../terms.ts';
import {
  type EvaluationReading,
  type FinishedEvaluation,
  readRefusals,
  releaseRefusals,
} from './contract.ts';
import { releasedLetter } from './letters.server.ts';
import { scoreEvaluation } from './presenter.server.ts';
import * as queries from './queries.server.ts';
import { maxListed } from './terms.ts';

const refuseToRead = refusing(readRefusals);
const refuseToRelease = refusing(releaseRefusals);

type ResultsDeps = Pick<EvaluationsDeps, 'db' | 'clock' | 'secrets' | 'publicUrl'>;
type Found = NonNullable<Awaited<ReturnType<typeof queries.findInScope>>>;

/** Whether the user treats the patient; managers can also be professionals. */
const isTreatingTherapist = async (
  db: Database,
  { professionalId }: Person,
  asked: { id: number; since: Date },
): Promise<boolean> =>
  professionalId !== null && (await queries.findToRead(db, professionalId, asked)) !== undefined;

export async function listAnswered(
  { db, schedule }: Pick<EvaluationsDeps, 'db' | 'schedule'>,
  actor: Person,
): Promise<FinishedEvaluation[]> {
  const [rows, known] = await Promise.all([
    queries.listFinished(db, { reach: scopeOf(actor), professionalId: actor.professionalId }, maxListed),
    schedule(),
  ]);
  return rows.map(({ evaluation, name, owner, isMine, finishedAt }) => ({
    id: evaluation.id,
    patientId: evaluation.patientId,
    name,
    owner,
    isMine,
    instrument: evaluation.instrument,
    finishedAt: finishedAt.toISOString(),
    dueAt: findDueTime(known, finishedAt).toISOString(),
    releasedAt: evaluation.releasedAt?.toISOString() ?? null,
  }));
}

/**
 * Returns the answers and records the read. Also for unfinished evaluations, because the colleague who acknowledges
 * an alert must see the answer.
 * @throws Refusal `not_found`, `not_allowed`, `reason_required`
 */
export async function readEvaluationAnswers(
  deps: ResultsDeps,
  actor: Person,
  id: number,
  reason: OpeningReason | undefined,
): Promise<EvaluationReading> {
  const { db, clock } = deps;
  const asked = { id, since: new Date(clock.now().getTime() - closedShownHours * 3_600_000) };
  const found = await queries.findToRead(db, scopeOf(actor), asked);
  if (found === undefined) throw refuseToRead('not_found');
  const isTreating = await isTreatingTherapist(db, actor, asked);
  if (!isTreating) {
    if (!mayOpenWithReason(actor)) throw refuseToRead('not_allowed');
    if (reason === undefined) throw refuseToRead('reason_required');
  }
  await record(db, {
    at: clock.now(),
    actor,
    action: 'evaluation.read',
    subject: evaluationSubject(id),
    patientId: found.evaluation.patientId,
    reason: reason ?? null,
  });
  return present(deps, found, isTreating && !found.isClosed);
}

async function present(
  { db, secrets }: ResultsDeps,
  { evaluation, name, isClosed }: Found,
  mayRelease: boolean,
): Promise<EvaluationReading> {
  const opened = openAnswers(evaluation, secrets);
  const answers = opened ?? noAnswers(evaluation.instrument);
  const score = scoreOf(answers);
  const outcomes = await outcomesOf(db, evaluation.id);
  const finished = await queries.finishedOf(db, evaluation.patientId, evaluation.instrument);
  return {
    id: evaluation.id,
    patientId: evaluation.patientId,
    name,
    instrument: evaluation.instrument,
    createdAt: evaluation.createdAt.toISOString(),
    finishedAt: evaluation.finishedAt?.toISOString() ?? null,
    answers: [...answers],
    isReadable: opened !== undefined,
    saidLater: openLateAnswer(evaluation, secrets),
    isClosed,
    score,
    band: score === null ? null : bandOf(evaluation.instrument, score),
    releasedAt: evaluation.releasedAt?.toISOString() ?? null,
    words: openComment(evaluation, secrets),
    alertOutcomes: outcomes.map((outcome) => ({
      at: outcome.at.toISOString(),
      by: outcome.by,
      text: openOutcome(outcome, secrets),
    })),
    mayRelease:
      mayRelease && score !== null && evaluation.finishedAt !== null && evaluation.releasedAt === null,
    course: finished.map((row) => scoreEvaluation(row, secrets)),
  };
}

/**
 * Releases a result to the patient, once.
 * @throws Refusal `not_found`, `not_allowed`, `not_finished`, `released`
 */
export const releaseResult = (deps: ResultsDeps, actor: Person, id: number, words: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const found = await queries.findInScope(tx, scopeOf(actor), id);
    if (found === undefined) throw refuseToRelease('not_found');
    const at = deps.clock.now();
    if (!(await isTreatingTherapist(tx, actor, { id, since: at }))) throw refuseToRelease('not_allowed');
    const { evaluation, userId } = found;
    if (evaluation.finishedAt === null) throw refuseToRelease('not_finished');
    const sealedWords = sealComment(id, words, deps.secrets);
    const values = { sealedWords, releasedAt: at, releasedBy: actor.userId };
    if (!(await queries.release(tx, id, values))) throw refuseToRelease('released');
    await notifyHolder(
      tx,
      userId,
      () => ({ kind: 'evaluation.released', cause: 'desk', ...releasedLetter(deps.publicUrl) }),
      at,
    );
    const { patientId } = evaluation;
    await record(tx, { at, actor, action: 'evaluation.released', subject: evaluationSubject(id), patientId });
  });
