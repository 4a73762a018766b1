import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedWebhook = { id: string; path: string; headers: Record<string, string>; body: string };
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

type ResponseMode = number | 'hangs';

/** A webhook receiver. Responds with 204 by default; 'hangs' reads requests and never responds. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = [];
  const hanging: ServerResponse[] = [];
  let manner: ResponseMode | ((message: ReceivedWebhook) => ResponseMode) = 204;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    // Cast: the server sends each of its headers once.
    const headers = request.headers as Record<string, string>;
    const message = { id: headers['webhook-id'] ?? '', path: request.url ?? '', headers, body };
    received.push(message);
    const now = typeof manner === 'function' ? manner(message) : manner;
    if (now === 'hangs') hanging.push(response);
    else response.writeHead(now, { location: '/elsewhere' }).end();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    // Cast: it listens on a port.
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    be(next: ResponseMode | ((message: ReceivedWebhook) => ResponseMode)) {
      manner = next;
      for (const response of hanging.splice(0)) response.writeHead(204).end();
    },
    /** Refuses connections until `up`. */
    down: close,
    up: () => listen(port),
    stop: close,
  };
}
