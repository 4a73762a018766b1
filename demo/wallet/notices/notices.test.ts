import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { type ReceivedNotice, type StartedWallet, startWallet } from '../wallet-under-test.ts';
import { demoWallet } from './keys.ts';

let wallet: StartedWallet;
let url: string;
let drop: () => Promise<void>;
let refusals = 0;
beforeAll(async () => {
  ({ loginUrl: url, drop } = await cloneDatabase());
  wallet = await startWallet({ url, takeNotice: () => (refusals-- > 0 ? 503 : 200) });
});
afterEach(() => {
  refusals = 0;
});
afterAll(async () => {
  await wallet.stop();
  await drop();
});

/** Longer than the default of one second, which would make the test depend on speed. */
const until = (isSo: () => void) => vi.waitFor(isSo, { timeout: 60_000 });

const about = (orderId: string) =>
  wallet.arrivals
    .filter(({ body }) => body.includes(orderId))
    .map(({ headers, body }) => ({ headers, event: JSON.parse(body) }));
const typesAbout = (orderId: string) =>
  about(orderId)
    .map(({ event }) => event.event_type)
    .sort();

function question({ headers, body }: ReceivedNotice, webhookId: string = demoWallet.webhookId): string {
  const facts = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  };
  return `${JSON.stringify(facts).slice(0, -1)},"webhook_event":${body}}`;
}
const verdict = async (raw: string) =>
  (await wallet.ask('POST', '/v1/notifications/verify-webhook-signature', { raw })).json.verification_status;

test('notifies the clinic of approval, capture and refund', async () => {
  const { orderId, captureId } = await wallet.pay({ custom_id: 'appointment:8' });
  const { json: refund } = await wallet.refund(captureId);
  await until(() =>
    expect(typesAbout(orderId)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
    ]),
  );
  const of = (type: string) => about(orderId).find(({ event }) => event.event_type === type)?.event;
  expect(of('CHECKOUT.ORDER.APPROVED')).toMatchObject({
    id: expect.stringMatching(/^WH-[0-9A-F]{24}$/),
    resource_type: 'checkout-order',
    resource: { id: orderId, status: 'APPROVED' },
  });
  expect(of('PAYMENT.CAPTURE.COMPLETED')).toMatchObject({
    resource_type: 'capture',
    resource: {
      id: captureId,
      status: 'COMPLETED',
      custom_id: 'appointment:8',
      supplementary_data: { related_ids: { order_id: orderId } },
    },
  });
  expect(of('PAYMENT.CAPTURE.REFUNDED')).toMatchObject({ resource_type: 'refund', resource: refund });
});

test('verifies a notice only with unchanged bytes, headers and webhook id', async () => {
  const { orderId } = await wallet.pay({ description: 'Sesión “ñ”' });
  await until(() => expect(about(orderId)).toHaveLength(2));
  const notice = wallet.arrivals.find(({ body }) => body.includes(orderId)) as ReceivedNotice;
  expect(await verdict(question(notice))).toBe('SUCCESS');
  expect(await verdict(question({ ...notice, body: notice.body.replace('65.00', '65.01') }))).toBe('FAILURE');
  expect(await verdict(question({ ...notice, body: `${notice.body} ` }))).toBe('FAILURE');
  expect(await verdict(question({ ...notice, body: JSON.stringify(JSON.parse(notice.body), null, 1) }))).toBe(
    'FAILURE',
  );
  expect(await verdict(question(notice, 'ANOTHERWEBHOOKID1'))).toBe('FAILURE');
  const headers = { ...notice.headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' };
  expect(await verdict(question({ ...notice, headers }))).toBe('FAILURE');
  const token = { ...notice.headers, 'paypal-transmission-sig': 'x'.repeat(43) };
  expect(await verdict(question({ ...notice, headers: token }))).toBe('FAILURE');
  const [stored] = (await wallet.send('GET', `/notices?order_id=${orderId}`)).json;
  expect(await verdict(question(stored))).toBe('SUCCESS');
});

test('notifies the clinic of a decided capture and a decided refund', async () => {
  const id = await wallet.create();
  await wallet.approve(id);
  await wallet.fault({ call: 'capture', fault: 'pending' });
  const { json } = await wallet.capture(id);
  await wallet.send('POST', `/decide/${json.purchase_units[0].payments.captures[0].id}`, {
    body: { status: 'DECLINED' },
  });
  await until(() =>
    expect(typesAbout(id)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.DENIED',
      'PAYMENT.CAPTURE.PENDING',
    ]),
  );
  const denied = about(id).find(({ event }) => event.event_type.endsWith('DENIED'))?.event;
  expect(denied.resource).toMatchObject({
    status: 'DECLINED',
    supplementary_data: { related_ids: { order_id: id } },
  });

  const { orderId, captureId } = await wallet.pay();
  await wallet.fault({ call: 'refund', fault: 'refund_pending' });
  const { json: refund } = await wallet.refund(captureId);
  await wallet.send('POST', `/decide-refund/${refund.id}`, { body: { status: 'COMPLETED' } });
  await until(() => expect(typesAbout(orderId)).toContain('PAYMENT.CAPTURE.REFUNDED'));
  expect(typesAbout(orderId)).toContain('PAYMENT.REFUND.PENDING');
});

test('retries a notice that the webhook refuses', async () => {
  refusals = 2;
  const id = await wallet.create();
  await wallet.approve(id);
  await until(() => expect(about(id)).toHaveLength(3));
  expect(new Set(about(id).map(({ event }) => event.id)).size).toBe(1);
});

test('records a notice that is lost or delivered twice', async () => {
  const lost = await wallet.create();
  const twice = await wallet.create();
  await wallet.fault({ call: 'notice', fault: 'lost', orderId: lost });
  await wallet.fault({ call: 'notice', fault: 'twice', orderId: twice });
  await wallet.approve(lost);
  await wallet.approve(twice);
  await until(() => expect(about(twice)).toHaveLength(2));
  expect(about(lost)).toEqual([]);
  expect((await wallet.send('GET', `/notices?order_id=${lost}`)).json).toHaveLength(1);
});

test('aborts pending deliveries when the wallet stops', async () => {
  const other = await startWallet({ url, takeNotice: () => 503 });
  await other.approve(await other.create());
  await until(() => expect(other.arrivals.length).toBeGreaterThan(1));
  const began = performance.now();
  await other.stop();
  expect(performance.now() - began).toBeLessThan(30_000);
});

test('delivers no notices while the app does not listen', async () => {
  const reply = await startWallet({ url }).then(async (other) => {
    const id = await other.create();
    await new Promise((resolve) => other.app.server.close(resolve).closeAllConnections());
    const approved = await other.app.inject({ method: 'POST', url: `${demoWallet.path}/approve/${id}` });
    const notices = await other.app.inject({ url: `${demoWallet.path}/notices?order_id=${id}` });
    await other.stop();
    return [approved.statusCode, notices.json().length];
  });
  expect(reply).toEqual([200, 1]);
});
