import { appointmentReference } from '#clinic/payments/contract.ts';
import { returnPartOf, returnPaymentOf } from '#clinic/payments/service.server.ts';
import type { Prices } from '#clinic/services/service.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { type Supplement, supplementKept, type Visit } from '../rules/first-visit-rules.ts';
import * as paying from './queries.server.ts';

type Deps = { prices: () => Promise<Prices>; jobs: Jobs };

/** The other visits that take place of the children whose visits these are, by child. */
async function visitsOf(db: Database, views: readonly AppointmentView[]): Promise<Map<number, Visit[]>> {
  const children = views.filter(({ kind }) => kind === 'child').map(({ patientId }) => patientId);
  const visits = children.length === 0 ? [] : await paying.visitsOf(db, [...new Set(children)]);
  return Map.groupBy(visits, ({ patientId }) => patientId);
}

/** What a visit keeps back where it is cancelled now, in time. @returns undefined where everything comes back */
export async function supplementOf(
  { prices }: Pick<Deps, 'prices'>,
  tx: Database,
  view: AppointmentView,
): Promise<Supplement | undefined> {
  const visits = (await visitsOf(tx, [view])).get(view.patientId) ?? [];
  return keptOf(view, visits, await prices());
}

function keptOf(view: AppointmentView, visits: readonly Visit[], { child }: Prices): Supplement | undefined {
  if (view.kind !== 'child' || view.status !== 'confirmed' || !view.paid || view.withCredit) return undefined;
  const others = visits.filter(({ id }) => id !== view.id);
  return supplementKept(view, others, child);
}

/**
 * Of each one's price, what pays for the child's next first visit: what has been kept of a cancelled one, or would be kept
 * where one is cancelled now, in time.
 * @returns cents by id; 0 for all others
 */
export async function supplementsKept(
  { prices }: Pick<Deps, 'prices'>,
  db: Database,
  views: readonly AppointmentView[],
): Promise<(id: number) => number> {
  const visits = await visitsOf(db, views);
  if (visits.size === 0) return () => 0;
  const list = await prices();
  const cents = new Map(
    views.map((view) => {
      const own = visits.get(view.patientId) ?? [];
      const given = own.filter((one) => one.supplementOf === view.id);
      const passed = given.reduce((sum, one) => sum + one.supplementCents, 0);
      return [view.id, view.status === 'cancelled' ? passed : (keptOf(view, own, list)?.cents ?? 0)];
    }),
  );
  return (id) => cents.get(id) ?? 0;
}

/**
 * Returns what was paid for a cancelled appointment, in the transaction that cancels it: all of it but for the supplement
 * that pays for the child's next first visit. Where the visit lived on such a supplement itself and nobody inherits it,
 * that comes back from the payment in which it stayed.
 * @param kept as `supplementOf` said before the appointment was cancelled
 */
export async function returnPaid(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Database,
  view: AppointmentView,
  kept: Supplement | undefined,
  now: Date,
): Promise<void> {
  const { id, supplementCents: inherited, supplementOf: from } = view;
  const [reason, keptCents] = ['cancelled_in_time' as const, kept?.cents ?? 0];
  if (kept !== undefined) await paying.inherit(tx, kept.heir.id, { cents: keptCents, of: from ?? id });
  const ownKept = from === null ? keptCents : 0;
  await returnPaymentOf(tx, jobs, appointmentReference(id), { reason, keptCents: ownKept }, now);
  if (from !== null && inherited > keptCents) {
    const part = { cents: inherited - keptCents, reason, requestId: `supplement-${id}` };
    await returnPartOf(tx, jobs, appointmentReference(from), part, now);
  }
}
