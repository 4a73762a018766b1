import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';

const folder = new URL('./migrations/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const ours = files.findIndex((text) => text.includes('ADD COLUMN "travel_before_minutes"'));

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema public cascade; drop schema if exists demo cascade; create schema public');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const apply = (text: string | undefined) =>
  client.query((text ?? '').replaceAll('--> statement-breakpoint', ''));
const visit = (kind: string, at: string, status = 'confirmed') =>
  client.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, hold_expires_at, cancellation, price_cents, address, created_at)
     values (1, 1, 1, $1, $2, $2::timestamptz + interval '1 hour', $3::appointment_status, now() + interval '5 minutes', case when $3::text = 'cancelled' then 'person'::appointment_cancellation end, 1, 'Salt', now())`,
    [kind, `2096-12-03T${at}:00Z`, status],
  );

test('keeps appointments of the previous release and adds travel times to home visits where both sides are free', async () => {
  for (const text of files.slice(0, ours)) await apply(text);
  await client.query(
    `insert into users (username, username_key, password_hash, created_at) values ('a', 'a', '', now());
     insert into patients (user_id, created_at) values (1, now());
     insert into professionals (name, title, bio, position) values ('P', '', '', 1);`,
  );
  await visit('office', '09:30');
  await visit('home', '11:00');
  await visit('home', '16:00');
  await visit('office', '18:00', 'cancelled');
  await client.query(`insert into reminders values (1, '2096-12-03T09:30:00Z', now())`);
  await apply(files[ours]);
  const { rows } = await client.query(
    'select kind, travel_before_minutes as before, travel_after_minutes as after, hold_expires_at is null as forgotten from appointments order by starts_at',
  );
  expect(rows.map(Object.values)).toEqual([
    ['office', 0, 0, false],
    // Half an hour after another appointment: no travel time is added, the clinic decides.
    ['home', 0, 0, false],
    ['home', 45, 45, false],
    // Cancelled in time: it does not count as an expired hold.
    ['office', 0, 0, true],
  ]);
  expect((await client.query('select kind from reminders')).rows).toEqual([{ kind: 'attendance' }]);
  // An instance of the previous release cancels one hold in time and another after it has expired; a third
  // expired and its slot was taken.
  for (const at of ['05:00', '06:00', '07:00']) await visit('office', at, 'pending');
  await client.query(
    `update appointments set hold_expires_at = now() - interval '1 minute' where starts_at = '2096-12-03T06:00Z';
     update appointments set status = 'cancelled', cancellation = 'expiry' where starts_at = '2096-12-03T07:00Z'`,
  );
  const ends = await client.query(
    `update appointments set status = 'cancelled', cancellation = 'person' where starts_at < '2096-12-03T08:00Z'
     returning extract(hour from starts_at at time zone 'UTC')::int as hour, hold_expires_at is null as forgotten`,
  );
  expect(ends.rows.map(Object.values).sort()).toEqual([
    [5, true],
    [6, false],
    [7, false],
  ]);
  await expect(visit('office', '17:00')).rejects.toThrow('appointments_professional_once');
});
