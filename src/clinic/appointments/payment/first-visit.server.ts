import type { Prices } from '#clinic/services/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { type CarryOver, type ChildVisit, carryOverOnCancellation } from '../rules/first-visit-rules.ts';
import { firstVisitPrice, pricesOf } from '../rules/payment-rules.ts';
import * as paying from './queries.server.ts';

type Deps = { prices: () => Promise<Prices> };

/** One of the four kinds: other services for children have a single price. */
const isChildsVisit = ({ kind, serviceId }: AppointmentView): boolean =>
  kind === 'child' && serviceId === null;

/** Confirmed visits of the same children, other than these, by child. */
async function visitsOf(db: Database, views: readonly AppointmentView[]): Promise<Map<number, ChildVisit[]>> {
  const children = views.filter(isChildsVisit).map(({ patientId }) => patientId);
  const visits = children.length === 0 ? [] : await paying.visitsOf(db, [...new Set(children)]);
  return Map.groupBy(visits, ({ patientId }) => patientId);
}

/**
 * The supplement kept if this visit is cancelled in time now.
 * @returns undefined if everything is refunded
 */
export async function findCarryOver(
  { prices }: Deps,
  tx: Database,
  view: AppointmentView,
): Promise<CarryOver | undefined> {
  const visits = (await visitsOf(tx, [view])).get(view.patientId) ?? [];
  return carryOverOf(view, visits, await prices());
}

function carryOverOf(
  view: AppointmentView,
  visits: readonly ChildVisit[],
  { child }: Prices,
): CarryOver | undefined {
  if (!isChildsVisit(view) || view.status !== 'confirmed' || !view.paid || view.withCredit) return undefined;
  const others = visits.filter(({ id }) => id !== view.id);
  return carryOverOnCancellation(view, others, child);
}

/**
 * Part of each price that pays for the child's next first visit: kept from a cancelled visit, or kept if it
 * were cancelled in time now.
 * @returns cents by id; 0 for all others
 */
export async function findCarriedSupplements(
  { prices }: Deps,
  db: Database,
  views: readonly AppointmentView[],
): Promise<(id: number) => number> {
  const visits = await visitsOf(db, views);
  if (visits.size === 0) return () => 0;
  const list = await prices();
  const cents = new Map(
    views.map((view) => {
      const own = visits.get(view.patientId) ?? [];
      const given = own.filter((one) => one.supplementFromId === view.id);
      const passed = given.reduce((sum, one) => sum + one.supplementCents, 0);
      return [view.id, view.status === 'cancelled' ? passed : (carryOverOf(view, own, list)?.cents ?? 0)];
    }),
  );
  return (id) => cents.get(id) ?? 0;
}

/** Current price at payment: only a child's first paid visit costs more. */
export async function currentPrice({ prices }: Deps, tx: Database, view: AppointmentView): Promise<number> {
  const { id, patientId, priceCents } = view;
  if (!isChildsVisit(view)) return priceCents;
  const isFirst = !(await paying.hasOtherPaidVisit(tx, patientId, id));
  return firstVisitPrice(priceCents, pricesOf(view, (await prices()).child), isFirst);
}

/**
 * Appointments with the price to show. An unpaid child's visit becomes the first, at the higher price, when
 * the visit booked as the first is cancelled.
 */
export async function withPricesDue(
  { prices }: Deps,
  db: Database,
  views: readonly AppointmentView[],
): Promise<AppointmentView[]> {
  const isWaiting = (view: AppointmentView) => isChildsVisit(view) && view.status === 'pending' && !view.paid;
  if (!views.some(isWaiting)) return [...views];
  const { child } = await prices();
  return Promise.all(
    views.map(async (view) => {
      if (!isWaiting(view)) return view;
      const isFirst = !(await paying.hasOtherFirstVisit(db, view));
      return { ...view, priceCents: firstVisitPrice(view.priceCents, pricesOf(view, child), isFirst) };
    }),
  );
}
