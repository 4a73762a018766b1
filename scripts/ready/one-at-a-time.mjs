import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * Waits while another ready.mjs works in this folder. The turn is a socket name without a file, which the operating
 * system frees when its holder dies; where there are no such names two starts at once are left to the person.
 * @returns {Promise<() => void>} call it to pass the turn on
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
    // Should the work fail, the process must still be able to end.
    server.listen(name, () => resolve(server.unref()));
  });
}
