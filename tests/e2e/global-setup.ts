import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase, startTestCluster } from '#tests/support/servers/cluster.ts';
import { director } from '#tests/support/servers/director.ts';
import { startProduct } from '#tests/support/servers/product.ts';

/** Starts the app on a fresh database; Playwright calls the returned function at the end. */
export default async function startApp() {
  const removeCluster = await startTestCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-e2e-'));
  const tidyUp = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await removeCluster();
  };
  try {
    const { url } = await cloneDatabase();
    // All demo staff use the director's password.
    const staff = { DEMO_STAFF_PASSWORD: director.password };
    const product = await startProduct({ ...staff, DATA_DIR: dataDir, DATABASE_URL: url });
    // For states no screen can create: an appointment tomorrow that was booked long ago.
    process.env.E2E_DATABASE_URL = url;
    // Read by the workers in playwright.config.ts.
    process.env.BASE_URL = product.url.replace('127.0.0.1', 'localhost');
    return async () => {
      await product.end('SIGTERM');
      await tidyUp();
    };
  } catch (error) {
    await tidyUp();
    throw error;
  }
}
