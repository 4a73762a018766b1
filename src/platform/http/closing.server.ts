import type { Socket } from 'node:net';
import { setImmediate as afterAccepting, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A new connection has sent its request by then. */
const silentMs = 2_000;

/** A proxy in use sends many requests over each connection within this time. */
const drainMs = 100;

/**
 * Closes connections that have sent nothing. Browsers and pools connect in advance; Node treats such connections as
 * busy and its timeouts end with `close()`, so they would delay stopping by a minute.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, silentMs).unref();
  });
}

/** Otherwise a connection busy at stop would stay open until its keep-alive timeout, a minute later. */
export function disableKeepAliveOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done();
  });
}

/**
 * Keeps responding briefly while stopping, each time with `Connection: close`, so that a proxy stops using the
 * connection. Abruptly closed keep-alive connections would cut requests in flight, and proxies do not retry writes.
 * The listener is closed right after accepting, or connections left in its queue would be cut too.
 *
 * Call it last, because other plugins add `preClose` hooks before.
 */
export function respondWhileClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    await delay(drainMs);
    await afterAccepting();
  });
}
