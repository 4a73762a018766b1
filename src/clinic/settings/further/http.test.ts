import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Availability, refusals } from '#clinic/appointments/contract.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import type { TestApp } from '#tests/support/app.ts';
import { friday, type PaymentsTestApp, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { createStaff } from '#tests/support/staff.ts';

let testApp: PaymentsTestApp;
let other: PaymentsTestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  other = await startPaymentsTestApp({}, { url: testApp.url });
  director = await createStaff(testApp, 'admin');
});
beforeEach(async () => {
  await testApp.clear();
  other.clock.set(friday);
});
afterAll(async () => {
  await other.stop();
  await testApp.stop();
});

const couples = {
  name: 'Terapia de pareja',
  description: 'Para dos, con tiempo para hablar.',
  priceCents: 9500,
  minutes: 75,
  vat: 'exempt',
  modalities: ['office', 'video'],
  offeredBy: [1],
  online: true,
  active: true,
};
const url = '/api/staff/catalogue/further-services';
const add = async (fields: object = {}): Promise<number> => {
  const reply = await director.post(url, { ...couples, ...fields });
  expect(reply.statusCode, reply.body).toBe(201);
  return Math.max(...reply.json().map(({ id }: { id: number }) => id));
};
const change = (id: number, fields: object) => director.patch(`${url}/${id}`, { ...couples, ...fields });
const listServices = async (app: Pick<TestApp, 'visitor'>) =>
  (await app.visitor().get('/api/further-services')).json() as { serviceId: number }[];
const findFreeSlots = async (day: number, query: string) => {
  const on = `2026-12-${day}`;
  const reply = await other.visitor().get(`/api/availability?${query}&from=${on}&to=${on}`);
  expect(reply.statusCode, reply.body).toBe(200);
  const { days } = reply.json() as Availability;
  return days.flatMap(({ slots }) => slots.filter(({ free }) => free).map(({ time }) => time));
};
/** Waits until the other instance has refreshed its cached services. */
const untilKnown = (serviceId: number, type = 'office') =>
  expect
    .poll(
      async () =>
        (
          await other
            .visitor()
            .get(
              `/api/availability?professionalId=1&type=${type}&serviceId=${serviceId}&from=2026-12-15&to=2026-12-15`,
            )
        ).statusCode,
    )
    .toBe(200);
const lettersOf = async (id: number) =>
  (
    await testApp.pool.query(
      'select kind, text from outbox where user_id = (select booked_by from appointments where id = $1) order by id',
      [id],
    )
  ).rows as { kind: string; text: string }[];

test('adds a fifth service by one form, then shows, books, pays and moves it on another instance', async () => {
  const serviceId = await add();
  expect(await listServices(other)).toMatchObject([
    { serviceId, name: 'Terapia de pareja', price: 9500, minutes: 75, professionalIds: [1], online: true },
  ]);
  await untilKnown(serviceId);
  const person = await other.person();
  const wish = { type: 'office', serviceId, professionalId: 1, date: slot(15) };
  const reply = await person.post('/api/appointments', wish);
  expect(reply.statusCode, reply.body).toBe(201);
  const { id } = reply.json();
  expect(reply.json()).toMatchObject({
    type: 'office',
    serviceId,
    serviceName: 'Terapia de pareja',
    minutes: 75,
    price: 9500,
  });
  expect(await other.payUnreported(person, id, '95.00').then((paid) => paid.json())).toMatchObject({
    success: true,
  });
  const moved = await person.patch(`/api/appointments/${id}`, { date: slot(16, '09:30') });
  expect(moved.json(), moved.body).toMatchObject({ minutes: 75, status: 'confirmed', paid: true });
  const calendar = (await person.get(`/api/appointments/${id}/calendar.ics`)).body;
  expect(calendar).toContain('DTSTART:20261216T093000Z');
  expect(calendar).toContain('DTEND:20261216T104500Z');
  // Calendars may be shared, so only letters name the service.
  expect(calendar).not.toContain('pareja');
  const letters = await lettersOf(id);
  expect(letters.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['appointment.confirmed', 'appointment.moved']),
  );
  for (const { text } of letters.filter(({ kind }) => kind.startsWith('appointment.'))) {
    expect(text).toContain('75 minutos');
    expect(text).toContain('Terapia de pareja');
  }
  // The four kinds are unchanged.
  expect((await other.visitor().get('/api/services')).json()).toHaveLength(4);
});

