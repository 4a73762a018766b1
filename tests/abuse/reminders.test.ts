import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire, insertPeople } from '#tests/support/people.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';

/** The test suite uses 120 appointments, `npm run soak` a thousand; 5 kills each. */
const count = process.env.SOAK ? 1_000 : 120;
const kills = 5;

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
let web: Product;
const workers: Product[] = [];
const startWorker = () => startProduct({ DATABASE_URL: database.url, ROLE: 'worker' });

beforeAll(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  web = await startProduct({ DATABASE_URL: database.url, ROLE: 'web' });
});
afterAll(async () => {
  await Promise.all([web, ...workers].map((product) => product.end('SIGKILL')));
  await pool.end();
  await database.drop();
});

/** Creates a confirmed appointment per person, tomorrow at about this time. Returns ids with their owners' cookies. */
async function insertAppointmentsTomorrow(): Promise<Map<number, string>> {
  const cookies = await insertPeople(database.url, count);
  const client = await pool.connect();
  await hire(client, count);
  const { rows } = await client.query(
    `with cared as (select id, user_id, row_number() over (order by user_id) n from patients where user_id in (select user_id from sessions)),
       free as (select id, row_number() over (order by id) n from professionals where id > 2)
     insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, created_at)
     select cared.id, cared.user_id, free.id, 'office', now() + interval '20 hours', now() + interval '21 hours', 'confirmed', 6500, true, now() - interval '9 days'
     from cared join free using (n) returning id, booked_by`,
  );
  const owners = await client.query('select user_id, id_hash from sessions');
  client.release();
  const cookieOf = new Map(
    cookies.map((cookie) => [createHash('sha256').update(cookie.slice(4)).digest('hex'), cookie]),
  );
  const ofUser = new Map(owners.rows.map(({ user_id, id_hash }) => [user_id, cookieOf.get(id_hash)]));
  return new Map(rows.map(({ id, booked_by }) => [id, ofUser.get(booked_by) as string]));
}

const countWritten = async (): Promise<number> =>
  (await pool.query(`select count(*)::int n from outbox where kind = 'appointment.reminder'`)).rows[0].n;

async function until(isSo: () => Promise<boolean>, seconds: number) {
  const giveUpAt = performance.now() + seconds * 1_000;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) return false;
    await delay(20);
  }
  return true;
}

/** Delays every reminder, so that a kill falls between two of them. */
const slowDown = () =>
  pool.query(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(${process.env.SOAK ? 0.06 : 0.5}); return new; end $$;
     create trigger dawdle before insert on reminders for each row execute function dawdle()`,
  );

/**
 * Kills and restarts both workers after another twentieth is written, so that the fifth kill still finds work on a
 * busy machine. Returns the number written by then.
 */
async function killInTheMiddle(): Promise<number> {
  const before = await countWritten();
  await until(async () => (await countWritten()) >= before + count / 20, 240);
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  const seen = await countWritten();
  workers.splice(0, 2, ...(await Promise.all([startWorker(), startWorker()])));
  return seen;
}

test('two workers killed five times remind everyone exactly once, and nobody of cancelled appointments', async () => {
  const appointments = await insertAppointmentsTomorrow();
  expect(appointments.size).toBe(count);
  await slowDown();
  workers.push(...(await Promise.all([startWorker(), startWorker()])));
  const cancelled = [...appointments.keys()].filter((_, place) => place % 10 === 3);
  const cancelOne = async (id: number) => {
    const headers = { cookie: appointments.get(id) as string };
    const reply = await fetch(`${web.url}/api/appointments/${id}`, { method: 'DELETE', headers });
    expect(reply.status).toBe(200);
  };

  const seen: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const some = cancelled.filter((_, place) => place % kills === kill);
    const cancelling = Promise.all(some.map(cancelOne));
    seen.push(await killInTheMiddle());
    await cancelling;
  }
  console.log(`reminders written at each kill: ${seen.join(', ')} of ${count}`);
  // Work was left after each kill.
  expect(seen.filter((some) => some > 0 && some < count - cancelled.length)).toHaveLength(kills);

  const isDone = await until(async () => {
    const { rows } = await pool.query(
      `select 1 from appointments a where id = any($1) and status = 'confirmed'
           and not exists (select 1 from reminders r where r.appointment_id = a.id) limit 1`,
      [[...appointments.keys()]],
    );
    return rows.length === 0;
  }, 240);
  expect(isDone, 'the survivors finish the work').toBe(true);

  const { rows } = await pool.query(
    `select a.id, a.status, count(r.id)::int as all, count(r.id) filter (where r.status = 'queued')::int as queued,
         count(r.id) filter (where r.id > c.id)::int as after_cancelling
       from appointments a
       left join outbox r on r.about = 'appointment:' || a.id and r.kind = 'appointment.reminder'
       left join outbox c on c.user_id = a.booked_by and c.kind = 'appointment.cancelled'
       where a.id = any($1) group by a.id`,
    [[...appointments.keys()]],
  );
  const { rows: strangers } = await pool.query(
    `select about from outbox where kind = 'appointment.reminder' and about <> all($1)`,
    [[...appointments.keys()].map((id) => `appointment:${id}`)],
  );
  expect(strangers, 'nobody else is reminded').toEqual([]);
  // Reminders sent before the cancellation cannot be recalled; none is written later or left queued.
  const wrong = rows.filter(({ status, all, queued, after_cancelling: after }) =>
    status === 'confirmed' ? all !== 1 : all > 1 || queued > 0 || after > 0,
  );
  expect(rows).toHaveLength(count);
  expect(rows.filter((row) => row.status === 'cancelled')).toHaveLength(cancelled.length);
  expect(wrong).toEqual([]);
});
