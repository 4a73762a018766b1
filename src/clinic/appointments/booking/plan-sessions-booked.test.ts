import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { Appointment } from '../contract.ts';
import { tokenOf } from '../reminders/link-tokens.server.ts';

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

const at = (day: number, time = '08:00') => `2027-01-${day}T${time}:00.000Z`;
const wish = (date: string, changes: object = {}) => ({
  type: 'office',
  date,
  professionalId: 1,
  useCredit: true,
  ...changes,
});
const book = (date: string, changes: object = {}, who = person) =>
  who.post('/api/appointments', wish(date, changes));
const bookOk = async (date: string, changes: object = {}): Promise<Appointment> => {
  const reply = await book(date, changes);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const left = async (who = person) => (await testApp.held(who)).map(({ sessionsLeft }) => sessionsLeft);
const buyTwo = () => testApp.buy(person, 1, undefined, 16000);
const ledger = async () => testApp.ledger((await testApp.held(person))[0]?.id as number);
const own = async () => (await person.get('/api/appointments')).json() as Appointment[];
const child = (childBirthDate = '2018-05-04') => ({
  type: 'child',
  professionalId: 2,
  childBirthDate,
  guardian: true,
});
const audit = async (id: number) =>
  (
    await testApp.pool.query('select action, detail from audit_log where subject = $1 order by id', [
      `appointment:${id}`,
    ])
  ).rows.map(({ action, detail }) => [action, detail]);

describe('booking with a session credit', () => {
  test('confirms at once without a charge or expiry and sends a calendar entry', async () => {
    await buyTwo();
    const booked = await bookOk(at(12), { type: 'video' });
    expect(booked).toMatchObject({
      status: 'confirmed',
      paid: true,
      price: 0,
      withCredit: true,
      holdExpiresAt: null,
      type: 'video',
      roomUrl: expect.stringContaining('https://'),
    });
    expect([await ledger(), await left()]).toEqual([['grant 2', 'use -1'], [1]]);
    expect(await testApp.letters(person, 'appointment.booked')).toEqual([]);
    const [letter] = await testApp.letters(person, 'appointment.confirmed');
    expect(letter?.text).toContain('La paga una sesión de tu plan: no se ha cobrado nada.');
    expect(letter?.subject).not.toMatch(/plan|sesi|video/i);
    const { rows } = await testApp.pool.query(
      `select attachments from outbox where user_id = $1 and kind = 'appointment.confirmed'`,
      [person.user.id],
    );
    expect(JSON.stringify(rows[0].attachments)).toContain('cita.ics');
    const jobs = await testApp.pool.query(`select 1 from pgboss.job where data->>'appointmentId' = $1`, [
      String(booked.id),
    ]);
    expect(jobs.rowCount).toBe(0);
    expect(await audit(booked.id)).toEqual([
      ['appointment.booked', null],
      ['appointment.confirmed', { with: 'session' }],
    ]);
    expect((await own())[0]).toEqual(booked);
  });

  test('returns 409 without a session left and stores nothing', async () => {
    await buyTwo();
    await bookOk(at(12));
    await bookOk(at(13));
    const reply = await book(at(14));
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      {
        code: 'no_credit',
        message: 'No te quedan sesiones que valgan para esta cita. Puedes reservarla pagándola.',
      },
    ]);
    expect([(await own()).length, await left()]).toEqual([2, [0]]);
    expect((await testApp.letters(person, 'appointment.confirmed')).length).toBe(2);
    expect((await book(at(14), { useCredit: false })).json()).toMatchObject({
      status: 'pending',
      price: 6500,
      withCredit: false,
    });
  });

  test('refuses home visits, dates after the plan’s end and users without a plan', async () => {
    await buyTwo();
    const home = await book(at(12), { type: 'home', address: 'Carrer Nou 3, 17190 Salt' });
    expect([home.statusCode, home.json().code]).toEqual([409, 'no_credit']);
    expect(home.json().message).toContain('no valen para visitas a domicilio');
    expect((await book('2027-02-12T08:00:00.000Z')).json().code).toBe('no_credit');
    const other = await testApp.person();
    expect((await book(at(12), {}, other)).json().code).toBe('no_credit');
    expect((await testApp.visitor().post('/api/appointments', wish(at(12)))).statusCode).toBe(401);
    expect([await own(), await ledger()]).toEqual([[], ['grant 2']]);
    // The plan's last day is included.
    await bookOk('2027-02-11T18:00:00.000Z');
  });

  test('lets one of two concurrent bookings use the last session and stores nothing of the other', async () => {
    await buyTwo();
    await bookOk(at(12));
    const replies = await Promise.all([book(at(13)), book(at(14))]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('no_credit');
    expect([(await own()).length, await left(), await ledger()]).toEqual([
      2,
      [0],
      ['grant 2', 'use -1', 'use -1'],
    ]);
  });

  test('uses no session if the slot is taken', async () => {
    await buyTwo();
    const other = await testApp.person();
    expect((await book(at(12), { useCredit: false }, other)).statusCode).toBe(201);
    const reply = await book(at(12));
    expect([reply.json().code, reply.json().alternatives.length]).toEqual(['slot_taken', 3]);
    expect(await ledger()).toEqual(['grant 2']);
  });

  test('is neither limited by unpaid holds nor counted as one', async () => {
    await testApp.buy(person, 1, 'single', 52000);
    for (const day of [12, 13, 14]) await bookOk(at(day), { useCredit: false });
    expect((await book(at(15), { useCredit: false })).json().code).toBe('too_many_holds');
    await bookOk(at(15));
    await person.delete(`/api/appointments/${(await own()).find(({ date }) => date === at(12))?.id}`);
    await bookOk(at(18), { useCredit: false });
  });

  test('uses the plan that ends first', async () => {
    await testApp.buy(person, 1, 'single', 52000);
    await buyTwo();
    await bookOk(at(12));
    expect(await left()).toEqual([1, 8]);
    // After the short plan's end, the long one pays.
    await bookOk('2027-03-01T08:00:00.000Z');
    expect(await left()).toEqual([1, 7]);
  });
});