test('requires the longer slot for a longer session, also at home', async () => {
  const long = await add({ name: 'Sesión larga', minutes: 120, modalities: ['office', 'home'] });
  await untilKnown(long);
  const person = await other.person();
  const booked = await person.post('/api/appointments', {
    type: 'office',
    professionalId: 1,
    date: slot(15, '09:30'),
  });
  expect(booked.statusCode, booked.body).toBe(201);
  expect(await findFreeSlots(15, 'professionalId=1&type=office')).toContain('09:00');
  // It would last from nine to eleven, but half past ten is taken.
  expect(await findFreeSlots(15, `professionalId=1&type=office&serviceId=${long}`)).not.toContain('09:00');
  const late = await other.person();
  const wish = { type: 'office', serviceId: long, professionalId: 1, date: slot(15) };
  expect((await late.post('/api/appointments', wish)).json()).toMatchObject({ code: 'slot_taken' });
});

test('keeps existing appointments as agreed after the service is changed or withdrawn', async () => {
  const serviceId = await add();
  await untilKnown(serviceId);
  const person = await other.person();
  const wish = { type: 'video', serviceId, professionalId: 1, date: slot(17) };
  const { id } = (await person.post('/api/appointments', wish)).json();
  await change(serviceId, { name: 'Pareja y familia', priceCents: 12_000, minutes: 90, vat: 'general' });
  const own = async () => (await person.get('/api/appointments')).json();
  expect(await own()).toMatchObject([{ serviceName: 'Terapia de pareja', minutes: 75, price: 9500 }]);
  expect((await other.payUnreported(person, id, '95.00')).json()).toMatchObject({ success: true });
  expect(
    (await change(serviceId, { active: false })).json().find((one: { id: number }) => one.id === serviceId),
  ).toMatchObject({ active: false, booked: 1 });
  expect((await listServices(other)).map((one) => one.serviceId)).not.toContain(serviceId);
  await expect
    .poll(() => findFreeSlots(18, `professionalId=1&type=video&serviceId=${serviceId}`))
    .toEqual([]);
  const again = await person.post('/api/appointments', { ...wish, date: slot(18) });
  expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([400, ['serviceId']]);
});

test('has no online hours if by agreement, and is planned by reception at its price and VAT', async () => {
  const serviceId = await add({
    name: 'Informe pericial',
    online: false,
    vat: 'general',
    priceCents: 30_000,
  });
  await untilKnown(serviceId);
  expect(await findFreeSlots(15, `professionalId=1&type=office&serviceId=${serviceId}`)).toEqual([]);
  const person = await other.person();
  const wish = { type: 'office', serviceId, professionalId: 1, date: slot(15) };
  expect((await person.post('/api/appointments', wish)).json()).toMatchObject({ code: 'invalid' });
  const reception = await createStaff(other, 'reception');
  const planned = await reception.post('/api/staff/appointments', {
    person: { fullName: 'Ona Vilar' },
    professionalId: 1,
    type: 'office',
    serviceId,
    startsAt: slot(15),
    minutes: 75,
  });
  expect(planned.statusCode, planned.body).toBe(201);
  expect(planned.json()).toMatchObject({ serviceName: 'Informe pericial', price: 30_000 });
  const { rows } = await testApp.pool.query('select vat from appointments where id = $1', [
    planned.json().id,
  ]);
  expect(rows).toEqual([{ vat: 'general' }]);
});

test('asks for the child, has one price, and does not count as a first visit when for children', async () => {
  expect((await director.post(url, { ...couples, modalities: ['office', 'child'] })).json()).toMatchObject({
    fields: { modalities: expect.stringContaining('va sola') },
  });
  const serviceId = await add({ name: 'Evaluación infantil', modalities: ['child'], priceCents: 12_000 });
  await untilKnown(serviceId, 'child');
  const person = await other.person();
  const wish = { type: 'child', serviceId, professionalId: 1, date: slot(15) };
  expect((await person.post('/api/appointments', wish)).statusCode).toBe(400);
  const own = { childBirthDate: '2018-05-04', guardian: true };
  const booked = await person.post('/api/appointments', { ...wish, ...own });
  expect(booked.json(), booked.body).toMatchObject({ type: 'child', serviceId, minutes: 75, price: 12_000 });
  const paid = await other.payUnreported(person, booked.json().id, '120.00');
  expect(paid.json()).toMatchObject({ success: true });
  // The first visit is still ahead at its own price, and the earlier payment does not change that.
  const [{ price: later, firstVisitPrice: first }] = (await other.visitor().get('/api/services'))
    .json()
    .filter(({ type }: { type: string }) => type === 'child');
  expect(first).not.toBe(later);
  const visit = { type: 'child', professionalId: 2, date: slot(17), ...own };
  expect((await person.post('/api/appointments', visit)).json()).toMatchObject({ price: first });
});

