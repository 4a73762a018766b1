import type { Socket } from 'node:net';
import { setImmediate as afterAccepting, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever has just connected when the process stops has sent a request by then. */
const silentMs = 2_000;

/** A proxy in use asks over each of its connections many times in such a while. */
const farewellMs = 100;

/**
 * Browsers and pools connect ahead of need. Node takes a connection that has not said anything for a busy one, and what
 * would time it out ends with `close()`: without this, such a connection keeps the process from stopping for a minute.
 */
export function letGoOfSilentConnections(app: FastifyInstance): void {
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

/** A connection that is busy when the process stops would stay open until its keep-alive ends, a minute later. */
export function endConnectionsOnClose(app: FastifyInstance): void {
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
 * A process that stops still answers for a moment, and with each answer ends the connection that asked: a proxy hears it
 * before it sends the next request there. Closed without a word, connections that it keeps ready are cut under requests on
 * their way, and a write among those is not sent twice. The door closes right after whoever knocked was let in: who is left
 * in the queue is cut off likewise.
 *
 * To be called once the app is built: all others have added what they do as it closes.
 */
export function answerBeforeClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    await delay(farewellMs);
    await afterAccepting();
  });
}
