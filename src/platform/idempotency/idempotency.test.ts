import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { startTestApp } from '#tests/support/app.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { createIdempotency, type Remember } from './idempotency.server.ts';
import { deleteExpiredKeys } from './queries.server.ts';

const monday = new Date('2027-01-11T08:00:00Z');
let testApp: PlansTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPlansTestApp(monday);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(monday);
  await testApp.pool.query('delete from appointments');
  person = await testApp.person();
});

type Method = 'POST' | 'PATCH' | 'DELETE';
const sendKeyed = (who: Person, method: Method, url: string, key: string, payload?: object) =>
  who.send({
    method,
    url,
    headers: { 'idempotency-key': key, ...(payload ? { 'content-type': 'application/json' } : {}) },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  });
const at = (day: number, time = '08:00') => `2027-01-${day}T${time}:00.000Z`;
const bookingBody = (date: string, more: object = {}) => ({
  type: 'office',
  professionalId: 1,
  date,
  ...more,
});
const book = (key: string, body: object = bookingBody(at(12)), who = person) =>
  sendKeyed(who, 'POST', '/api/appointments', key, body);
const listOwn = async (who = person) => (await who.get('/api/appointments')).json() as { id: number }[];
const letters = async (kind: string) => (await testApp.letters(person, kind)).length;

describe('repeated requests with an Idempotency-Key', () => {
  test('book once and get the same response', async () => {
    const key = randomUUID();
    const body = bookingBody(at(12), { notes: 'Lo que me pasa.' });
    const first = await book(key, body);
    const second = await book(key, body);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await listOwn()).toHaveLength(1);
    const { rows } = await testApp.pool.query(
      `select count(*)::int as jobs from pgboss.job where name = 'appointments.ask-for-payment' and data->>'appointmentId' = $1`,
      [String(first.json().id)],
    );
    expect(rows[0].jobs).toBe(1);
  });

  test('use one session of the plan', async () => {
    await testApp.buy(person, 1, undefined, 16000);
    const key = randomUUID();
    for (let count = 0; count < 3; count++)
      expect((await book(key, bookingBody(at(12), { useCredit: true }))).json()).toMatchObject({
        withCredit: true,
      });
    expect((await testApp.held(person)).map(({ sessionsLeft }) => sessionsLeft)).toEqual([1]);
  });

  test('are separate for other users and without a key', async () => {
    const key = randomUUID();
    const other = await testApp.person();
    const mine = (await book(key)).json();
    const theirs = await book(key, bookingBody(at(13)), other);
    expect([theirs.statusCode, theirs.json().id === mine.id]).toEqual([201, false]);
    expect((await person.post('/api/appointments', bookingBody(at(14)))).statusCode).toBe(201);
    expect([(await listOwn()).length, (await listOwn(other)).length]).toEqual([2, 1]);
  });

  test('with other content are refused without effect', async () => {
    const key = randomUUID();
    const { id } = (await book(key)).json();
    for (const reply of [
      await book(key, bookingBody(at(13))),
      await book(key, bookingBody(at(12), { notes: 'otra cosa' })),
      await sendKeyed(person, 'DELETE', `/api/appointments/${id}`, key),
    ])
      expect([reply.statusCode, reply.json()]).toEqual([
        422,
        { code: 'key_reused', message: expect.stringContaining('no es lo mismo que enviaste antes') },
      ]);
    expect(await listOwn()).toMatchObject([{ id, status: 'pending' }]);
  });

  test('get the same refusal, even if the slot has become free', async () => {
    const other = await testApp.person();
    const { id } = (await other.post('/api/appointments', bookingBody(at(12)))).json();
    const key = randomUUID();
    const first = await book(key);
    await other.delete(`/api/appointments/${id}`);
    const second = await book(key);
    expect([first.statusCode, first.json().alternatives]).toEqual([409, expect.any(Array)]);
    expect([second.statusCode, second.json()]).toEqual([409, first.json()]);
    expect((await book(randomUUID())).statusCode).toBe(201);
  });

  test('may be retried after invalid input or a rate limit', async () => {
    const key = randomUUID();
    expect((await book(key, { type: 'office' })).statusCode).toBe(400);
    expect((await book(key, bookingBody(at(12, '08:10')))).statusCode).toBe(400);
    expect((await book(key)).statusCode).toBe(201);
  });

  test.each(['short', 'x'.repeat(129), 'blanks in the middle', 'ñ'.repeat(20), `${randomUUID()}'`])(
    'need a well-formed key: %s',
    async (key) => {
      const reply = await book(encodeURI(key).replaceAll('%20', ' '));
      expect([reply.statusCode, reply.json().message]).toEqual([
        400,
        'La clave de la petición no es válida.',
      ]);
      expect(await listOwn()).toEqual([]);
    },
  );

  test('get a response although the booking limit is used up', async () => {
    const strict = await startTestApp({ url: testApp.url, clock: testApp.clock, env: { LIMIT_FACTOR: '1' } });
    const who = await strict.person();
    const send = (key: string, date = at(12)) => book(key, bookingBody(date), who);
    const key = randomUUID();
    const first = await send(key);
    await strict.pool.query(`update rate_limits set points = 60 where key = $1`, [`booking:${who.user.id}`]);
    const repeated = [await send(key), await send(key)];
    expect((await send(randomUUID(), at(13))).statusCode).toBe(429);
    await strict.stop();
    expect(repeated.map(({ statusCode, json }) => [statusCode, json().id])).toEqual(
      Array.from({ length: 2 }, () => [201, first.json().id]),
    );
  });

  test('return the current state of the appointment', async () => {
    const key = randomUUID();
    const { id } = (await book(key)).json();
    await person.delete(`/api/appointments/${id}`);
    expect((await book(key)).json()).toMatchObject({ id, status: 'cancelled' });
  });
});