test('is not covered by plans, and cannot be booked in modalities not offered', async () => {
  const serviceId = await add();
  await untilKnown(serviceId);
  const person = await other.person();
  const wish = { type: 'office', serviceId, professionalId: 1, date: slot(15) };
  const book = async (fields: object) =>
    (await person.post('/api/appointments', { ...wish, ...fields })).json();
  expect(await book({ useCredit: true })).toMatchObject({ code: 'no_credit' });
  for (const [field, fields] of [
    ['type', { type: 'home', address: 'Carrer Major 5, Salt' }],
    ['type', { type: 'child', childBirthDate: '2018-05-04', guardian: true }],
    ['professionalId', { professionalId: 2 }],
    ['serviceId', { serviceId: 999_999 }],
    // The id of a kind's row is that kind.
    ['type', { serviceId: 1, type: 'video' }],
  ] as const)
    expect(Object.keys((await book(fields)).fields ?? {})).toEqual([field]);
  expect(await book({ serviceId: 1 })).toMatchObject({
    type: 'office',
    price: 6500,
    minutes: 60,
    serviceName: null,
  });
  expect((await change(1, {})).json()).toMatchObject({ message: refusals.not_found.message });
});

test('refuses invalid services with field errors', async () => {
  for (const [field, wrong] of [
    ['name', ''],
    ['description', 'x'.repeat(301)],
    ['priceCents', 0],
    ['priceCents', 65.5],
    ['minutes', 25],
    ['minutes', 125],
    ['minutes', 62],
    ['vat', 'none'],
    ['modalities', []],
    ['modalities', ['garden']],
    ['modalities', ['office', 'child']],
    ['offeredBy', []],
    ['offeredBy', [999_999]],
  ] as const) {
    const reply = await director.post(url, { ...couples, [field]: wrong });
    expect([reply.statusCode, Object.keys(reply.json().fields)[0]?.split('.')[0]]).toEqual([400, field]);
  }
  expect((await director.post(url, { ...couples, extra: 1 })).statusCode).toBe(400);
});

const prices = '/api/staff/catalogue/price-changes';
const applyPrices = () => testApp.run('launch.apply-prices');

test('applies a price from its day on, and keeps the agreed price for bookings and payments in progress', async () => {
  const fromOn = '2026-12-12';
  // Two minutes before midnight in Madrid; idle staff sessions have expired.
  for (const instance of [testApp, other]) instance.clock.set(new Date('2026-12-11T22:58:00Z'));
  director = await createStaff(testApp, 'admin');
  const of = { serviceId: 1 };
  const plan = (fields: object = {}) =>
    director.post(prices, { of, fromOn, priceCents: 7000, firstVisitPriceCents: null, ...fields });
  expect((await plan()).json()).toMatchObject([{ serviceId: 1, fromOn, priceCents: 7000 }]);
  const offer = { planId: 1, offer: 'single' };
  expect((await plan({ of: offer, priceCents: 55_000 })).json()).toMatchObject([
    {},
    { ...offer, priceCents: 55_000 },
  ]);
  const priceOn = async (app: Pick<TestApp, 'visitor'>) =>
    (await app.visitor().get('/api/services')).json()[0].price as number;
  const planOn = async (app: Pick<TestApp, 'visitor'>) =>
    (await app.visitor().get('/api/subscription-plans'))
      .json()[0]
      .offers.find(({ interval }: { interval: string }) => interval === 'single').price as number;
  // Applying prices early changes nothing.
  await applyPrices();
  expect(await priceOn(other)).toBe(6500);
  const person = await other.person();
  const id = await other.book(person, slot(18));
  const orderId = await other.wallet.pay({ reference: appointmentReference(id), value: '65.00' });

  // Midnight, and two instances apply at once.
  for (const instance of [testApp, other]) instance.clock.set(new Date('2026-12-11T23:00:01Z'));
  await Promise.all([applyPrices(), other.run('launch.apply-prices')]);
  expect([await priceOn(testApp), await planOn(other)]).toEqual([7000, 55_000]);
  expect((await director.get(prices)).json()).toEqual([]);
  const applied = `select count(*)::int from audit_log where action = 'price.applied'`;
  expect((await testApp.pool.query(applied)).rows).toEqual([{ count: 2 }]);

  // A payment in progress keeps its price; new bookings pay the new one, on both instances.
  expect((await other.pay(person, id, orderId)).json()).toMatchObject({ success: true });
  expect((await person.get('/api/appointments')).json()).toMatchObject([
    { price: 6500, status: 'confirmed' },
  ]);
  for (const instance of [testApp, other]) {
    const next = await instance.person();
    const booking = async (date: string) => {
      const wish = { type: 'office', professionalId: 1, date };
      return (await next.post('/api/appointments', wish)).json();
    };
    const date = slot(instance === testApp ? 21 : 22);
    await expect
      .poll(async () => {
        const booked = await booking(date);
        if (booked.price !== 7000)
          await next.send({ method: 'DELETE', url: `/api/appointments/${booked.id}` });
        return booked.price;
      })
      .toBe(7000);
  }
});

