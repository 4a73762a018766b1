import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { deskRoles } from '#clinic/audit/contract.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import type { PaymentMethod } from '../references.ts';
import { tillEvents } from '../tables.server.ts';

/** Net cash after a ledger position, and the current position. */
export async function cashAfter(
  db: Database,
  ledgerId: number,
): Promise<{ cents: number; ledgerId: number }> {
  const { rows } = await db.execute<{ cents: number; ledgerId: string }>(sql`
    select coalesce(sum(case when step = 'verified' then cents when step in ('refunded', 'credit_paid_out') then -cents else 0 end)
        filter (where method = 'cash'), 0)::int as cents,
      coalesce(max(id), ${ledgerId}) as "ledgerId"
    from payment_ledger where method <> 'wallet' and id > ${ledgerId}`);
  const row = onlyRow(rows);
  return { cents: row.cents, ledgerId: Number(row.ledgerId) };
}

export async function withdrawnAfter(db: Database, countId: number): Promise<number> {
  const rows = await db
    .select({ cents: sql<number>`coalesce(sum(${tillEvents.cents}), 0)::int` })
    .from(tillEvents)
    .where(and(eq(tillEvents.step, 'withdrawal'), gt(tillEvents.id, countId)));
  return onlyRow(rows).cents;
}

export async function addEvent(tx: Database, event: typeof tillEvents.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(tillEvents).values(event).returning({ id: tillEvents.id })).id;
}

const taker = alias(users, 'taker');
const nameOf = (who: typeof users | typeof taker) => sql<string>`coalesce(${who.fullName}, ${who.username})`;

export const eventsBetween = (db: Database, from: Date, to: Date) =>
  db
    .select({
      event: tillEvents,
      by: nameOf(users),
      givenTo: sql<string | null>`coalesce(${taker.fullName}, ${taker.username})`,
    })
    .from(tillEvents)
    .innerJoin(users, eq(users.id, tillEvents.enteredBy))
    .leftJoin(taker, eq(taker.id, tillEvents.givenTo))
    .where(and(gte(tillEvents.at, from), lt(tillEvents.at, to)))
    .orderBy(asc(tillEvents.id));

/** Desk payments less refunds by method, from the previous handover or closing up to each of these events. */
export async function takingsOf(db: Database, eventIds: readonly number[]) {
  if (eventIds.length === 0) return [];
  const { rows } = await db.execute<{ id: number; method: PaymentMethod; cents: number }>(sql`
    with ends as (
      select id, ledger_id as until, coalesce(lag(ledger_id) over (order by id), 0) as since
      from till_events where step in ('handover', 'closing')
    )
    select ends.id, l.method, sum(case l.step when 'verified' then l.cents else -l.cents end)::int as cents
    from ends join payment_ledger l on l.id > ends.since and l.id <= ends.until
    where ends.id = any(${sql.param([...eventIds])}::int[]) and l.method <> 'wallet' and l.step in ('verified', 'refunded', 'credit_paid_out')
    group by ends.id, l.method order by ends.id, l.method`);
  return rows;
}

/**
 * Purchases and their refunds (negative) between two instants, the wallet's included. Paid-out credit reduces one
 * method and the owed credit, so it does not change the sum.
 */
export async function movementsBetween(db: Database, from: Date, to: Date) {
  const { rows } = await db.execute<{ reference: string; method: PaymentMethod; cents: number }>(sql`
    select l.reference, l.method, case l.step when 'verified' then l.cents else -l.cents end as cents
    from payment_ledger l
    where l.at >= ${from.toISOString()} and l.at < ${to.toISOString()} and l.cents is not null and (l.step = 'verified' or (l.step = 'refunded'
      and exists (select from payment_ledger v where v.capture_id = l.capture_id and v.step = 'verified')))
    union all
    select l.reference, way.method, way.sign * l.cents
    from payment_ledger l, lateral (values (l.method, -1), ('credit'::payment_method, 1)) way (method, sign)
    where l.credit_account_id is not null and l.step = 'credit_paid_out' and l.at >= ${from.toISOString()} and l.at < ${to.toISOString()}`);
  return rows;
}

/** Users who may take over the till today. */
export const listTillKeepers = (db: Database): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(and(inArray(users.role, [...deskRoles]), isNull(users.closedAt), isNull(users.disabledAt)))
    .orderBy(asc(users.id));
