import { asc, sql } from 'drizzle-orm';
import { blockedName } from '#clinic/patients/terms.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { ReportName } from './terms.ts';

/** Two instants, the second excluded. */
export type Interval = { from: Date; to: Date };

/** A range of whole months, with the instants at which each begins. */
export type MonthRange = Interval & { begin: readonly Date[] };

/**
 * Number of the month (from 1) of an instant. Compares with month boundaries: converting each row to Madrid time
 * dominated the cost of a year's report.
 */
const monthOf = (column: string, { begin }: MonthRange) =>
  sql`width_bucket(${sql.raw(column)}, ${sql.param(begin.map((instant) => instant.toISOString()))}::timestamptz[])`;

/**
 * Latest record per appointment at its current start, unless undone, and whether its debt was waived. `undoes is not
 * null` lets the index return only the few undone ones.
 */
const lastAttendance = ({ from, to }: Interval) => sql`
  select last.*, w.attendance_id is not null as waived from (
    select distinct on (n.appointment_id, n.starts_at) n.id, n.appointment_id, n.starts_at, n.status, n.by_phone
    from attendance n
    where n.starts_at >= ${from.toISOString()} and n.starts_at < ${to.toISOString()} and n.status is not null
      and not exists (select from attendance u where u.undoes = n.id and u.undoes is not null)
    order by n.appointment_id, n.starts_at, n.id desc
  ) last left join debt_waivers w on w.attendance_id = last.id`;

/** Same condition as `dueOf` of the balance: past, recorded, neither paid nor waived. */
const isOwed = sql`a.status = 'confirmed' and not a.paid and not a.with_credit and a.price_cents > a.supplement_cents
  and noted.status in ('fulfilled', 'no_show', 'cancelled_late') and not noted.waived`;

/** Therapist and patient were both in the clinic's video room. The therapist was there to let the patient in. */
const wasInRoom = sql`exists (select from video_participants v
  where v.appointment_id = a.id and v.starts_at = a.starts_at and v.role = 'patient' and v.admitted_at is not null)`;

type Hours = {
  month: number;
  given: number;
  heldByVideo: number;
  cancelled: number;
  cancelledLate: number;
  noShow: number;
  debtCents: number;
};

/**
 * Hours per month: held, cancelled, cancelled late, missed, and owed amounts. Excludes expired holds. A single pass,
 * because joining records and appointments is the main cost.
 */
export async function hoursByMonth(db: Database, stretch: MonthRange): Promise<Hours[]> {
  const { rows } = await db.execute<Hours>(sql`
    with noted as (${lastAttendance(stretch)})
    select ${monthOf('a.starts_at', stretch)} as month,
      (count(*) filter (where a.status = 'confirmed'))::int as given,
      (count(*) filter (where a.status = 'confirmed' and a.kind = 'video' and noted.by_phone is not true
        and ${wasInRoom}))::int as "heldByVideo",
      (count(*) filter (where a.status = 'cancelled'))::int as cancelled,
      (count(*) filter (where a.status = 'confirmed' and noted.status = 'cancelled_late'))::int as "cancelledLate",
      (count(*) filter (where a.status = 'confirmed' and noted.status = 'no_show'))::int as "noShow",
      coalesce(sum(a.price_cents - a.supplement_cents) filter (where ${isOwed}), 0)::int as "debtCents"
    from appointments a left join noted on noted.appointment_id = a.id and noted.starts_at = a.starts_at
    where a.starts_at >= ${stretch.from.toISOString()} and a.starts_at < ${stretch.to.toISOString()}
      and (a.status = 'confirmed' or (a.status = 'cancelled' and a.cancellation is distinct from 'expiry'))
    group by 1`);
  return rows;
}

/** Appointment of a ledger entry; null for plans. */
const appointmentOf = sql`case when l.reference like 'appointment:%' then substring(l.reference from 13)::int end`;

/**
 * Purchases and their refunds (negative). Two subqueries with an index each: a single condition scanned all purchases
 * for the few refunds.
 */
