import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';

/** The last migration of the previous release. */
const lastOfBefore = 9;
const folder = mkdtempSync(join(tmpdir(), 'onyar-migrations-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let looker: pg.Client;

/** A connection like an instance's: a statement that waits for five seconds fails. */
async function connect(options = '-c statement_timeout=5000') {
  const client = new pg.Client({ connectionString: database.url, options });
  await client.connect();
  return client;
}

beforeAll(async () => {
  database = await cloneDatabase();
  looker = await connect();
  await looker.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  cpSync(new URL('./migrations/', import.meta.url), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const before = entries.filter(({ idx }: { idx: number }) => idx <= lastOfBefore);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
  await applyMigrations(drizzle(looker), { migrationsFolder: folder });
  await looker.query(
    `insert into users (username, username_key, password_hash, created_at) values ('a', 'a', '', now());
     insert into patients (user_id, created_at) values (1, now());
     insert into professionals (name, title, bio, position) values ('P', '', '', 1);
     insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, created_at)
       values (1, 1, 1, 'office', '2096-12-03T09:00Z', '2096-12-03T10:00Z', 'confirmed', 1, now())`,
  );
});
afterAll(async () => {
  await looker.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const isWaiting = async () =>
  (
    await looker.query(
      `select 1 from pg_stat_activity
       where application_name = 'onyar-migrate' and datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length > 0;

test('lets instances of the previous release finish their transactions before it migrates', async () => {
  const booking = await connect();
  const reading = await connect();
  const told: object[] = [];
  const log = { debug() {}, warn: (about: object) => told.push(about) } as unknown as Logger;
  try {
    // A booking in progress: its appointment is written, its message is not yet queued.
    await booking.query('begin');
    await booking.query('update appointments set revision = revision + 1 where id = 1');
    const migrated = migrate({ ownerUrl: database.url, log });
    let failure: unknown;
    let isOver = false;
    const settled = migrated.then(
      () => {
        isOver = true;
      },
      (error) => {
        [isOver, failure] = [true, error];
      },
    );
    while (!isOver && !(await isWaiting())) await delay(10);
    const queued = reading.query('select count(*)::int as count from appointments');
    await booking.query('select count(*) from outbox');
    // Waits longer than the migration's lock timeout: queries queued behind the migration get through.
    expect((await queued).rows).toEqual([{ count: 1 }]);
    while (!isOver && told.length === 0) await delay(10);
    await booking.query('commit');
    await settled;
    expect(failure).toBeUndefined();
    expect(told[0]).toMatchObject({ reason: '55P03', attempt: 1 });
    const { rows } = await looker.query(
      'select revision, travel_before_minutes as before, cancellation_hours as hours from appointments',
    );
    // Booked under the configuration of the process that migrates.
    expect(rows).toEqual([{ revision: 1, before: 0, hours: configuredSettings.cancellationHours }]);
  } finally {
    await booking.end();
    await reading.end();
  }
});
