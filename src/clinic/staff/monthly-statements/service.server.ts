import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type MonthlyStatement, statementRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { daysOfMonth, splitByShare } from './rules.ts';

const refuse = refusing(statementRefusals);
type Wish = { month: string; professionalId?: number | undefined };

/**
 * A monthly statement, and the professionals the actor may view.
 * @throws Refusal `not_found`, also for a colleague's unless the actor is a manager
 */
export async function readStatementFor(db: Database, actor: Person, { month, professionalId }: Wish) {
  const reach = actor.role === 'admin' ? null : (actor.professionalId ?? 0);
  const professionals = await queries.findProfessionals(db, reach);
  const professional =
    professionalId === undefined ? professionals[0] : professionals.find(({ id }) => id === professionalId);
  if (professional === undefined) throw refuse('not_found');
  return { sheet: await composeStatement(db, professional, month), professionals };
}

async function composeStatement(
  db: Database,
  professional: MonthlyStatement['professional'],
  month: string,
): Promise<MonthlyStatement> {
  const days = daysOfMonth(month);
  const from = instantOf(days.from, '00:00');
  const to = instantOf(days.to, '00:00');
  const [hours, money, shares] = await Promise.all([
    queries.findAppointments(db, professional.id, from, to),
    queries.moneyOf(db, professional.id, from, to),
    queries.sharesOf(db, professional.id),
  ]);
  const parts = splitByShare(
    money.map(({ at, cents }) => ({ day: wallTimeOf(at).day, cents })),
    shares,
  );
  return {
    professional,
    month,
    parts,
    shares,
    attended: hours
      .filter(({ noted }) => noted === 'fulfilled')
      .map(({ id, startsAt, kind, serviceName, withCredit, paid }) => ({
        appointmentId: id,
        startsAt: startsAt.toISOString(),
        type: kind,
        serviceName,
        withPlan: withCredit,
        paid,
      })),
    missed: hours.filter(({ noted }) => noted === 'no_show' || noted === 'cancelled_late').length,
    collected: money.map(({ at, startsAt, method, cents }) => ({
      at: at.toISOString(),
      startsAt: startsAt.toISOString(),
      method,
      cents,
    })),
    collectedCents: parts.reduce((sum, { collectedCents }) => sum + collectedCents, 0),
    shareCents: parts.reduce((sum, { shareCents }) => sum + (shareCents ?? 0), 0),
  };
}

/** Agrees a share from a day on; earlier ones stay. @throws Refusal `not_found` */
export const saveAgreedShare = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Person,
  professionalId: number,
  { fromOn, basisPoints }: { fromOn: Day; basisPoints: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = clock.now();
    const known = await queries.findProfessionals(tx, professionalId);
    if (known.length === 0) throw refuse('not_found');
    await queries.addShare(tx, { professionalId, fromOn, basisPoints, at, enteredBy: actor.userId });
    await record(tx, {
      at,
      actor,
      action: 'professional.share-agreed',
      subject: `professional:${professionalId}`,
      detail: { fromOn, basisPoints },
    });
  });
