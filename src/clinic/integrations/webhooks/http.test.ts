import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { readConfig } from '#platform/config.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { type ReceivedWebhook, type Receiver, startReceiver } from '#tests/support/servers/receiver.ts';
import { createStaff, insertPatient, setTill } from '#tests/support/staff.ts';
import { createWebhookDelivery } from '../service.server.ts';
import { webhookTypes } from '../terms.ts';
import type { WebhookEndpoint } from './contract.ts';
import { deliveryLeaseSeconds } from './rules.ts';

// The standardwebhooks library compares against the system clock.
const start = new Date();
const clock = stoppedClock(start);
const path = '/api/staff/integrations/webhooks';
const again = '/api/staff/integrations/webhook-deliveries';
const log = createLog('silent');
let testApp: TestApp;
let direction: Awaited<ReturnType<typeof createStaff>>;
let receiver: Receiver;
let patientId: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  await setTill(testApp, 'opening');
  direction = await createStaff(testApp, 'admin');
  patientId = await insertPatient(testApp, { name: 'Ona Prat', phone: '+34 600 000 007' });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(start);
  receiver = await startReceiver();
  await signIn();
});
afterEach(async () => {
  await receiver.stop();
  await testApp.pool.query('delete from webhook_events');
  await testApp.pool.query('update webhook_endpoints set ended_at = now() where ended_at is null');
});

const wanted = { events: [...webhookTypes] as string[] };
async function make(wish: { url?: string; events?: string[] } = {}) {
  const reply = await direction.post(path, { url: `${receiver.url}/onyar`, ...wanted, ...wish });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as { id: number; secret: string };
}
const workerOf = (one: TestApp = testApp, MODE: 'demo' | 'production' = 'demo') =>
  createWebhookDelivery({ ...one, clock, log, config: { ...readConfig({}), MODE } });
const send = () => workerOf().runOnce();
const signIn = () =>
  direction.post('/api/login', { username: direction.user.username, password: 'casa-de-paper-7' });
/** Sessions of staff expire before that. */
async function later(seconds: number) {
  clock.set(new Date(clock.now().getTime() + seconds * 1_000));
  await signIn();
}
const shown = async (id: number): Promise<WebhookEndpoint> =>
  (await direction.get(path)).json().endpoints.find((one: WebhookEndpoint) => one.id === id);
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));
const verify = (secret: string, { body, headers }: ReceivedWebhook) =>
  new Webhook(secret).verify(body, headers);