const ledgerMovements = ({ from, to }: Interval) => sql`(
  select at, reference, cents from payment_ledger
  where at >= ${from.toISOString()} and at < ${to.toISOString()} and cents is not null and step = 'verified'
  union all
  select r.at, r.reference, -r.cents from payment_ledger r
  where r.at >= ${from.toISOString()} and r.at < ${to.toISOString()} and r.cents is not null and r.step = 'refunded'
    and exists (select from payment_ledger v
      where v.reference = r.reference and v.capture_id = r.capture_id and v.step = 'verified'))`;

export type Income = { month: number; kind: Kind | 'plan'; cents: number };

/** Income less refunds per month and kind of item. */
export async function incomeByMonth(db: Database, stretch: MonthRange): Promise<Income[]> {
  const { rows } = await db.execute<Income>(sql`
    select ${monthOf('l.at', stretch)} as month, coalesce(a.kind::text, 'plan') as kind, sum(l.cents)::int as cents
    from ${ledgerMovements(stretch)} l left join appointments a on a.id = ${appointmentOf} group by 1, 2 order by 1, 3 desc`);
  return rows;
}

type Share = { given: number; missed: number; incomeCents: number };

/** By what the breakdown groups appointments: a key and its name. */
const groups = {
  professional: sql`a.professional_id::text`,
  service: sql`coalesce(a.service_name, a.kind::text)`,
};

/** Hours held, missed hours and income less refunds of an interval, by professional or by service. */
export async function breakdownBy(
  db: Database,
  group: keyof typeof groups,
  stretch: Interval,
): Promise<(Share & { key: string })[]> {
  const { rows } = await db.execute<Share & { key: string }>(sql`
    with noted as (${lastAttendance(stretch)}),
    hours as (
      select ${groups[group]} as key, count(*)::int as given,
        (count(*) filter (where noted.status in ('no_show', 'cancelled_late')))::int as missed
      from appointments a left join noted on noted.appointment_id = a.id and noted.starts_at = a.starts_at
      where a.status = 'confirmed' and a.starts_at >= ${stretch.from.toISOString()} and a.starts_at < ${stretch.to.toISOString()}
      group by 1),
    income as (
      select ${groups[group]} as key, sum(l.cents)::int as cents
      from ${ledgerMovements(stretch)} l join appointments a on a.id = ${appointmentOf} group by 1)
    select key, coalesce(given, 0) as given, coalesce(missed, 0) as missed, coalesce(cents, 0) as "incomeCents"
    from hours full join income using (key) order by coalesce(cents, 0) desc, given desc, key`);
  return rows;
}

/** All professionals, former ones too. */
export const listNames = (db: Database) =>
  db
    .select({ id: professionals.id, name: professionals.name })
    .from(professionals)
    .orderBy(asc(professionals.position));

/** Start of the first confirmed appointment; null without one. */
export async function findFirstStart(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ first: string | null }>(
    sql`select min(starts_at) as first from appointments where status = 'confirmed'`,
  );
  const first = rows[0]?.first ?? null;
  return first === null ? null : new Date(first);
}

/**
 * People whose first confirmed appointment lies in the interval and who came to at least one, with the sessions they
 * have come to until `now`. The companion of a joint appointment does not count.
 */
const newcomers = ({ from, to }: Interval, now: Date) => {
  const sessions = sql`count(*) filter (where a.starts_at <= ${now.toISOString()} and missed.id is null)`;
  // One pass with a hash join: a look-up per appointment took most of the time of a year's report. An appointment has
  // at most one outcome that was not undone.
  return sql`
    select a.patient_id, min(a.starts_at) as first_at, (${sessions})::int as sessions
    from appointments a left join attendance missed
      on missed.appointment_id = a.id and missed.starts_at = a.starts_at
        and missed.status in ('no_show', 'cancelled_late')
        and not exists (select from attendance u where u.undoes = missed.id and u.undoes is not null)
    where a.status = 'confirmed' group by a.patient_id
    having min(a.starts_at) >= ${from.toISOString()} and min(a.starts_at) < ${to.toISOString()} and ${sessions} > 0`;
};

type Retention = { month: number; newPeople: number; cameTwice: number; cameFiveTimes: number };

