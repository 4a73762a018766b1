import { getTableColumns, getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword, toLookalikeKey } from '#clinic/accounts/service.server.ts';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp, testKeys } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import type { Facts } from '#tests/support/money-model/facts.ts';
import { assertReceipts } from '#tests/support/money-model/money.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { assertLedger, type Facts as SessionFacts } from '#tests/support/sessions-model/assertions.ts';
import { seedDemonstration } from '../../db/seed.ts';
import { yearTables } from './insert.ts';
import { seedYear } from './seed.ts';

/** A Thursday at half past one in Madrid. */
const thursday = new Date('2026-11-26T12:30:00Z');

type Clone = Awaited<ReturnType<typeof cloneDatabase>>;
const clones: Clone[] = [];

/** A new database with the demonstration of that instant. */
async function startYear(now: Date): Promise<Clone> {
  const clone = await cloneDatabase();
  clones.push(clone);
  await seedDemonstration({ ownerUrl: clone.url, isDemonstration: true, seedsFamilies: false });
  await fill(clone, now);
  return clone;
}

const fill = ({ url }: Clone, now: Date) =>
  seedYear({
    ownerUrl: url,
    clock: stoppedClock(now),
    secrets: createSecrets(testKeys),
    installation: async () => 'onyar-0123456789abcdefghijkl',
    accounts: { hashPassword, toLookalikeKey },
  });

