import '#platform/production.ts';

import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.server.ts';
import { watchContentVersion } from '#platform/content-version.server.ts';
import { openDatabase } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { createJobs } from '#platform/jobs.server.ts';
import { createLog } from '#platform/log.server.ts';
import { migrate } from '#platform/migrate.server.ts';
import { createSecrets, generatedKeys } from '#platform/secrets.server.ts';
import { seedDemonstration } from '../db/seed.ts';
import { buildApp } from './app.ts';

const config = readConfig(process.env);
const log = createLog(process.env.LOG_LEVEL ?? 'warn');

/** What has been opened so far; it is closed in the opposite order. */
const opened: (() => unknown)[] = [];

// From the first moment: a signal during start-up must not leave PostgreSQL behind. A terminal and a watcher may both
// send one, and the second must not end the process in the middle of stopping.
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isStopping) void stop();
    isStopping = true;
  });
}

const url = config.DATABASE_URL ?? (await startDatabase());
await migrate({ ownerUrl: url, log });
const seeded = await seedDemonstration({ ownerUrl: url, staffPassword: config.DEMO_STAFF_PASSWORD });

const { db, pool, close } = openDatabase({ url, size: config.DATABASE_POOL, log });
opened.push(close);
const contentVersion = await watchContentVersion(db);
opened.push(contentVersion.stop);
const jobs = createJobs({ url, log });
opened.push(jobs.stop);
const secrets = createSecrets(config.SECRET_KEYS ?? generatedKeys(config.DATA_DIR));
const pages = await builtPages();
const { app, handlers } = await buildApp({
  config,
  log,
  clock: systemClock,
  db,
  pool,
  jobs,
  secrets,
  contentVersion,
  ...pages,
});
await jobs.start(handlers, { work: config.ROLE !== 'web' });
opened.push(() => app.close());
await app.listen({ port: config.PORT, host: config.HOST });
announce();

async function startDatabase(): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  opened.push(embedded.stop);
  return embedded.url;
}

/** Finishes what is under way, then lets go of jobs, connections and the embedded database. */
async function stop(): Promise<void> {
  for (const closeOne of opened.reverse()) await closeOne();
  process.exit(0);
}

async function builtPages(): Promise<{ build: ServerBuild } | Record<string, never>> {
  const file = fileURLToPath(new URL('../build/server/index.js', import.meta.url));
  return existsSync(file) ? { build: (await import(file)) as ServerBuild } : {};
}

function announce(): void {
  const { port } = app.server.address() as AddressInfo;
  console.log(`Onyar: http://localhost:${port}${config.MODE === 'demo' ? ' (demostración)' : ''}`);
  if (seeded !== null)
    console.log(
      `Personal: usuario «direccion», contraseña «${seeded.staffPassword}» (solo se muestra esta vez)`,
    );
}
