import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Cluster } from './cluster.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import type { BookingSource } from './visitors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs `work` under load during which nothing may fail: every booking succeeds on the first try, every read
 * returns 200.
 */
export async function testUnderLoad(
  cluster: Cluster,
  from: BookingSource,
  work: () => Promise<void>,
): Promise<Traffic & { seconds: number }> {
  await from.prepare(3_000);
  const startedAt = performance.now();
  const traffic = startTraffic(cluster, from, { bookers: 4, pauseMs: 60 });
  await delay(1_000);
  const failed = await work().then(
    () => [],
    (error: Error) => [error.message],
  );
  await delay(1_000);
  const found = await traffic.stop();
  const seconds = (performance.now() - startedAt) / 1_000;
  const repeated = found.told
    .filter((one) => one.repeated)
    .map(({ id }) => `booking ${id} had to be repeated`);
  return { ...found, seconds, wrong: [...found.wrong, ...failed, ...repeated, ...found.answers.failed] };
}

/**
 * A plausible migration of the next release: a column and an index on a busy table, and a new table.
 * Migrations only expand.
 */
const migration = `alter table appointments add column next_release_note text;
--> statement-breakpoint
create index next_release_index on appointments (next_release_note) where next_release_note is not null;
--> statement-breakpoint
create table next_release (id integer primary key, appointment_id integer references appointments (id));
--> statement-breakpoint
grant select, insert on next_release to onyar_app;`;

/** A copy of this release in its own folder, with one additional migration. */
export function createNextRelease(parent: string): string {
  const folder = join(parent, 'next-release');
  const parts = [
    'src',
    'demo',
    'db',
    'public',
    'build',
    'package.json',
    'clinic.ts',
    'clinic-schema.ts',
    'clinic.config.ts',
    'tsconfig.json',
  ];
  for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'db/migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag: 'next_release' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(folder, 'db/migrations/next_release.sql'), migration);
  return folder;
}

/** Checks that the next release's migration is applied on the primary and on the replica. */
export async function assertMigrated({ databases }: Cluster): Promise<void> {
  for (const server of [databases.primary(), databases.replica()])
    await waitUntil(() => server.ask("select 'next_release'::regclass", [], 'clinic'));
}

async function waitUntil(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === 50) throw error;
      await delay(100);
    }
}
