import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { isProtocolSigned, requireProtocol } from '#clinic/crisis/service.server.ts';
import { holdsPerk } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { requireAnswers } from '../sealed.server.ts';
import { evaluationSubject } from '../subject.ts';
import { type Instrument, instrumentNames } from '../terms.ts';
import { evaluationRequestRefusals, type Overview } from './contract.ts';
import * as queries from './queries.server.ts';
import { ageOn, evaluationState, mayRequestFrom } from './rules.ts';
import { texts } from './texts.ts';

const refuse = refusing(evaluationRequestRefusals);

export type EvaluationRequest = { instrument: Instrument; isAdult?: true | undefined };

/** Returns a user's questionnaires and whether they may request one. */
export async function readOverview(
  { db, clock, secrets }: Pick<EvaluationsDeps, 'db' | 'clock' | 'secrets'>,
  userId: number,
): Promise<Overview> {
  const now = clock.now();
  const { day: today } = wallTimeOf(now);
  const { patientId, birthDate } = await queries.findOwnRecord(db, userId);
  const last = await queries.lastFinished(db, patientId);
  const own = await queries.listOwn(db, userId);
  return {
    isOpen: await isProtocolSigned(db),
    isHolder: await holdsPerk(db, userId, 'evaluation', now),
    age: ageOn(birthDate, today),
    // Cast: `fromEntries` loses the type of the keys; every instrument is present.
    mayAskFrom: Object.fromEntries(
      instrumentNames.map((name) => [name, mayRequestFrom(last.get(name), today)]),
    ) as Record<Instrument, Day | null>,
    evaluations: own.map(({ evaluation }) => ({
      id: evaluation.id,
      instrument: evaluation.instrument,
      state: evaluationState(evaluation),
      isSent: evaluation.sentBy !== null,
      createdAt: evaluation.createdAt.toISOString(),
      answered: requireAnswers(evaluation, secrets).filter((value) => value !== null).length,
      finishedAt: evaluation.finishedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Requests a questionnaire, or returns the one already open.
 * @throws Refusal `crisis_protocol_missing`, `no_plan`, `too_young`, `adult_statement_required`, `too_soon`
 */
export const requestEvaluation = (
  { db, clock }: Pick<EvaluationsDeps, 'db' | 'clock'>,
  userId: number,
  wish: EvaluationRequest,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    await requireProtocol(tx);
    const now = clock.now();
    const { patientId, birthDate } = await queries.findOwnRecord(tx, userId);
    const { instrument } = wish;
    const open = await queries.findOpen(tx, patientId, instrument);
    if (open !== undefined) return open;
    const age = ageOn(birthDate, wallTimeOf(now).day);
    await requireMayRequest(tx, { userId, patientId, age }, wish, now);
    const id = await queries.add(tx, { patientId, instrument, createdAt: now });
    if (id === undefined) {
      // A concurrent request created it first; the insert waited for that one.
      const other = await queries.findOpen(tx, patientId, instrument);
      if (other === undefined) throw new Error(`patient ${patientId} has no open ${instrument}`);
      return other;
    }
    const entry = { at: now, actor: asClient(userId), action: 'evaluation.asked', patientId };
    await record(tx, { ...entry, subject: evaluationSubject(id), detail: { saidAdult: age === 'unknown' } });
    return id;
  });

type Requester = { userId: number; patientId: number; age: ReturnType<typeof ageOn> };

async function requireMayRequest(
  tx: Database,
  { userId, patientId, age }: Requester,
  { instrument, isAdult }: EvaluationRequest,
  now: Date,
): Promise<void> {
  if (!(await holdsPerk(tx, userId, 'evaluation', now))) throw refuse('no_plan');
  if (age === 'minor') throw refuse('too_young');
  if (age === 'unknown' && isAdult !== true) throw refuse('adult_statement_required');
  const last = (await queries.lastFinished(tx, patientId)).get(instrument);
  const from = mayRequestFrom(last, wallTimeOf(now).day);
  if (from !== null) throw refuse('too_soon', { message: texts().againFrom(formatDay(from)) });
}
