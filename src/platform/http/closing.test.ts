import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { disableKeepAliveOnClose, respondWhileClosing } from './closing.server.ts';
import { listeningAt } from './listening.server.ts';

function proxyTo(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = () =>
    new Promise<{ body: string; connection: string | undefined; isKept: boolean }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/', agent }, (reply) =>
        text(reply).then(
          (body) => resolve({ body, connection: reply.headers.connection, isKept: sent.reusedSocket }),
          reject,
        ),
      );
      sent.on('error', reject);
      sent.end();
    });
  return { post, end: () => agent.destroy() };
}

test('answers a request over a kept connection during close, and ends the connection', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  app.post('/', async () => 'done');
  disableKeepAliveOnClose(app);
  respondWhileClosing(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = proxyTo(listeningAt(app)?.port as number);
  expect(await proxy.post()).toEqual({ body: 'done', connection: 'keep-alive', isKept: false });
  const closing = app.close();
  expect(await proxy.post()).toEqual({ body: 'done', connection: 'close', isKept: true });
  await closing;
  await expect(proxy.post()).rejects.toThrow('ECONNREFUSED');
  proxy.end();
});
