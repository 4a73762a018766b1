import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

// Not fetch: sending with fetch costs as much processor time as the response, on the machine that also
// serves.
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

type Sending = { method?: 'GET' | 'POST' | 'DELETE'; cookie?: string; key?: string; body?: unknown };
export type Reply = { status: number; body: string; ms: number };

/** One request; status 0 if the connection breaks or stays silent for 30 s. */
export async function send(url: string, { method = 'GET', cookie, key, body }: Sending = {}): Promise<Reply> {
  const startedAt = performance.now();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  const since = () => performance.now() - startedAt;
  try {
    const sent = request(url, { method, agent, headers, timeout: 30_000 }).on('timeout', () =>
      sent.destroy(new Error('silent')),
    );
    sent.end(payload);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: reply.statusCode ?? 0, body: await text(reply), ms: since() };
  } catch (error) {
    return { status: 0, body: (error as Error).message, ms: since() };
  }
}