describe('session credit of a child plan', () => {
  beforeEach(async () => {
    await person.post('/api/subscription-plans/4/child', { childBirthDate: '2018-05-04', guardian: true });
    await testApp.buy(person, 4, 'single', 25000);
  });

  test('pays the first visit, which then counts as an earlier visit', async () => {
    expect(await bookOk(at(12), child())).toMatchObject({ price: 0, withCredit: true });
    expect(await left()).toEqual([4]);
    expect(await bookOk(at(13), { ...child(), useCredit: false })).toMatchObject({ price: 5000 });
  });

  test('pays neither for a sibling nor for the guardian', async () => {
    expect((await book(at(12), child('2015-01-01'))).json().code).toBe('no_credit');
    expect((await book(at(12))).json().code).toBe('no_credit');
    expect(await left()).toEqual([5]);
    // A refused booking does not create a patient record for the child either.
    const { rows } = await testApp.pool.query(
      `select count(*)::int from patients where birth_on = '2015-01-01'`,
    );
    expect(rows[0].count).toBe(0);
  });
});

describe('cancelling an appointment paid by a session credit', () => {
  test('returns the session once when cancelled in time and says so in the message', async () => {
    await buyTwo();
    const { id } = await bookOk(at(13));
    testApp.clock.set(new Date(Date.parse(at(13)) - configuredSettings.cancellationHours * 3_600_000));
    await testApp.signIn(person);
    const [first] = await Promise.all(
      Array.from({ length: 5 }, () => person.delete(`/api/appointments/${id}`)),
    );
    expect(first?.json()).toMatchObject({ status: 'cancelled', withCredit: true, paid: false });
    expect([await ledger(), await left()]).toEqual([['grant 2', 'use -1', 'return 1'], [2]]);
    const letters = await testApp.letters(person, 'appointment.cancelled');
    expect(letters.map(({ text }) => text.includes('Te devolvemos la sesión'))).toEqual([true]);
    expect((await audit(id)).at(-1)).toEqual(['appointment.cancelled', { refund: 'session' }]);
    expect(await bookOk(at(14))).toMatchObject({ withCredit: true });
  });

  test('keeps the session used after a late cancellation and says so in the message', async () => {
    await buyTwo();
    const { id } = await bookOk(at(13));
    testApp.clock.set(new Date(Date.parse(at(13)) - configuredSettings.cancellationHours * 3_600_000 + 1));
    await testApp.signIn(person);
    expect((await person.delete(`/api/appointments/${id}`)).json()).toMatchObject({
      status: 'cancelled',
      withCredit: true,
      paid: true,
    });
    expect([await ledger(), await left()]).toEqual([['grant 2', 'use -1'], [1]]);
    const [letter] = await testApp.letters(person, 'appointment.cancelled');
    expect(letter?.text).toContain('la sesión no se devuelve');
  });

  test('returns the session through the reminder link as well', async () => {
    await buyTwo();
    const { id } = await bookOk(at(13));
    const token = tokenOf(testApp.secrets, { appointmentId: id, startsAt: new Date(at(13)) });
    const press = async (what: string) =>
      (await testApp.visitor().post(`/api/appointment-links/${what}`, { token })).json();
    expect(await press('read')).toMatchObject({ status: 'confirmed', refund: 'session' });
    expect(await press('cancel')).toMatchObject({ status: 'cancelled', refund: 'session' });
    expect(await left()).toEqual([2]);
  });

  test('refunds money that arrives for it and leaves it paid by the plan', async () => {
    await buyTwo();
    const { id } = await bookOk(at(13));
    const orderId = await testApp.wallet.pay({ reference: `appointment:${id}`, value: '65.00' });
    const reply = await person.post('/api/process-payment', {
      type: 'appointment',
      itemId: id,
      paymentDetails: { id: orderId },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'bought_nothing']);
    expect([(await own())[0]?.withCredit, await left()]).toEqual([true, [1]]);
  });
});

