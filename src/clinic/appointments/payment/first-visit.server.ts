import type { Prices } from '#clinic/services/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { type CarryOver, type ChildVisit, carryOverOnCancellation } from '../rules/first-visit-rules.ts';
import { firstVisitPrice, pricesOf } from '../rules/payment-rules.ts';
import * as paying from './queries.server.ts';

type Deps = { prices: () => Promise<Prices> };

/** One of the four kinds: what is sold to children beside them has one price. */
const isChildsVisit = ({ kind, serviceId }: AppointmentView): boolean =>
  kind === 'child' && serviceId === null;

/** The other visits that take place of the children whose visits these are, by child. */
async function visitsOf(db: Database, views: readonly AppointmentView[]): Promise<Map<number, ChildVisit[]>> {
  const children = views.filter(isChildsVisit).map(({ patientId }) => patientId);
  const visits = children.length === 0 ? [] : await paying.visitsOf(db, [...new Set(children)]);
  return Map.groupBy(visits, ({ patientId }) => patientId);
}

/** What a visit keeps back where it is cancelled now, in time. @returns undefined where everything comes back */
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
 * Of each one's price, what pays for the child's next first visit: what has been kept of a cancelled one, or would be kept
 * where one is cancelled now, in time.
 * @returns cents by id; 0 for all others
 */
export async function supplementsKept(
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

/** What a visit costs where its money comes now: of a child's, only the first that is paid costs more. */
export async function currentPrice({ prices }: Deps, tx: Database, view: AppointmentView): Promise<number> {
  const { id, patientId, priceCents } = view;
  if (!isChildsVisit(view)) return priceCents;
  const isFirst = !(await paying.hasOtherPaidVisit(tx, patientId, id));
  return firstVisitPrice(priceCents, pricesOf(view, (await prices()).child), isFirst);
}

/**
 * Appointments with the price to show. A child's visit that waits for its payment becomes the first one, and costs more, when the
 * visit booked as the first is cancelled.
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
