import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processFile, processFlags, processSettings } from './process-file.ts';
import { killedWithParent } from './processes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Far above the usual times, also under load: these limits only catch hangs. */
const startSeconds = 180;
const stopSeconds = 90;

/** The invented year would only slow the start; tests make the people they need. */
const demonstration = { MODE: 'demo', DEMO_DATA: 'small', LIMIT_FACTOR: '1000' };

export type Product = { url: string; process: ChildProcess; end(signal: NodeJS.Signals): Promise<void> };

/**
 * Starts the real server as `npm start` does, on a free port, and waits until it is ready.
 * @param env settings on top of those of a demonstration: little data, and raised limits, because all requests come
 * from one address here
 * @param folder checkout of another release, if not this one
 */
export async function startProduct(env: Record<string, string>, folder = root): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const { file, args } = killedWithParent(process.execPath, [...processFlags, processFile(folder)]);
  const child = spawn(file, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...processSettings,
      NODE_ENV: 'production',
      ...(env.MODE === 'production' ? {} : demonstration),
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    // A hanging server must fail the test, not block the run.
    const hangs = setTimeout(() => child.kill('SIGKILL'), stopSeconds * 1000);
    const [, killedBy] = await exit;
    clearTimeout(hangs);
    if (killedBy === 'SIGKILL' && signal !== 'SIGKILL')
      throw new Error(`The server did not stop within ${stopSeconds} s.`);
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { url, process: child, end };
}

/** Waits until `/readyz` responds with 200. @throws Error if the process ends or after three minutes */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + startSeconds * 1000;
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await delay(50);
  }
  throw new Error(`The server was not ready after ${startSeconds} seconds.`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