describe('moving and cancelling with an Idempotency-Key', () => {
  test('a repeated move does not undo a later one, and sends one letter', async () => {
    const { id } = (await person.post('/api/appointments', bookingBody(at(12)))).json();
    const key = randomUUID();
    const move = (date: string, own: string) =>
      sendKeyed(person, 'PATCH', `/api/appointments/${id}`, own, { date });
    expect((await move(at(13), key)).json().date).toBe(at(13));
    expect((await move(at(14), randomUUID())).json().date).toBe(at(14));
    const again = await move(at(13), key);
    expect([again.statusCode, again.json().date]).toEqual([200, at(14)]);
    expect(await letters('appointment.moved')).toBe(2);
  });

  test('a refused move stores the refusal under its key and changes nothing', async () => {
    const other = await testApp.person();
    await other.post('/api/appointments', bookingBody(at(13)));
    const { id } = (await person.post('/api/appointments', bookingBody(at(12)))).json();
    const key = randomUUID();
    for (let count = 0; count < 2; count++) {
      const reply = await sendKeyed(person, 'PATCH', `/api/appointments/${id}`, key, { date: at(13) });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'slot_taken']);
    }
    expect(await listOwn()).toMatchObject([{ id, date: at(12) }]);
  });

  test('a repeated cancellation returns one session', async () => {
    await testApp.buy(person, 1, undefined, 16000);
    const { id } = (await person.post('/api/appointments', bookingBody(at(14), { useCredit: true }))).json();
    const key = randomUUID();
    const replies = [
      await sendKeyed(person, 'DELETE', `/api/appointments/${id}`, key),
      await sendKeyed(person, 'DELETE', `/api/appointments/${id}`, key),
    ];
    expect(replies.map((reply) => [reply.statusCode, reply.json().status])).toEqual([
      [200, 'cancelled'],
      [200, 'cancelled'],
    ]);
    expect((await testApp.held(person)).map(({ sessionsLeft }) => sessionsLeft)).toEqual([2]);
    const strangers = await testApp.person();
    expect((await sendKeyed(strangers, 'DELETE', `/api/appointments/${id}`, key)).statusCode).toBe(404);
  });
});

