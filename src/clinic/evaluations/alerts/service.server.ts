import type { Person } from '#clinic/audit/contract.ts';
import { asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { type Letter, queueMessage } from '#clinic/notifications/service.server.ts';
import { findAttention, findNextOpening, type Schedule } from '#clinic/schedule/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { job } from '#platform/operations/jobs.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { sealOutcome } from '../sealed.server.ts';
import { evaluationSubject } from '../subject.ts';
import type { EvaluationRow } from '../tables.server.ts';
import { closedShownHours } from '../terms.ts';
import { type Alert, closingRefusals } from './contract.ts';
import { alertLetter, alertSms, escalationLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';
import { escalatesAgainAt, escalatesAt } from './rules.ts';

export const escalateAlerts = job('evaluations.escalate-alerts');

type AlertsDeps = Pick<EvaluationsDeps, 'db' | 'clock' | 'publicUrl'>;

/**
 * Notifies the care team in the transaction of the answer, or management if the care team cannot be reached. An
 * evaluation has one open alert at most; after it is acknowledged, the same answer raises a new one.
 */
export async function raiseAlert(
  deps: AlertsDeps & Pick<EvaluationsDeps, 'jobs'>,
  tx: Database,
  { id: evaluationId, patientId }: EvaluationRow,
  schedule: Schedule,
): Promise<void> {
  const now = deps.clock.now();
  const due = escalatesAt(findAttention(schedule, now), now);
  const id = await queries.raise(tx, { evaluationId, raisedAt: now, escalatesAt: due });
  if (id === undefined) return;
  const team = await queries.careTeamOf(tx, patientId);
  const told = team.length > 0 ? team : await queries.directionOf(tx);
  const compose = () => alertLetter(deps.publicUrl);
  await queueNotices(tx, told, { kind: 'evaluation.alert', compose }, now);
  await deps.jobs.enqueue(tx, escalateAlerts, {}, due);
  const subject = evaluationSubject(evaluationId);
  const actor = asSystem('evaluations.raise-alert');
  await record(tx, { at: now, actor, action: 'evaluation.alert-raised', subject, patientId });
}

/** Staff addresses are verified and exempt from the daily limit. An SMS goes beside the e-mail, at any hour. */
async function queueNotices(
  tx: Database,
  recipients: readonly queries.Recipient[],
  { kind, compose }: { kind: string; compose: () => Letter },
  now: Date,
): Promise<void> {
  const common = { kind, cause: 'verified' as const };
  for (const { email, phone, ...to } of recipients) {
    await queueMessage(
      tx,
      { ...to, channel: 'email', recipient: email },
      () => ({ ...common, ...compose() }),
      now,
    );
    if (phone === null) continue;
    const composeSms = () => ({ ...common, subject: compose().subject, text: alertSms() });
    await queueMessage(tx, { ...to, channel: 'sms', recipient: phone }, composeSms, now);
  }
}

/** Notifies management of overdue alerts, once per opening until acknowledged, with any number of workers. */
export async function escalateOverdue({
  db,
  clock,
  jobs,
  publicUrl,
  schedule,
}: AlertsDeps & Pick<EvaluationsDeps, 'jobs' | 'schedule'>): Promise<void> {
  const now = clock.now();
  const again = escalatesAgainAt(findNextOpening(await schedule(), now), now);
  await inTransaction(db, async (tx) => {
    if ((await queries.claimOverdue(tx, now, again)) === 0) return;
    const message = { kind: 'evaluation.alert-escalated', compose: () => escalationLetter(publicUrl) };
    await queueNotices(tx, await queries.directionOf(tx), message, now);
    await jobs.enqueue(tx, escalateAlerts, {}, again);
  });
}

const refuse = refusing(closingRefusals);

export function createAlerts({ db, clock, secrets }: Pick<EvaluationsDeps, 'db' | 'clock' | 'secrets'>) {
  return {
    async list(actor: Person): Promise<Alert[]> {
      const since = new Date(clock.now().getTime() - closedShownHours * 3_600_000);
      const rows = await queries.listOpen(db, actor.professionalId, since);
      return rows.map((row) => present(row, actor));
    },

    /** @throws Refusal `not_found`, also when the actor neither treats the patient nor is a manager */
    acknowledge: (actor: Person, id: number): Promise<Alert> =>
      inTransaction(db, async (tx) => {
        const at = clock.now();
        const { professionalId, userId, role } = actor;
        const found = await queries.findAlert(tx, professionalId, id);
        if (found === undefined || !mayOpen(found, role)) throw refuse('not_found');
        if (await queries.acknowledge(tx, id, { userId, at })) {
          const { patientId, alert } = found;
          const subject = evaluationSubject(alert.evaluationId);
          await record(tx, { at, actor, action: 'evaluation.alert-acknowledged', subject, patientId });
        }
        return present((await queries.findAlert(tx, professionalId, id)) ?? found, actor);
      }),

    /** @throws Refusal `not_found` as for `acknowledge`, `not_in_progress` */
    close: (actor: Person, id: number, outcome: string): Promise<Alert> =>
      inTransaction(db, async (tx) => {
        const at = clock.now();
        const { professionalId, userId, role } = actor;
        const found = await queries.findAlert(tx, professionalId, id);
        if (found === undefined || !mayOpen(found, role)) throw refuse('not_found');
        if (!(await queries.close(tx, id, { userId, at }))) throw refuse('not_in_progress');
        const seal = (outcomeId: number) => sealOutcome(outcomeId, outcome, secrets);
        await queries.insertOutcome(tx, { alertId: id, at, enteredBy: userId }, seal);
        const { patientId, alert } = found;
        const subject = evaluationSubject(alert.evaluationId);
        await record(tx, { at, actor, action: 'evaluation.alert-closed', subject, patientId });
        return present((await queries.findAlert(tx, professionalId, id)) ?? found, actor);
      }),
  };
}

const mayOpen = ({ isTreating }: queries.SeenAlert, role: Person['role']) =>
  role === 'admin' || (role === 'professional' && isTreating);

function present(row: queries.SeenAlert, { role, userId }: Person): Alert {
  const { id, evaluationId, raisedAt, escalatedAt, acknowledgedAt, acknowledgedBy, closedAt } = row.alert;
  const isInProgress = acknowledgedAt !== null && closedAt === null;
  const isMine = mayOpen(row, role);
  return {
    id,
    evaluationId,
    raisedAt: raisedAt.toISOString(),
    isEscalated: escalatedAt !== null,
    acknowledged:
      acknowledgedAt === null ? null : { by: row.acknowledgedName ?? '', at: acknowledgedAt.toISOString() },
    closed: closedAt === null ? null : { by: row.closedName ?? '', at: closedAt.toISOString() },
    person: isMine && isInProgress && acknowledgedBy === userId ? { name: row.name, phone: row.phone } : null,
    isMine,
    isAccountClosed: row.isAccountClosed,
  };
}
