import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that blocks and records external requests; local addresses bypass it. */
export async function startBlockingProxy() {
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
    wanted: wanted as readonly string[],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