describe('payments with an Idempotency-Key', () => {
  test('count an order and a payment reported twice once', async () => {
    const item = { type: 'subscription', itemId: 1, paymentInterval: 'single' };
    const reference = `subscription:1:single:${person.user.id}`;
    const orderId = await testApp.wallet.create({ reference, value: '520.00' });
    const report = randomUUID();
    const pay = randomUUID();
    for (let count = 0; count < 2; count++) {
      const reply = await sendKeyed(person, 'POST', '/api/payments/orders', report, { ...item, orderId });
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    }
    await testApp.wallet.approve(orderId);
    await testApp.wallet.capture(orderId);
    const body = { ...item, paymentDetails: { id: orderId } };
    for (let count = 0; count < 2; count++) {
      const reply = await sendKeyed(person, 'POST', '/api/process-payment', pay, body);
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
      expect(reply.headers['idempotent-replayed']).toBe(count === 0 ? undefined : 'true');
    }
    expect(await testApp.held(person)).toHaveLength(1);
    const other = await sendKeyed(person, 'POST', '/api/process-payment', pay, { ...body, itemId: 2 });
    expect(other.statusCode).toBe(422);
  });

  test('check a payment under review again', async () => {
    const reference = `subscription:1:single:${person.user.id}`;
    const orderId = await testApp.wallet.create({ reference, value: '520.00' });
    await testApp.wallet.fault({ call: 'capture', fault: 'pending', orderId });
    await testApp.wallet.approve(orderId);
    await testApp.wallet.capture(orderId);
    const key = randomUUID();
    const item = { type: 'subscription', itemId: 1, paymentInterval: 'single' };
    const ask = () =>
      sendKeyed(person, 'POST', '/api/process-payment', key, { ...item, paymentDetails: { id: orderId } });
    expect((await ask()).json().success).toBe(false);
    const [capture] = await testApp.wallet.captures(reference);
    await testApp.wallet.decide(capture?.id ?? '', 'COMPLETED');
    expect((await ask()).json().success).toBe(true);
  });

  test('with the same key find a payment made after the first attempt', async () => {
    const item = { type: 'subscription', itemId: 1, paymentInterval: 'single' };
    const reference = `subscription:1:single:${person.user.id}`;
    const orderId = await testApp.wallet.create({ reference, value: '520.00' });
    await testApp.wallet.approve(orderId);
    const key = randomUUID();
    const ask = () =>
      sendKeyed(person, 'POST', '/api/process-payment', key, { ...item, paymentDetails: { id: orderId } });
    const early = await ask();
    expect([early.statusCode, early.json().code]).toEqual([402, 'not_verified']);
    await testApp.wallet.capture(orderId);
    const late = await ask();
    expect([late.statusCode, late.json()]).toEqual([200, { success: true }]);
  });

  test('with the same key are accepted once the blocking review has ended', async () => {
    const item = { type: 'subscription', itemId: 1, paymentInterval: 'single' };
    const reference = `subscription:1:single:${person.user.id}`;
    const reviewed = await testApp.wallet.create({ reference, value: '520.00' });
    await testApp.wallet.fault({ call: 'capture', fault: 'pending', orderId: reviewed });
    await testApp.wallet.approve(reviewed);
    await testApp.wallet.capture(reviewed);
    await testApp.say(person, item, reviewed);
    const orderId = await testApp.wallet.create({ reference, value: '520.00' });
    const key = randomUUID();
    const report = () => sendKeyed(person, 'POST', '/api/payments/orders', key, { ...item, orderId });
    const early = await report();
    expect([early.statusCode, early.json().code]).toEqual([409, 'under_review']);
    const [capture] = await testApp.wallet.captures(reference);
    await testApp.wallet.decide(capture?.id ?? '', 'DECLINED');
    await testApp.lookAt([reviewed]);
    const late = await report();
    expect([late.statusCode, late.json()]).toEqual([200, { success: true }]);
  });

  test("state a plan's child once, and cancel a plan once", async () => {
    const key = randomUUID();
    const body = { childBirthDate: '2018-05-04', guardian: true };
    for (let count = 0; count < 2; count++)
      expect((await sendKeyed(person, 'POST', '/api/subscription-plans/4/child', key, body)).json()).toEqual({
        success: true,
      });
    await testApp.buy(person, 1, 'monthly', 8700);
    const [held] = await testApp.held(person);
    const cancel = randomUUID();
    const path = `/api/user-subscriptions/${held?.id}/cancel`;
    const replies = [
      await sendKeyed(person, 'POST', path, cancel),
      await sendKeyed(person, 'POST', path, cancel),
    ];
    expect(replies.map((reply) => [reply.statusCode, reply.json().cancelled])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await letters('subscription.cancelled')).toBe(1);
  });
});

