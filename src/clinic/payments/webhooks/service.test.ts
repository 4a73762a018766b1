import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#platform/api/refusals.ts';
import { createLimits } from '#platform/http/limits.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { appendToLedger } from '../queries.server.ts';
import { WalletUnreachable } from '../wallet/rest.server.ts';
import { noticeHeaders } from '../wallet/wallet.server.ts';
import { createWebhookReceiver, type Delivery } from './service.server.ts';

const clock = stoppedClock(new Date('2026-12-11T08:00:00Z'));
let testApp: TestApp;
let isGenuine: boolean | Error;
let verifications: { headers: object; rawBody: string }[];
let readings: string[];
let reading: Error | undefined;
let count = 0;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(() => {
  [isGenuine, verifications, readings, reading] = [true, [], [], undefined];
});

const headers: Record<string, string> = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.wallet.test/v1/certs/1',
  'paypal-transmission-id': 'b0d9b8b0-1111-11f1-8e63-d5d4e0a1b2c3',
  'paypal-transmission-sig': 'c2lnbmF0dXJlc2lnbmF0dXJl',
  'paypal-transmission-time': '2026-12-11T08:00:00Z',
};
const receiver = () =>
  createWebhookReceiver(
    {
      db: testApp.db,
      clock,
      limits: createLimits(testApp.pool, 1),
      certHosts: ['wallet.test'],
      wallet: {
        verifyNotice: async (theirs: object, rawBody: string) => {
          verifications.push({ headers: theirs, rawBody });
          if (isGenuine instanceof Error) throw isGenuine;
          return isGenuine;
        },
      },
    } as unknown as PaymentsDeps,
    {
      reconcile: async (orderId: string) => {
        readings.push(orderId);
        if (reading) throw reading;
        return { status: 'unknown' };
      },
    } as never,
  );
const notice = (event: object = {}, more: Partial<Delivery> = {}): Delivery => ({
  headers,
  rawBody: '{"raw":1}',
  network: `network-${++count}`,
  event: { id: `WH-${count}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER' }, ...event },
  ...more,
});
const codeOf = (answer: Promise<void>) =>
  answer.then(
    () => 'heeded',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
const findNotice = async (id: string) =>
  (await testApp.pool.query('select event_type, received_at from wallet_notices where event_id = $1', [id]))
    .rows;

describe('a genuine notice', () => {
  test('triggers reading its order and is stored', async () => {
    const one = notice();
    expect(await codeOf(receiver()(one))).toBe('heeded');
    expect(verifications).toEqual([{ headers, rawBody: '{"raw":1}' }]);
    expect(readings).toEqual(['ORDER']);
    expect(await findNotice(one.event.id)).toEqual([
      { event_type: 'CHECKOUT.ORDER.APPROVED', received_at: clock.now() },
    ]);
  });

  test('about a capture names its order; one about a refund names its capture in a link', async () => {
    const receive = receiver();
    const related = { supplementary_data: { related_ids: { order_id: 'BESIDE' } } };
    await receive(notice({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C', ...related } }));
    const line = { reference: 'appointment:1', orderId: 'LINKED', captureId: 'CAPTURE-1' };
    await appendToLedger(testApp.db, { at: clock.now(), step: 'captured', ...line });
    const href = (captureId: string) => ({
      href: `https://api.wallet.test/v2/payments/captures/${captureId}`,
    });
    const refunded = (links: unknown) =>
      receive(notice({ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'R', links } }));
    await refunded(['odd', { href: 7 }, { href: 'https://api.wallet.test/x' }, href('CAPTURE-1')]);
    for (const links of [undefined, 'odd', [href('CAPTURE-2')], [href('CAPTURE-1/refund')]])
      await refunded(links);
    expect(readings).toEqual(['BESIDE', 'LINKED']);
  });

  test('is processed once when repeated', async () => {
    const receive = receiver();
    const one = notice();
    for (const _ of [1, 2]) expect(await codeOf(receive(one))).toBe('heeded');
    expect(readings).toEqual(['ORDER']);
  });

  test('is refused for redelivery and not stored while the wallet is unreachable', async () => {
    for (const away of ['signature', 'order'] as const) {
      isGenuine = away === 'signature' ? new WalletUnreachable('503') : true;
      reading = away === 'order' ? new WalletUnreachable('503') : undefined;
      const one = notice();
      const refused = await receiver()(one).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'unavailable', detail: { retryAfterSeconds: 30 } });
      expect(await findNotice(one.event.id)).toEqual([]);
    }
    [isGenuine, reading] = [true, new RangeError('ours')];
    expect(await codeOf(receiver()(notice()))).toBe('RangeError: ours');
  });
});

describe('a notice that is not genuine', () => {
  test.each(noticeHeaders)(
    'is refused without verification when %s is missing, repeated or empty',
    async (name) => {
      for (const value of [undefined, '', ['a', 'b']]) {
        const forged = notice({}, { headers: { ...headers, [name]: value } });
        expect(await codeOf(receiver()(forged))).toBe('foreign_notice');
      }
      expect(verifications).toEqual([]);
    },
  );

  test('is refused without verification when its certificate host or date is invalid', async () => {
    for (const odd of [
      { 'paypal-cert-url': 'https://wallet.test.example.org/v1/certs/1' },
      { 'paypal-transmission-time': '2026-11-01T08:00:00Z' },
    ])
      expect(await codeOf(receiver()(notice({}, { headers: { ...headers, ...odd } })))).toBe(
        'foreign_notice',
      );
    expect(verifications).toEqual([]);
  });

  test('triggers no reading; verifications per network are limited, and genuine ones do not count', async () => {
    const [receive, network] = [receiver(), `network-${++count}`];
    for (let n = 0; n < 25; n++) expect(await codeOf(receive(notice({}, { network })))).toBe('heeded');
    isGenuine = false;
    const forged = [];
    for (let n = 0; n < 22; n++) forged.push(await codeOf(receive(notice({}, { network }))));
    expect(forged).toEqual([...Array(20).fill('foreign_notice'), 'too_many', 'too_many']);
    expect([verifications.length, readings.length]).toEqual([45, 25]);
    expect(await codeOf(receive(notice()))).toBe('foreign_notice');
  });
});
