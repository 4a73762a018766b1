import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The way out of this machine, as a browser is told of it: a proxy that lets nobody through and remembers who wanted out.
 * What is on this machine a browser reaches without it.
 */
export async function closeTheWayOut() {
  const wanted: string[] = [];
  const server = createServer((request, reply) => {
    wanted.push(request.url ?? '');
    reply.writeHead(502).end();
  });
  server.on('connect', ({ url }, socket) => {
    wanted.push(url ?? '');
    socket.on('error', () => {});
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** The addresses that the browser asked for. */
    wanted: wanted as readonly string[],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
