import type { Person } from '#clinic/audit/contract.ts';
import { asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { type Letter, queueMessage } from '#clinic/notifications/service.server.ts';
import { findAttention, findNextOpening, type Schedule } from '#clinic/schedule/service.server.ts';
import { commonRefusals, refusing } from '#platform/api/refusals.ts';
import { job } from '#platform/operations/jobs.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { evaluationSubject } from '../subject.ts';
import type { EvaluationRow } from '../tables.server.ts';
import { acknowledgedShownHours } from '../terms.ts';
import type { Alert } from './contract.ts';
import { alertLetter, escalationLetter } from './letters.server.ts';
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
  await queueNotices(tx, told, { kind: 'evaluation.alert', ...alertLetter(deps.publicUrl) }, now);
  await deps.jobs.enqueue(tx, escalateAlerts, {}, due);
  const subject = evaluationSubject(evaluationId);
  const actor = asSystem('evaluations.raise-alert');
  await record(tx, { at: now, actor, action: 'evaluation.alert-raised', subject, patientId });
}

/** Staff addresses are verified and exempt from the daily limit. */
async function queueNotices(
  tx: Database,
  recipients: readonly queries.Recipient[],
  message: Letter & { kind: string },
  now: Date,
): Promise<void> {
  for (const { userId, email } of recipients)
    await queueMessage(
      tx,
      { channel: 'email', recipient: email, userId, cause: 'verified', ...message },
      now,
    );
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
    const letter = { kind: 'evaluation.alert-escalated', ...escalationLetter(publicUrl) };
    await queueNotices(tx, await queries.directionOf(tx), letter, now);
    await jobs.enqueue(tx, escalateAlerts, {}, again);
  });
}

const refuse = refusing({ not_found: commonRefusals.not_found });

export function createAlerts({ db, clock }: AlertsDeps) {
  return {
    async list({ professionalId, role }: Person): Promise<Alert[]> {
      const since = new Date(clock.now().getTime() - acknowledgedShownHours * 3_600_000);
      const rows = await queries.listOpen(db, professionalId, since);
      return rows.map((row) => present(row, role));
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
        return present((await queries.findAlert(tx, professionalId, id)) ?? found, role);
      }),
  };
}

const mayOpen = ({ isTreating }: queries.SeenAlert, role: Person['role']) =>
  role === 'admin' || (role === 'professional' && isTreating);

function present(row: queries.SeenAlert, role: Person['role']): Alert {
  const { id, evaluationId, raisedAt, escalatedAt, acknowledgedAt } = row.alert;
  return {
    id,
    evaluationId,
    raisedAt: raisedAt.toISOString(),
    isEscalated: escalatedAt !== null,
    acknowledged:
      acknowledgedAt === null ? null : { by: row.acknowledgedName ?? '', at: acknowledgedAt.toISOString() },
    isMine: mayOpen(row, role),
    isClosed: row.isClosed,
  };
}
