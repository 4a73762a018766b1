import { type Actor, asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { commonRefusals, refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { PlannedPrice, PriceChange, PricedItem } from './contract.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing({ invalid: commonRefusals.invalid, not_found: commonRefusals.not_found });

export type PricesDeps = { db: Database; clock: Clock };

export const listPlanned = async (db: Database): Promise<PlannedPrice[]> =>
  (await queries.findPlanned(db)).map(({ appliedAt: _, ...row }) => row);

const subjectOf = (of: PricedItem) => ('serviceId' in of ? `service:${of.serviceId}` : `plan:${of.planId}`);

/** @throws Refusal `invalid` for a day that has begun, or a first-visit price where there is none; `not_found` */
export async function planPrice({ db, clock }: PricesDeps, actor: Actor, wish: PriceChange) {
  const now = clock.now();
  if (wish.fromOn <= wallTimeOf(now).day)
    throw refuse('invalid', { fields: { fromOn: texts().dayTooEarly } });
  await inTransaction(db, async (tx) => {
    const present = await queries.findPrice(tx, wish.of);
    if (present === undefined) throw refuse('not_found');
    if ((present.firstVisitPriceCents === null) !== (wish.firstVisitPriceCents === null))
      throw refuse('invalid', {
        fields: { firstVisitPriceCents: texts().firstVisitMissing },
      });
    await queries.storePlanned(tx, wish);
    const detail = { from: wish.fromOn, cents: String(wish.priceCents) };
    await record(tx, { at: now, actor, action: 'price.planned', subject: subjectOf(wish.of), detail });
  });
  return listPlanned(db);
}

/** @throws Refusal `not_found` */
export async function deletePlannedPriceOf({ db, clock }: PricesDeps, actor: Actor, id: number) {
  await inTransaction(db, async (tx) => {
    if (!(await queries.deletePlanned(tx, id))) throw refuse('not_found');
    await record(tx, { at: clock.now(), actor, action: 'price.dropped', subject: `price:${id}` });
  });
  return listPlanned(db);
}

/**
 * Applies due prices to the services and offers. Every instance reads prices there, so all pages and bookings change
 * within two seconds; existing bookings and payments in progress keep their price.
 */
export async function applyDuePrices({ db, clock }: PricesDeps): Promise<void> {
  const today = wallTimeOf(clock.now()).day;
  if ((await queries.findPlanned(db)).every(({ fromOn }) => fromOn > today)) return;
  await inTransaction(db, async (tx) => {
    // First, because its row lock serializes catalogue changes and concurrent runs.
    await bumpContentVersion(tx);
    for (const row of await queries.lockDuePrices(tx, today)) {
      const at = clock.now();
      await queries.applyPrice(tx, row, at);
      const subject = row.serviceId === null ? `plan:${row.planId}` : `service:${row.serviceId}`;
      const detail = { from: row.fromOn, cents: String(row.priceCents) };
      await record(tx, {
        at,
        actor: asSystem('launch.apply-prices'),
        action: 'price.applied',
        subject,
        detail,
      });
    }
  });
}