describe('moving an appointment paid by a session credit', () => {
  test('allows dates up to the plan’s last day', async () => {
    await buyTwo();
    const { id } = await bookOk(at(13));
    const move = (date: string) => person.patch(`/api/appointments/${id}`, { date });
    const tooLate = await move('2027-02-12T08:00:00.000Z');
    expect([tooLate.statusCode, tooLate.json()]).toEqual([
      409,
      {
        code: 'after_plan',
        message:
          'La paga una sesión de tu plan, que vale hasta el jueves, 11 de febrero de 2027. Elige un día hasta entonces.',
      },
    ]);
    expect((await move('2027-02-11T18:00:00.000Z')).json()).toMatchObject({
      date: '2027-02-11T18:00:00.000Z',
      paid: true,
      withCredit: true,
      status: 'confirmed',
    });
    expect(await ledger()).toEqual(['grant 2', 'use -1']);
  });
});

test('keeps the session used after a no-show, with nothing owed', async () => {
  await buyTwo();
  const { id } = await bookOk(at(12));
  const reception = await createStaff(testApp, 'reception');
  testApp.clock.set(new Date(at(12, '10:00')));
  await testApp.signIn(reception);
  const noted = await reception.post(`/api/staff/appointments/${id}/attendance`, { status: 'no_show' });
  expect(noted.statusCode, noted.body).toBe(200);
  const balance = (await reception.get(`/api/staff/people/${noted.json().patient.id}/balance`)).json();
  expect(balance).toMatchObject({ owedCents: 0, dues: [] });
  expect([await ledger(), await left()]).toEqual([['grant 2', 'use -1'], [1]]);
});
