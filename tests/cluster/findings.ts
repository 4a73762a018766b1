import type pg from 'pg';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { expectMoneyTrue, readTruth, untilQuiet } from '#tests/support/money.ts';
import type { TestWallet } from '#tests/support/servers/wallet.ts';
import type { Booking } from './visitors.ts';

/** Violated guarantees, in plain text; empty if everything holds. */
export async function findBookingProblems(pool: pg.Pool, told: Booking[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; professional_id: number; starts_at: Date; whole: boolean }>(
    `select a.id, a.professional_id, a.starts_at,
       (select count(distinct name) from pgboss.job where (data->>'appointmentId')::int = a.id) = 2
       and exists (select from audit_log where subject = 'appointment:' || a.id) as whole
     from appointments a`,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const wrong = told.flatMap(({ id, professionalId, date }) => {
    const row = found.get(id);
    if (row === undefined) return [`appointment ${id} was acknowledged and is lost`];
    if (row.professional_id !== professionalId || row.starts_at.getTime() !== Date.parse(date))
      return [`appointment ${id} is another one`];
    return row.whole ? [] : [`appointment ${id} lacks its jobs or its line in the log`];
  });
  return [...wrong, ...(await findDoubleBookings(pool))];
}

/**
 * Each user requests one hour and no hour is requested twice: more appointments mean that a retry was
 * executed twice.
 */
async function findDoubleBookings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'account ' || booked_by || ' has ' || count(*) || ' appointments' as what from appointments where booked_by is not null group by booked_by having count(*) > 1
     union all select 'professional ' || professional_id || ' is booked twice at ' || starts_at from appointments
       where status <> 'cancelled' group by professional_id, starts_at having count(*) > 1`,
  );
  return rows.map(({ what }) => what);
}

/**
 * Money errors: each payment bought its appointment or was refunded in full, and the app's and the wallet's
 * records agree.
 */
export async function findMoneyProblems(
  pool: pg.Pool,
  wallet: TestWallet,
  paid: Booking[],
): Promise<string[]> {
  await untilQuiet(pool);
  const wrong: string[] = [];
  for (const { id } of paid) {
    const reference = appointmentReference(id);
    try {
      expectMoneyTrue(await readTruth({ pool, wallet }, { id, reference }), reference);
    } catch (error) {
      wrong.push((error as Error).message.split('\n')[0] ?? '');
    }
  }
  return wrong;
}

/**
 * Waits until no due job has waited for two seconds, so a worker is running again. @returns the time in ms
 */
export async function untilJobsAreDone(pool: pg.Pool): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 60_000) {
    const { rows } = await pool.query<{ waiting: string }>(
      "select count(*) as waiting from pgboss.job where state in ('created', 'retry') and start_after < now() - interval '6 seconds'",
    );
    if (rows[0]?.waiting === '0') return performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('jobs wait, and nobody does them');
}