test('refuses new keys beyond the limit per user, and answers known ones', async () => {
  const key = randomUUID();
  const { id } = (await book(key)).json();
  await testApp.pool.query(
    `insert into idempotency_keys (user_id, key, fingerprint, expires_at)
     select $1, 'key-of-a-made-up-request-' || n, '', $2 from generate_series(1, 1999) n`,
    [person.user.id, monday],
  );
  const gone = await sendKeyed(person, 'DELETE', `/api/appointments/${id}`, randomUUID());
  expect([gone.statusCode, Number(gone.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect((await book(key)).json()).toMatchObject({ id, status: 'pending' });
  expect((await person.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
});

describe('stored data of a request', () => {
  const rows = async () =>
    (await testApp.pool.query('select * from idempotency_keys where user_id = $1', [person.user.id])).rows;

  test('is the id of its row and a fingerprint, no input', async () => {
    const birth = { childBirthDate: '2018-05-04', guardian: true, notes: 'Lo que me pasa.' };
    const { id } = (
      await book(randomUUID(), bookingBody(at(12), { ...birth, type: 'child', professionalId: 2 }))
    ).json();
    const [row] = await rows();
    expect(row).toMatchObject({ subject_id: id, refusal: null });
    expect(JSON.stringify(row)).not.toMatch(/2018-05-04|Lo que me pasa|office|child/);
  });

  test('is deleted after two days, and with the account', async () => {
    await book(randomUUID());
    const [row] = await rows();
    expect(row.expires_at).toEqual(new Date('2027-01-13T08:00:00Z'));
    await deleteExpiredKeys(testApp.db, new Date('2027-01-13T07:59:00Z'));
    expect(await rows()).toHaveLength(1);
    await testApp.run('accounts.tidy');
    expect(await rows()).toHaveLength(1);
    testApp.clock.set(new Date('2027-01-13T08:01:00Z'));
    await testApp.run('accounts.tidy');
    expect(await rows()).toEqual([]);

    testApp.clock.set(monday);
    const leaving = await testApp.person();
    await book(randomUUID(), bookingBody(at(15)), leaving);
    expect((await leaving.get('/api/me/export')).json().requests).toHaveLength(1);
    expect((await leaving.delete('/api/me', { password: 'casa-de-paper-7' })).statusCode).toBe(200);
    const left = await testApp.pool.query('select 1 from idempotency_keys where user_id = $1', [
      leaving.user.id,
    ]);
    expect(left.rows).toEqual([]);
  });
});

describe('an unexpected error', () => {
  const request = () => ({ userId: person.user.id, key: randomUUID(), content: ['POST', '/somewhere'] });
  const idempotency = () =>
    createIdempotency({ db: testApp.db, clock: testApp.clock, secrets: testApp.secrets, hours: 48 });
  const show = async (subjectId: number | null) => `shown ${subjectId}`;

  test('after the effect returns the effect; before it, the key can be retried', async () => {
    const { run } = idempotency();
    const asked = request();
    const fails = async () => {
      throw new Error('broken');
    };
    await expect(run(asked, { effect: fails, show })).rejects.toThrow('broken');
    const failsLate = async (remember: Remember) => {
      await remember(testApp.db, 7);
      throw new Error('broken');
    };
    expect(await run(asked, { effect: failsLate, show })).toEqual({ answer: 'shown 7', isRepeated: true });
  });

  test('with one key on two instances leaves one effect, shown by both', async () => {
    const asked = request();
    const effects: number[] = [];
    const effect = (instance: number) => (remember: Remember) =>
      inTransaction(testApp.db, async (tx) => {
        await remember(tx, instance);
        effects.push(instance);
        return `shown ${instance}`;
      });
    const answers = await Promise.all(
      [1, 2].map((instance) => idempotency().run(asked, { effect: effect(instance), show })),
    );
    expect(effects).toHaveLength(1);
    expect(answers.map(({ answer }) => answer)).toEqual([`shown ${effects[0]}`, `shown ${effects[0]}`]);
  });

  test('while building the response does not claim that nothing was done', async () => {
    const key = randomUUID();
    const body = bookingBody(at(12), { notes: 'Lo que me pasa.' });
    const { id } = (await book(key, body)).json();
    // A value that cannot be serialized.
    await testApp.pool.query(`update appointments set created_at = 'infinity' where id = $1`, [id]);
    const reply = await book(key, body);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
  });
});

test('the OpenAPI document lists the header where it is supported', async () => {
  const { paths } = (await testApp.visitor().get('/api/openapi.json')).json();
  const isKey = ({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/IdempotencyKey';
  const understands = Object.entries(
    paths as Record<string, Record<string, { parameters?: { $ref?: string }[] }>>,
  )
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })))
    .filter(({ call }) => call.parameters?.some(isKey))
    .map(({ path, method }) => `${method} ${path}`);
  expect(understands.sort()).toEqual([
    'delete /api/appointments/{id}',
    'patch /api/appointments/{id}',
    'post /api/appointments',
    'post /api/payments/orders',
    'post /api/process-payment',
    'post /api/staff/appointments',
    'post /api/staff/appointments/{id}/session',
    'post /api/staff/callbacks',
    'post /api/staff/contact/{id}/answers',
    'post /api/staff/imports',
    'post /api/staff/payments',
    'post /api/staff/payments/several',
    'post /api/staff/people',
    'post /api/staff/people/{id}/credit-paid-out',
    'post /api/staff/people/{id}/notes',
    'post /api/staff/people/{id}/sessions',
    'post /api/staff/receipts/{id}/return',
    'post /api/staff/series',
    'post /api/staff/till',
    'post /api/subscription-plans/{id}/child',
    'post /api/user-subscriptions/{id}/cancel',
  ]);
});
