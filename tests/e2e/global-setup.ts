import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { cloneDatabase, startTestCluster } from '#tests/support/servers/cluster.ts';
import { director } from '#tests/support/servers/director.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { announceApp } from './worker-app.ts';

/** Starts one app for each worker on a fresh database; Playwright calls the returned function at the end. */
export default async function startApps({ workers }: FullConfig) {
  const cleanups = [await startTestCluster()];
  const stop = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  };
  try {
    for (let worker = 0; worker < workers; worker++) cleanups.push(await startApp(worker));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startApp(worker: number): Promise<() => Promise<void>> {
  const { url } = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-e2e-'));
  // All demo staff use the director's password.
  const staff = { DEMO_STAFF_PASSWORD: director.password };
  const product = await startProduct({ ...staff, DATA_DIR: dataDir, DATABASE_URL: url });
  announceApp(worker, { url: product.url.replace('127.0.0.1', 'localhost'), databaseUrl: url });
  return async () => {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
