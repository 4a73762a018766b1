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

const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
const url = config.DATABASE_URL ?? (embedded?.url as string);
await migrate({ ownerUrl: url, log });
const seeded = await seedDemonstration({ ownerUrl: url, staffPassword: config.DEMO_STAFF_PASSWORD });

const { db, pool, close } = openDatabase({ url, size: config.DATABASE_POOL, log });
const jobs = createJobs({ url, log });
const contentVersion = await watchContentVersion(db);
const { app, handlers } = await buildApp({
  config,
  log,
  clock: systemClock,
  db,
  pool,
  jobs,
  secrets: createSecrets(config.SECRET_KEYS ?? generatedKeys(config.DATA_DIR)),
  contentVersion,
  ...(await builtPages()),
});
await jobs.start(handlers, { work: config.ROLE !== 'web' });
await app.listen({ port: config.PORT, host: config.HOST });
announce();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

/** Finishes what is under way, then lets go of jobs, connections and the embedded database, in this order. */
async function stop(): Promise<void> {
  await app.close();
  await jobs.stop();
  contentVersion.stop();
  await close();
  await embedded?.stop();
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
