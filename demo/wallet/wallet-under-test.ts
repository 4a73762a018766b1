import { fastify } from 'fastify';
import { createLog } from '#platform/operations/log.server.ts';
import { openDatabase } from '#platform/postgres/database.server.ts';
import { type Clock, systemClock } from '#platform/time/clock.ts';
import { demoWallet } from './notices/keys.ts';
import { serveWallet } from './wallet.ts';

export type ReceivedNotice = { headers: Record<string, unknown>; body: string };
export type StartedWallet = Awaited<ReturnType<typeof startWallet>>;

const basic = `Basic ${Buffer.from(`${demoWallet.clientId}:${demoWallet.secret}`).toString('base64')}`;

/**
 * Starts the wallet alone on a port, with a webhook that stores the notices it receives.
 * @param options url: the application's connection string; takeNotice: status returned by the webhook, 200 by
 * default
 */
export async function startWallet({
  url,
  clock = systemClock,
  publicDemo = false,
  takeNotice = () => 200,
}: {
  url: string;
  clock?: Clock;
  publicDemo?: boolean;
  takeNotice?: () => number;
}) {
  const log = createLog('silent');
  const { db, pool, close } = openDatabase({ loginUrl: url, size: 10, log });
  const app = fastify();
  const arrivals: ReceivedNotice[] = [];
  await serveWallet(app, { pool, clock, publicDemo, publicUrl: 'http://127.0.0.1', log });
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    context.post<{ Body: string }>('/api/payments/webhook', async ({ headers, body }, reply) => {
      arrivals.push({ headers, body });
      return reply.code(takeNotice()).send();
    });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    db,
    origin,
    arrivals,
    ...createClient(`${origin}${demoWallet.path}`),
    stop: async () => {
      await app.close();
      await close();
    },
  };
}

type RequestOptions = { body?: unknown; raw?: BodyInit; headers?: Record<string, string> };
// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is looked at field by field
export type WalletResponse = { status: number; json: any; headers: Headers };

/** Sends requests to the wallet, either bare or with the server's token, which is requested once. */
function createRequester(base: string) {
  let bearer: Promise<string> | undefined;

  async function send(
    method: string,
    path: string,
    { body, raw, headers = {} }: RequestOptions = {},
  ): Promise<WalletResponse> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const reply = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await reply.text();
    return { status: reply.status, json: text === '' ? null : JSON.parse(text), headers: reply.headers };
  }

  const askToken = (authorization = basic, form = 'grant_type=client_credentials') =>
    send('POST', '/v1/oauth2/token', {
      raw: form,
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    });

  async function ask(method: string, path: string, sending: RequestOptions & { requestId?: string } = {}) {
    bearer ??= askToken().then(({ json }) => `Bearer ${json.access_token}`);
    const { requestId, ...rest } = sending;
    const repeated: Record<string, string> =
      requestId === undefined ? {} : { 'paypal-request-id': requestId };
    return send(method, path, {
      ...rest,
      headers: { authorization: await bearer, ...repeated, ...rest.headers },
    });
  }

  return { send, ask, askToken };
}

export function createClient(base: string) {
  const { send, ask, askToken } = createRequester(base);
  const create = async (unit: object = {}): Promise<string> => {
    const units = [{ amount: { currency_code: 'EUR', value: '65.00' }, custom_id: 'appointment:7', ...unit }];
    const { json } = await ask('POST', '/v2/checkout/orders', {
      body: { intent: 'CAPTURE', purchase_units: units },
    });
    return json.id;
  };
  const approve = (id: string, body?: object) => send('POST', `/approve/${id}`, body ? { body } : {});
  const capture = (id: string, requestId?: string) =>
    ask('POST', `/v2/checkout/orders/${id}/capture`, { body: {}, ...(requestId ? { requestId } : {}) });

  return {
    send,
    ask,
    askToken,
    create,
    approve,
    capture,
    read: (id: string) => ask('GET', `/v2/checkout/orders/${id}`),
    refund: (captureId: string, body: object = {}, requestId?: string) =>
      ask('POST', `/v2/payments/captures/${captureId}/refund`, { body, ...(requestId ? { requestId } : {}) }),
    /** Creates and pays an order. @returns the ids of the order and its capture */
    pay: async (unit: object = {}) => {
      const orderId = await create(unit);
      await approve(orderId);
      const captureId: string = (await capture(orderId)).json.purchase_units[0].payments.captures[0].id;
      return { orderId, captureId };
    },
    fault: (wish: object) => send('POST', '/faults', { body: wish }),
  };
}

export const issueOf = ({ json }: WalletResponse): string | undefined => json?.details?.[0]?.issue;
