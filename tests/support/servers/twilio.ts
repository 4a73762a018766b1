import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Sent = { sid: string; to: string; from: string; body: string; status: string; date_created: string };

/**
 * What it does with the next requests: accepts them, responds with an error, or accepts them and disconnects
 * without a response.
 */
type ServerMode =
  | { kind: 'takes' }
  | { kind: 'refuses'; status: number; code: number }
  | { kind: 'hangs_up' };

export const twilioAccount = { sid: `AC${'0'.repeat(32)}`, token: 'a-token', from: '+34600000000' };

/** The part of Twilio's REST API for messages: create, and list by number. */
export async function startTwilio(now: () => Date) {
  let mood: ServerMode = { kind: 'takes' };
  const sent: Sent[] = [];
  const signature = `Basic ${Buffer.from(`${twilioAccount.sid}:${twilioAccount.token}`).toString('base64')}`;

  const create = async (request: IncomingMessage, reply: ServerResponse) => {
    const order = new URLSearchParams(await text(request));
    if (mood.kind === 'refuses')
      return answer(reply, mood.status, {
        code: mood.code,
        message: `Refused ${order.get('To')}`,
        status: mood.status,
      });
    const entry = {
      sid: `SM${String(sent.length + 1).padStart(32, '0')}`,
      to: order.get('To') ?? '',
      from: order.get('From') ?? '',
      body: order.get('Body') ?? '',
      status: 'queued',
      date_created: now().toUTCString().replace('GMT', '+0000'),
    };
    sent.unshift(entry);
    if (mood.kind === 'hangs_up') return request.socket.destroy();
    return answer(reply, 201, entry);
  };

  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://twilio.test');
    if (request.headers.authorization !== signature)
      return answer(reply, 401, { code: 20003, message: 'Authenticate' });
    if (pathname !== `/2010-04-01/Accounts/${twilioAccount.sid}/Messages.json`) return answer(reply, 404, {});
    if (request.method === 'POST') return create(request, reply);
    return answer(reply, 200, { messages: sent.filter(({ to }) => to === searchParams.get('To')) });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    be: (next: ServerMode) => {
      mood = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

const answer = (reply: ServerResponse, status: number, body: object) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