async function query<Row>({ url }: Clone, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Encrypted and random columns, which differ on every computer. */
const isRandom = (column: string) => column.startsWith('sealed_') || column === 'password_hash';

/** The year's own rows, apart from those of the staff. */
const notSeeded: Record<string, string> = {
  users: "where role = 'client'",
  patients: 'where full_name is not null',
};

/** A checksum of each table's rows, without what is random. */
async function checksums(clone: Clone): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const [name, table] of Object.entries(yearTables)) {
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    const read = columns.filter((column) => !isRandom(column)).map((column) => `"${column}"`);
    const from = name.startsWith('demo') ? `demo.${getTableName(table)}` : getTableName(table);
    const [row] = await query<{ sum: string }>(
      clone,
      `select md5(string_agg(r::text, '|' order by r::text)) as sum from (select ${read} from ${from} ${
        notSeeded[name] ?? ''
      }) r`,
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

let year: Clone;
beforeAll(async () => {
  year = await startYear(thursday);
});
afterAll(async () => {
  for (const clone of clones) await clone.drop();
});

describe('seedYear', () => {
  test('writes about 180 people, 2,500 past and 120 coming appointments', async () => {
    const [counts] = await query<Record<string, number>>(
      year,
      `select (select count(*)::int from patients where full_name is not null) as people,
         (select count(*)::int from appointments where starts_at < '${thursday.toISOString()}') as past,
         (select count(*)::int from appointments where starts_at >= '${thursday.toISOString()}' and status = 'confirmed') as coming`,
    );
    expect(counts?.people).toBeGreaterThan(160);
    expect(counts?.people).toBeLessThan(240);
    expect(counts?.past).toBeGreaterThan(2_200);
    expect(counts?.coming).toBeGreaterThan(90);
    expect(counts?.coming).toBeLessThan(180);
  });

  test('fills the next working days but for a few hours', async () => {
    // After this start patients would take all hours of the next three days but one, if nobody stayed away.
    const clone = await startYear(new Date('2026-11-29T11:30:00Z'));
    const taken = await query<{ count: number }>(
      clone,
      `select count(*)::int from appointments
         where professional_id in (1, 2) and status = 'confirmed' and starts_at > '2026-11-30' and starts_at < '2026-12-03'
         group by (starts_at at time zone 'Europe/Madrid')::date`,
    );
    // Two professionals with six starts each.
    const starts = 12;
    expect(taken).toHaveLength(3);
    for (const { count } of taken) expect(count).toBeGreaterThan(starts / 2);
    expect(taken.reduce((sum, { count }) => sum + starts - count, 0)).toBeGreaterThan(2);
  });

  test('writes the same rows for the same day, and others for another day', async () => {
    const again = await startYear(thursday);
    const sums = await checksums(year);
    expect(await checksums(again)).toEqual(sums);
    const other = await startYear(new Date(thursday.getTime() + 86_400_000));
    expect((await checksums(other)).appointments).not.toBe(sums.appointments);
  });

  test('writes nothing a second time', async () => {
    const before = await checksums(year);
    expect(await fill(year, thursday)).toBe(false);
    expect(await checksums(year)).toEqual(before);
  });

  test.each([
    ['a Saturday evening', '2026-11-28T19:40:00Z'],
    ['the middle of the summer closure, at night', '2027-08-15T23:30:00Z'],
    ['New Year’s Day', '2027-01-01T09:10:00Z'],
    ['the day of a clock change', '2027-03-28T01:30:00Z'],
    ['29 February', '2028-02-29T10:00:00Z'],
  ])('fills %s, and dates nothing later than the start', async (_, at) => {
    const clone = await startYear(new Date(at));
    const [row] = await query<Record<string, number>>(
      clone,
      `select (select count(*)::int from audit_log where at > '${at}') as audit,
         (select count(*)::int from payment_ledger where at > '${at}') as money,
         (select count(*)::int from attendance where at > '${at}') as attendance,
         (select count(*)::int from till_events where at > '${at}') as till,
         (select count(*)::int from session_credits where at > '${at}') as sessions,
         (select count(*)::int from clinical_notes where written_at > '${at}') as notes,
         (select count(*)::int from consents where at > '${at}') as signatures,
         (select count(*)::int from chat_messages where created_at > '${at}') as chat,
         (select count(*)::int from contact_messages where created_at > '${at}') as inbox,
         (select count(*)::int from appointments where created_at > '${at}') as bookings`,
    );
    expect(Object.values(row ?? {})).toEqual(Array.from({ length: 10 }, () => 0));
    const [today] = await query<{ count: number }>(
      clone,
      `select count(*)::int from appointments where (starts_at at time zone 'Europe/Madrid')::date = ('${at}'::timestamptz at time zone 'Europe/Madrid')::date`,
    );
    expect(today?.count).toBeGreaterThan(5);
  });

  test('signs no document before its text was published, and logs everything in order of time', async () => {
    expect(
      await query(
        year,
        'select c.id from consents c join consent_texts t on t.id = c.text_id where c.at < t.published_at or c.text_hash <> t.hash',
      ),
    ).toEqual([]);
    const order = 'select id, at, lag(at) over (order by id) as former from';
    for (const table of ['audit_log', 'payment_ledger', 'attendance', 'session_credits', 'till_events'])
      expect(await query(year, `select id from (${order} ${table}) l where at < former`), table).toEqual([]);
  });
});

describe('the rows of the year', () => {
  test('have a receipt for each purchase and refund, numbered without gaps', async () => {
    const [ledger, receipts] = await Promise.all([
      query<Facts['ledger'][number]>(year, 'select * from payment_ledger order by id'),
      query<Facts['receipts'][number]>(
        year,
        'select series, number, capture_id, refund_id, cents from receipts order by series, number',
      ),
    ]);
    expect(receipts.length).toBeGreaterThan(1_500);
    assertReceipts({ ledger, receipts } as Facts);
    expect(
      await query(
        year,
        'select series from receipt_series s where last_number <> (select max(number) from receipts r where r.series = s.series)',
      ),
    ).toEqual([]);
  });

  test('agree with the wallet about every order, capture and refund', async () => {
    expect(
      await query(
        year,
        `select coalesce(l.capture_id, c.id) as capture from (select * from payment_ledger where method = 'wallet' and step = 'captured') l
           full join demo.wallet_captures c on c.id = l.capture_id
         where l.capture_id is null or c.id is null or l.cents <> c.cents or l.order_id <> c.order_id
         union all
         select coalesce(l.refund_id, r.id) from (select * from payment_ledger where method = 'wallet' and step = 'refunded') l
           full join demo.wallet_refunds r on r.id = l.refund_id
         where l.refund_id is null or r.id is null or l.cents <> r.cents or l.capture_id <> r.capture_id`,
      ),
    ).toEqual([]);
  });

  test('say of each appointment whether it is paid, at its price', async () => {
    expect(
      await query(
        year,
        `with paid as (
           select reference, sum(case step when 'verified' then cents else -cents end) filter (where reason is null or reason = 'undone') as cents
           from payment_ledger where step in ('verified', 'refunded') and reference like 'appointment:%' group by reference)
         select a.id, a.price_cents, a.paid, p.cents from appointments a left join paid p on p.reference = 'appointment:' || a.id
         where not a.with_credit and (a.paid <> (coalesce(p.cents, 0) > 0) or (a.paid and p.cents <> a.price_cents))`,
      ),
    ).toEqual([]);
  });

  test('count the till from one count to the next', async () => {
    expect(
      await query(
        year,
        `with counts as (
           select e.*, lag(cents) over (order by id) as former, lag(ledger_id) over (order by id) as since, lag(id) over (order by id) as former_id
           from till_events e where expected_cents is not null)
         select c.id from counts c where former is not null and expected_cents <> former
           + (select coalesce(sum(case step when 'verified' then l.cents when 'captured' then 0 else -l.cents end), 0) from payment_ledger l
              where l.method = 'cash' and l.id > c.since and l.id <= c.ledger_id and l.step in ('verified', 'refunded', 'credit_paid_out'))
           - (select coalesce(sum(w.cents), 0) from till_events w where w.step = 'withdrawal' and w.id > c.former_id and w.id < c.id)`,
      ),
    ).toEqual([]);
    expect(
      await query(year, 'select id from till_events where cents <> expected_cents and note is null'),
    ).toEqual([]);
  });

  test('use each session of a plan once, and only for hours that it may pay', async () => {
    const [held, steps, rows] = await Promise.all([
      query<SessionFacts['held'][number]>(year, 'select * from user_subscriptions order by id'),
      query<SessionFacts['steps'][number]>(year, 'select * from session_credits order by id'),
      query<SessionFacts['rows'][number]>(
        year,
        `select *, (select count(*)::int from payment_ledger
           where reference = 'appointment:' || appointments.id and step = 'captured') as captured
         from appointments order by id`,
      ),
    ]);
    expect(held.length).toBeGreaterThan(20);
    assertLedger({ held, steps, rows });
    expect(
      await query(
        year,
        `select s.id from user_subscriptions s where payments_made <> (select count(*) from subscription_payments p where p.subscription_id = s.id)
           or exists (select from subscription_payments p where p.subscription_id = s.id and not exists (
             select from payment_ledger l where l.capture_id = p.capture_id and l.step = 'verified' and l.reference = p.reference and l.cents = p.cents))`,
      ),
    ).toEqual([]);
  });
});

describe('the first start', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ url: year.url, clock: stoppedClock(thursday), listens: true });
  });
  afterAll(() => testApp.stop());

  test('finds nothing to send and nothing to repair in the year', async () => {
    const before = await checksums(year);
    const cron = testApp.handlers.filter((handler) => 'cron' in handler && handler.cron !== undefined);
    expect(cron.length).toBeGreaterThan(10);
    for (const { job } of cron) await runJob(testApp, job.name);
    expect(await query(year, 'select kind, subject from outbox')).toEqual([]);
    const after = await checksums(year);
    expect(after).toEqual(before);
  });
});