export async function retentionByMonth(db: Database, stretch: MonthRange, now: Date): Promise<Retention[]> {
  const { rows } = await db.execute<Retention>(sql`
    select ${monthOf('first_at', stretch)} as month, count(*)::int as "newPeople",
      (count(*) filter (where sessions >= 2))::int as "cameTwice",
      (count(*) filter (where sessions >= 5))::int as "cameFiveTimes"
    from (${newcomers(stretch, now)}) newcomers group by 1`);
  return rows;
}

type Sessions = { month: number; sold: number; used: number };

/** Plan sessions bought less refunded, and used less returned. */
export async function sessionsByMonth(db: Database, stretch: MonthRange): Promise<Sessions[]> {
  const { rows } = await db.execute<Sessions>(sql`
    select ${monthOf('c.at', stretch)} as month,
      coalesce(sum(c.sessions) filter (where c.step in ('grant', 'withdraw')), 0)::int as sold,
      coalesce(-sum(c.sessions) filter (where c.step in ('use', 'return')), 0)::int as used
    from session_credits c where c.at >= ${stretch.from.toISOString()} and c.at < ${stretch.to.toISOString()} group by 1`);
  return rows;
}

const person = sql`p.id as "personId",
  case when p.blocked_until is null then coalesce(p.full_name, u.full_name, u.username) else ${sql.raw(`'${blockedName}'`)} end as "personName"`;
const withPerson = sql`left join patients p on p.id = a.patient_id left join users u on u.id = p.user_id`;

const sources: Record<ReportName, (stretch: Interval, now: Date) => ReturnType<typeof sql>> = {
  occupancy: ({ from, to }) => sql`
    select a.starts_at as at, coalesce(a.service_name, a.kind::text) as word, ${person}, 1 as value from appointments a ${withPerson}
    where a.status = 'confirmed' and a.starts_at >= ${from.toISOString()} and a.starts_at < ${to.toISOString()}`,
  missed: (stretch) => sql`
    select a.starts_at as at, case when a.status = 'cancelled' then 'cancelled' else noted.status end as word, ${person}, 1 as value
    from appointments a left join (${lastAttendance(stretch)}) noted on noted.appointment_id = a.id and noted.starts_at = a.starts_at ${withPerson}
    where a.starts_at >= ${stretch.from.toISOString()} and a.starts_at < ${stretch.to.toISOString()}
      and ((a.status = 'cancelled' and a.cancellation is distinct from 'expiry')
        or (a.status = 'confirmed' and noted.status in ('no_show', 'cancelled_late')))`,
  income: (stretch) => sql`
    select l.at, coalesce(a.service_name, a.kind::text, 'plan') as word, ${person}, l.cents as value
    from ${ledgerMovements(stretch)} l left join appointments a on a.id = ${appointmentOf} ${withPerson}`,
  sessions: ({ from, to }) => sql`
    select c.at, c.step::text as word, ${person}, c.sessions as value
    from session_credits c join user_subscriptions s on s.id = c.subscription_id
      join patients p on p.id = s.patient_id left join users u on u.id = p.user_id
    where c.at >= ${from.toISOString()} and c.at < ${to.toISOString()} and c.step <> 'expire'`,
  retention: (stretch, now) => sql`
    select a.first_at as at, a.sessions::text as word, ${person}, 1 as value
    from (${newcomers(stretch, now)}) a ${withPerson}`,
  debts: (stretch) => sql`
    select a.starts_at as at, coalesce(a.service_name, a.kind::text) as word, ${person}, a.price_cents - a.supplement_cents as value
    from (${lastAttendance(stretch)}) noted join appointments a on a.id = noted.appointment_id and a.starts_at = noted.starts_at ${withPerson}
    where ${isOwed}`,
};

type Row = { at: string; word: string; personId: number | null; personName: string | null; value: number };

/** Rows behind a number, oldest first, with total count and sum. */
export async function listReportRows(
  db: Database,
  figure: ReportName,
  { now, ...stretch }: Interval & { now: Date },
  most: number,
) {
  const { rows } = await db.execute<Row & { count: number; sum: number }>(sql`
    select *, (count(*) over ())::int as count, (sum(value) over ())::int as sum
    from (${sources[figure](stretch, now)}) behind order by at, "personId", value limit ${most}`);
  return rows;
}
