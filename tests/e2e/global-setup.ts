import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cloneDatabase, startTestCluster } from '#tests/support/cluster.ts';

const startSeconds = 30;

/** Starts the product as a person would, on a fresh database; Playwright calls what it returns at the end. */
export default async function startProduct() {
  const removeCluster = await startTestCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['src/server.ts'], {
    env: { ...process.env, ...(await settings(port, dataDir)) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
    await removeCluster();
  };
  process.once('exit', () => server.kill('SIGKILL'));
  try {
    await untilReady(server, `http://127.0.0.1:${port}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  // The workers read it again in playwright.config.ts.
  process.env.BASE_URL = `http://localhost:${port}`;
  return stop;
}

const settings = async (port: number, dataDir: string) => ({
  NODE_ENV: 'production',
  MODE: 'demo',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: (await cloneDatabase()).url,
  // All journeys come from one address.
  LIMIT_FACTOR: '1000',
});

async function untilReady(server: ChildProcess, url: string) {
  const giveUpAt = performance.now() + startSeconds * 1000;
  while (performance.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await delay(100);
  }
  throw new Error(`The server was not ready after ${startSeconds} seconds.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
