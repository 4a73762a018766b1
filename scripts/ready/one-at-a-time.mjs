import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * Waits while another ready.mjs runs in this folder. The lock is an abstract socket name, which the operating
 * system frees when its holder dies. Where abstract sockets do not exist there is no lock.
 * @returns {Promise<() => void>} releases the lock
 */
export async function oneAtATime() {
  const id = `onyar-ready-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const name = { linux: `\0${id}`, win32: `\\\\.\\pipe\\${id}` }[process.platform];
  if (!name) return () => {};
  for (;;) {
    const turn = await listen(name);
    if (turn) return () => turn.close();
    await delay(100);
  }
}

function listen(name) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    // Must not keep the process alive if the work fails.
    server.listen(name, () => resolve(server.unref()));
  });
}