let hours = 0;
/** Returns an hour on a future weekday, a different one on each call. */
const freeHour = () => {
  const days = ++hours;
  return new Date(Date.UTC(2027, 5, 7, 7) + days * 3_600_000).toISOString();
};
async function plan(more: object = {}): Promise<number> {
  const wish = { patientId, type: 'office', professionalId: 1, startsAt: freeHour(), minutes: 60 };
  const reply = await direction.post('/api/staff/appointments', { ...wish, outsideHours: true, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
}

/** Returns the first slot that can be booked online. */
async function freeSlot(): Promise<string> {
  const [from, to] = [1, 40].map((days) =>
    new Date(start.getTime() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const reply = await direction.get(`/api/availability?professionalId=1&type=office&from=${from}&to=${to}`);
  const { days } = reply.json() as { days: { slots: { startsAt: string; free: boolean }[] }[] };
  const free = days.flatMap(({ slots }) => slots).find((slot) => slot.free);
  return free?.startsAt ?? '';
}

/** Plans an appointment, moves it, takes payment at the desk and cancels it as the clinic. */
async function wholeCourse(): Promise<number> {
  const id = await plan();
  const moved = await direction.patch(`/api/staff/appointments/${id}`, {
    startsAt: freeHour(),
    outsideHours: true,
  });
  expect(moved.statusCode, moved.body).toBe(200);
  const money = { type: 'appointment', itemId: id, method: 'cash', cents: 6_500 };
  const taken = await direction.post('/api/staff/payments', money);
  expect(taken.statusCode, taken.body).toBe(201);
  const cancelled = await direction.post(`/api/staff/appointments/${id}/cancel`, { by: 'clinic' });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  return id;
}

describe('webhook events', () => {
  test('are delivered to subscribers, signed, matching the documented schema, without personal data', async () => {
    const { secret } = await make();
    const id = await wholeCourse();
    await send();
    expect(
      bodies()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(
      ['appointment.booked', 'appointment.cancelled', 'appointment.moved', 'payment.received'].sort(),
    );
    const document = (await direction.get('/api/openapi.json')).json();
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    ajv.addSchema(document, 'document');
    for (const message of receiver.received) {
      const { type, data } = verify(secret, message) as {
        type: string;
        data: { appointment: { id: number } };
      };
      const place = `webhooks/${type}/post/requestBody/content/application~1json/schema`;
      const check = ajv.compile({ $ref: `document#/${place}` });
      expect(check(JSON.parse(message.body)), ajv.errorsText(check.errors)).toBe(true);
      expect(data.appointment.id).toBe(id);
      expect(message.body).not.toMatch(/\bOna|Prat|patient|600 ?000|notes|service/i);
      for (const forged of [
        { ...message, body: message.body.replace('6500', '6501') },
        { ...message, headers: { ...message.headers, 'webhook-id': 'another' } },
      ])
        expect(() => verify(secret, forged)).toThrow();
      expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toThrow();
    }
  });

  test('are emitted once per change, and not for refused, simulated or rolled-back changes', async () => {
    await make();
    const startsAt = freeHour();
    await plan({ startsAt });
    const wish = { patientId, type: 'office', professionalId: 1, startsAt, minutes: 60, outsideHours: true };
    expect((await direction.post('/api/staff/appointments', wish)).statusCode).toBe(409);
    const { rows } = await testApp.pool.query('select type from webhook_events');
    expect(rows).toEqual([{ type: 'appointment.booked' }]);
  });

  test('are emitted for holds, their expiry, and appointments paid with a session credit', async () => {
    await make({ events: ['appointment.booked', 'appointment.cancelled'] });
    const person = await testApp.person();
    const date = await freeSlot();
    const booked = await person.post('/api/appointments', { type: 'office', professionalId: 1, date });
    expect(booked.statusCode, booked.body).toBe(201);
    await later(clinicSettings().holdMinutes * 60 + 1);
    await runJob(testApp, 'appointments.expire-hold', { appointmentId: booked.json().id });
    await send();
    expect(
      bodies().map(({ data: { appointment } }) => [appointment.status, appointment.cancelledBy]),
    ).toEqual(expect.arrayContaining([['cancelled', 'expiry']]));
    expect(bodies()).toHaveLength(2);
  });

  test('are emitted for plan payments and refunds, but not for payments that bought nothing', async () => {
    await make({ events: ['payment.received', 'payment.returned'] });
    await testApp.pool.query(
      `insert into payment_ledger (at, step, reference, order_id, payer_user_id, capture_id, refund_id, cents, currency) values
        ($1, 'captured', 'subscription:1:single:5', 'o', 5, 'good', null, 42000, 'EUR'),
        ($1, 'verified', 'subscription:1:single:5', 'o', 5, 'good', null, 42000, 'EUR'),
        ($1, 'refunded', 'subscription:1:single:5', 'o', 5, 'good', 'r1', 42000, 'EUR'),
        ($1, 'rejected', 'nothing', 'p', 5, 'bad', null, 100, 'EUR'),
        ($1, 'refunded', 'nothing', 'p', 5, 'bad', 'r2', 100, 'EUR')`,
      [clock.now()],
    );
    await send();
    const told = { cents: 42_000, method: 'wallet', appointment: null, planId: 1 };
    const byType = bodies().sort((one, other) => (one.type < other.type ? -1 : 1));
    expect(byType.map(({ type, data }) => [type, data])).toEqual([
      ['payment.received', told],
      ['payment.returned', told],
    ]);
  });

  test('are not stored when no endpoint subscribes', async () => {
    await make({ events: ['payment.returned'] });
    await plan();
    expect((await testApp.pool.query('select from webhook_events')).rowCount).toBe(0);
  });
});

describe('an endpoint that', () => {
  test('fails is retried with the same id and given up after three days', async () => {
    const { id } = await make({ events: ['appointment.booked'] });
    await plan();
    await receiver.down();
    await send();
    expect((await shown(id)).deliveries[0]).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastProblem: 'unreachable',
    });
    await receiver.up();
    receiver.be(302);
    await send();
    expect(receiver.received).toEqual([]);
    for (const pause of [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
      await later(pause);
      await send();
    }
    const [given] = (await shown(id)).deliveries;
    expect(given).toMatchObject({ state: 'failed', attempts: 10, lastStatus: 302, nextAttemptAt: null });
    expect((await shown(id)).failed).toBe(1);
    expect(receiver.received.every(({ path }) => path === '/onyar')).toBe(true);

    receiver.be(204);
    await later(1_000_000);
    await send();
    expect(receiver.received).toHaveLength(9);
    expect((await direction.post(`${again}/${given?.id}/again`)).statusCode).toBe(204);
    await send();
    expect((await shown(id)).deliveries[0]).toMatchObject({ state: 'sent', attempts: 1, lastStatus: 204 });
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  test('hangs does not delay other endpoints', async () => {
    const other = await startReceiver();
    receiver.be('hangs');
    await make({ events: ['appointment.booked'] });
    await make({ url: other.url, events: ['appointment.booked'] });
    for (let n = 0; n < 6; n++) await plan();
    const worker = workerOf();
    worker.start();
    await expect.poll(() => other.received.length).toBe(6);
    expect(receiver.received.length).toBe(2);
    receiver.be(204);
    await expect.poll(() => receiver.received.length).toBe(6);
    await worker.stop();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(6);
    await other.stop();
  });

  test('is deleted receives nothing more, and 410 deletes it', async () => {
    const one = await make();
    const other = await make({ url: `${receiver.url}/gone` });
    await plan();
    receiver.be(({ path }) => (path === '/gone' ? 410 : 204));
    expect((await direction.delete(`${path}/${one.id}`)).statusCode).toBe(204);
    await send();
    expect(receiver.received.map((message) => message.path)).toEqual(['/gone']);
    await plan();
    await send();
    expect(receiver.received).toHaveLength(1);
    expect((await direction.get(path)).json().endpoints).toEqual([]);
    for (const { id } of [one, other])
      for (const call of ['secret', 'test'])
        expect((await direction.post(`${path}/${id}/${call}`)).statusCode).toBe(404);
    const { rows } = await testApp.pool.query(
      "select actor_kind from audit_log where action = 'webhook.ended'",
    );
    expect(rows).toEqual([{ actor_kind: 'person' }, { actor_kind: 'system' }]);
  });
});

describe('delivery workers', () => {
  test('deliver each message once across two instances', async () => {
    const other = await startTestApp({ url: testApp.url, clock });
    await make({ events: ['appointment.booked'] });
    const ids = [];
    for (let n = 0; n < 20; n++) ids.push(await plan());
    await Promise.all([workerOf().runOnce(), workerOf(other).runOnce()]);
    expect(
      bodies()
        .map(({ data }) => data.appointment.id)
        .sort(),
    ).toEqual([...ids].sort());
    await other.stop();
  });

  test('that die leave their messages to others under the same ids, and their late result is ignored', async () => {
    const { id } = await make({ events: ['appointment.booked'] });
    for (let n = 0; n < 6; n++) await plan();
    let heard = 0;
    receiver.be(() => (++heard <= 2 ? 'hangs' : 204));
    const dead = workerOf().runOnce();
    await expect.poll(() => receiver.received.length).toBe(2);
    const told = receiver.received.map((message) => message.id);
    await later(deliveryLeaseSeconds);
    await send();
    const ids = receiver.received.map((message) => message.id);
    const { rows } = await testApp.pool.query('select id from webhook_events');
    expect([...new Set(ids)].sort()).toEqual(rows.map((row) => row.id).sort());
    expect(ids.filter((one, place) => ids.indexOf(one) !== place).sort()).toEqual([...told].sort());
    await receiver.down();
    await dead;
    expect((await shown(id)).deliveries.map(({ state }) => state)).toEqual(Array(6).fill('sent'));
  });
});

describe('a signing secret', () => {
  test('is shown once and stored sealed', async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await direction.get(path)).body).not.toContain(secret.slice(6));
    const { rows } = await testApp.pool.query('select * from webhook_endpoints where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  test('keeps signing for a day after its renewal', async () => {
    const { id, secret } = await make({ events: ['appointment.booked'] });
    const { secret: renewed } = (await direction.post(`${path}/${id}/secret`)).json();
    expect((await shown(id)).formerSecretUntil).toBe(new Date(start.getTime() + 86_400_000).toISOString());
    await direction.post(`${path}/${id}/test`);
    await send();
    const [meanwhile] = receiver.received as [ReceivedWebhook];
    expect(verify(secret, meanwhile)).toEqual(verify(renewed, meanwhile));
    expect(verify(renewed, meanwhile)).toMatchObject({ type: 'endpoint.test', data: { endpointId: id } });
    await later(86_400);
    await direction.post(`${path}/${id}/test`);
    await send();
    expect(receiver.received[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect((await shown(id)).formerSecretUntil).toBeNull();
  });

  test('that cannot be decrypted is reported, and a renewal fixes it', async () => {
    const { id } = await make();
    await testApp.pool.query("update webhook_endpoints set sealed_secret = 'lost.a.b.c' where id = $1", [id]);
    await direction.post(`${path}/${id}/test`);
    await send();
    expect((await shown(id)).deliveries[0]).toMatchObject({ state: 'queued', lastProblem: 'secret' });
    const { secret } = (await direction.post(`${path}/${id}/secret`)).json();
    await later(5);
    await send();
    expect(receiver.received.map((message) => verify(secret, message))).toHaveLength(1);
  });
});

describe('an endpoint URL', () => {
  test.each([
    ['ftp://example.org', 'url'],
    ['http://example.org/hook', 'url'],
    ['https://user:word@example.org', 'url'],
    ['https://10.0.0.1/hook', 'url'],
    ['https://169.254.169.254/latest/meta-data', 'url'],
    ['https://[fd00::1]/', 'url'],
    ['https://[::ffff:192.168.1.1]/', 'url'],
    ['https://100.64.0.1/', 'url'],
    ['https://2886729729/', 'url'],
  ])('%s is refused with a message', async (url, field) => {
    const reply = await direction.post(path, { url, ...wanted });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  test('requires at least one event type, and is limited to ten endpoints', async () => {
    const nothing = await direction.post(path, { url: 'https://example.org', events: [] });
    expect([nothing.statusCode, Object.keys(nothing.json().fields)]).toEqual([400, ['events']]);
    for (let n = 0; n < 10; n++) await make();
    expect((await direction.post(path, { url: receiver.url, ...wanted })).json().code).toBe(
      'too_many_endpoints',
    );
  });

  test('that resolves to a private network is not called in production', async () => {
    const { id } = await make({ url: receiver.url.replace('127.0.0.1', 'localhost') });
    const { id: byNumber } = await make();
    for (const one of [id, byNumber]) await direction.post(`${path}/${one}/test`);
    await workerOf(testApp, 'production').runOnce();
    expect(receiver.received).toEqual([]);
    for (const one of [id, byNumber])
      expect((await shown(one)).deliveries[0]?.lastProblem).toBe('not-public');
    await later(5);
    await send();
    expect(receiver.received).toHaveLength(2);
  });
});

test('deletes events after thirty days', async () => {
  const { id } = await make();
  await plan();
  await later(30 * 86_400 + 1);
  await runJob(testApp, 'integrations.forget-webhooks');
  expect((await shown(id)).deliveries).toEqual([]);
});
