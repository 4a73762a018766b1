import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { isProtocolSigned, requireProtocol } from '#clinic/crisis/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { isInCareTeam, mayOpenWithReason } from '../policy.ts';
import { evaluationSubject } from '../subject.ts';
import { type EvaluationsOfPerson, sendRefusals } from './contract.ts';
import { sentLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';
import type { EvaluationRequest } from './requesting.server.ts';
import { ageOn, evaluationState } from './rules.ts';

const refuse = refusing(sendRefusals);

type SendingDeps = Pick<EvaluationsDeps, 'db' | 'clock' | 'publicUrl'>;
type Sendable = { patientId: number; age: ReturnType<typeof ageOn> };

/** @throws Refusal `not_found`, `not_allowed`, `crisis_protocol_missing`, `too_young`, `adult_statement_required` */
async function requireMaySend(
  tx: Database,
  { actor, patientId, now }: { actor: Person; patientId: number; now: Date },
  isAdult: true | undefined,
): Promise<Sendable> {
  const card = await requirePatientRecord(tx, { actor, id: patientId, now });
  if (!isInCareTeam(actor, card.professionals)) throw refuse('not_allowed');
  await requireProtocol(tx);
  const age = ageOn(card.birthDate, wallTimeOf(now).day);
  if (age === 'minor') throw refuse('too_young');
  if (age === 'unknown' && isAdult !== true) throw refuse('adult_statement_required');
  return { patientId, age };
}

/**
 * Sends a questionnaire to a patient of the sender.
 * @throws Refusal as `requireMaySend`, and `no_account`, `already_open`
 */
export const sendQuestionnaire = (
  { db, clock, publicUrl }: SendingDeps,
  actor: Person,
  patientId: number,
  { instrument, isAdult }: EvaluationRequest,
): Promise<{ id: number; isTold: boolean }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const { age } = await requireMaySend(tx, { actor, patientId, now }, isAdult);
    const account = await queries.accountOfCard(tx, patientId);
    if (account === undefined) throw refuse('no_account');
    const id = await queries.add(tx, { patientId, instrument, sentBy: actor.userId, createdAt: now });
    if (id === undefined) throw refuse('already_open');
    const { userId, email, language } = account;
    const compose = () => ({ kind: 'evaluation.sent', cause: 'desk' as const, ...sentLetter(publicUrl) });
    if (email !== null)
      await queueMessage(
        tx,
        { channel: 'email', recipient: email, userId, patientId, language },
        compose,
        now,
      );
    const entry = { at: now, actor, action: 'evaluation.sent', patientId };
    await record(tx, { ...entry, subject: evaluationSubject(id), detail: { saidAdult: age === 'unknown' } });
    return { id, isTold: email !== null };
  });

/** Lists a patient's questionnaires, whether the user may send one, and an open alert. @throws Refusal `not_found` */
export async function listEvaluationsOf(
  { db, clock }: SendingDeps,
  actor: Person,
  patientId: number,
): Promise<EvaluationsOfPerson> {
  const card = await requirePatientRecord(db, { actor, id: patientId, now: clock.now() });
  const rows = await queries.listOfPatient(db, patientId);
  const isTreating = isInCareTeam(actor, card.professionals);
  const maySeeAlert = isTreating || mayOpenWithReason(actor);
  const alert = maySeeAlert ? await queries.findOpenAlert(db, patientId) : undefined;
  const maySend = isTreating && card.hasAccount && (await isProtocolSigned(db));
  const account = maySend ? await queries.accountOfCard(db, patientId) : undefined;
  return {
    maySend,
    isAgeKnown: card.birthDate !== null,
    accountEmail: account?.email ?? null,
    urgentAlert: alert
      ? { raisedAt: alert.raisedAt.toISOString(), isAcknowledged: alert.acknowledgedAt !== null }
      : null,
    evaluations: rows.map((row) => ({
      id: row.id,
      instrument: row.instrument,
      state: evaluationState(row),
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      releasedAt: row.releasedAt?.toISOString() ?? null,
    })),
  };
}