test('plans a price for a future day of an existing service, and can cancel it', async () => {
  director = await createStaff(testApp, 'admin');
  const wish = { of: { serviceId: 4 }, fromOn: '2027-01-01', priceCents: 5500, firstVisitPriceCents: 6500 };
  const plan = (fields: object) => director.post(prices, { ...wish, ...fields });
  for (const [field, wrong] of [
    ['fromOn', { fromOn: '2026-12-11' }],
    ['fromOn', { fromOn: '2027-02-30' }],
    ['priceCents', { priceCents: 0 }],
    ['firstVisitPriceCents', { firstVisitPriceCents: 5400 }],
    ['firstVisitPriceCents', { firstVisitPriceCents: null }],
    ['firstVisitPriceCents', { of: { serviceId: 1 } }],
  ] as const) {
    const reply = await plan(wrong);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  }
  for (const of of [{ serviceId: 999_999 }, { planId: 999_999, offer: 'single' }])
    expect((await plan({ of, firstVisitPriceCents: null })).statusCode).toBe(404);
  await plan({});
  const [only] = (await plan({ priceCents: 5600 })).json();
  expect(only).toMatchObject({ serviceId: 4, priceCents: 5600, firstVisitPriceCents: 6500 });
  const drop = () => director.send({ method: 'DELETE', url: `${prices}/${only.id}` });
  expect((await drop()).json()).toEqual([]);
  expect((await drop()).statusCode).toBe(404);
});

test('stays consistent when hours change and a professional leaves during concurrent bookings', async () => {
  const professionalId = 2;
  const clients = await Promise.all(
    Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? testApp : other).person()),
  );
  // Ten slots, each requested once per instance.
  const hours = [15, 16, 17, 18, 21].flatMap((day) => [slot(day), slot(day, '09:30')]);
  const book = async (place: number) => {
    const wish = { type: 'office', professionalId, date: hours[Math.floor(place / 2)] };
    const reply = await clients[place]?.post('/api/appointments', wish);
    return { status: reply?.statusCode, id: reply?.json().id as number, userId: clients[place]?.user.id };
  };
  const bookAll = (from: number, to: number) =>
    Promise.all(clients.slice(from, to).map((_, place) => book(from + place)));
  const leave = () =>
    director.post(`/api/staff/catalogue/professionals/${professionalId}/active`, { active: false });
  director = await createStaff(testApp, 'admin');
  const before = await director.get('/api/staff/opening');
  expect(before.statusCode).toBe(200);

  const first = await bookAll(0, 8);
  const [second, changed, refused] = await Promise.all([
    bookAll(8, 20),
    director.post('/api/staff/weekly-hours', { professionalId, hours: [], preview: false }),
    leave(),
  ]);
  const tries = [...first, ...second];
  const had = tries.filter(({ status }) => status === 201);
  expect(
    tries.map(({ status }) => status).filter((status) => status !== 201 && status !== 409 && status !== 400),
  ).toEqual([]);
  expect(had.length).toBeGreaterThanOrEqual(4);

  // Every confirmed booking exists once, at its own slot.
  const { rows } = await testApp.pool.query(
    `select id, starts_at from appointments where professional_id = $1 and status <> 'cancelled'`,
    [professionalId],
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(had.map(({ id }) => id)));
  expect(new Set(rows.map(({ starts_at: at }) => at.getTime())).size).toBe(rows.length);
  // Leaving is refused with upcoming appointments, and the change of hours has listed the affected ones.
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'appointments_to_come']);
  expect(changed.statusCode, changed.body).toBeLessThan(300);
  const listUpcoming = await director.get(
    `/api/staff/catalogue/professionals/${professionalId}/appointments`,
  );
  const ids = listUpcoming.json().map(({ id }: { id: number }) => id) as number[];
  expect(new Set(ids)).toEqual(new Set(had.map(({ id }) => id)));
  for (const { id } of changed.json().hit) expect(ids).toContain(id);

  const choices = ids.map((appointmentId) => ({ what: 'cancel', appointmentId }));
  const closed = await director.post('/api/staff/closures', { choices, preview: false });
  expect(closed.json().outcomes.map(({ state }: { state: string }) => state)).toEqual(ids.map(() => 'done'));
  const told = await testApp.pool.query(
    `select user_id, count(*)::int as letters from outbox where kind = 'appointment.cancelled' group by user_id`,
  );
  const ofThese = told.rows.filter(({ user_id: id }) => clients.some(({ user }) => user.id === id));
  expect(new Map(ofThese.map(({ user_id: id, letters }) => [id, letters]))).toEqual(
    new Map(had.map(({ userId }) => [userId, 1])),
  );
  expect((await leave()).json().former).toMatchObject([{ id: professionalId }]);
  for (const place of [0, 1]) expect((await book(place)).status).not.toBe(201);
});
