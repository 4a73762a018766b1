import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Appointment } from '#clinic/appointments/contract.ts';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';

const monday = new Date('2027-01-11T08:00:00Z');
let testApp: PlansTestApp;
let other: TestApp;
beforeAll(async () => {
  testApp = await startPlansTestApp(monday);
  other = await startTestApp({ clock: testApp.clock, url: testApp.url });
});
afterAll(async () => {
  await other.stop();
  await testApp.stop();
});

async function personWithFour() {
  const person = await testApp.person();
  await testApp.buy(person, 2, undefined, 30_000);
  const elsewhere = other.visitor();
  Object.assign(elsewhere.cookies, person.cookies);
  return { person, on: (index: number) => (index % 2 === 0 ? person : elsewhere) };
}
const onlyPlan = async (person: Person) => (await testApp.held(person))[0] as UserSubscription;

/** All free hours of the director within five weeks, soonest first. */
async function freeHours(person: Person): Promise<string[]> {
  const reply = await person.get(
    '/api/availability?professionalId=1&type=office&from=2027-01-12&to=2027-02-14',
  );
  const { days } = reply.json() as { days: { slots: { startsAt: string; free: boolean }[] }[] };
  return days.flatMap(({ slots }) => slots.filter(({ free }) => free).map(({ startsAt }) => startsAt));
}

/** The soak test uses twenty people in turn, the suite one. */
const rounds = process.env.SOAK ? 20 : 1;

test(
  'thirty concurrent bookings on two instances with four sessions: four succeed, 26 are refused, and the ledger agrees',
  async () => {
    for (let round = 0; round < rounds; round++) {
      await testApp.pool.query('delete from appointments');
      const { person, on } = await personWithFour();
      const hours = (await freeHours(person)).slice(0, 30);
      expect(hours).toHaveLength(30);
      const replies = await Promise.all(
        hours.map((date, index) =>
          on(index).post('/api/appointments', { type: 'office', professionalId: 1, date, useCredit: true }),
        ),
      );
      const codes = replies.map((reply) => (reply.statusCode === 201 ? 'booked' : reply.json().code));
      expect(codes.filter((code) => code === 'booked')).toHaveLength(4);
      expect(codes.filter((code) => code === 'no_credit')).toHaveLength(26);

      const { id, sessionsLeft } = await onlyPlan(person);
      expect([sessionsLeft, await testApp.ledger(id)]).toEqual([
        0,
        ['grant 4', 'use -1', 'use -1', 'use -1', 'use -1'],
      ]);
      const own = (await person.get('/api/appointments')).json() as Appointment[];
      expect(own.map(({ status, paid, withCredit }) => [status, paid, withCredit])).toEqual(
        Array.from({ length: 4 }, () => ['confirmed', true, true]),
      );
      expect((await testApp.letters(person, 'appointment.confirmed')).length).toBe(4);
    }
  },
  30_000 + rounds * 5_000,
);

test('concurrent cancellations and bookings on two instances neither lose nor create sessions', async () => {
  await testApp.pool.query('delete from appointments');
  const { person, on } = await personWithFour();
  const hours = (await freeHours(person)).filter(
    (date) => Date.parse(date) > monday.getTime() + 2 * 86_400_000,
  );
  const book = (index: number) =>
    on(index).post('/api/appointments', {
      type: 'office',
      professionalId: 1,
      date: hours[index],
      useCredit: true,
    });
  const first = await Promise.all([0, 1, 2, 3].map(book));
  const ids = first.map((reply) => reply.json().id as number);
  const cancels = ids.flatMap((id) => [0, 1].map((at) => on(at).delete(`/api/appointments/${id}`)));
  const again = [4, 5, 6, 7, 8, 9].map(book);
  const codes = (await Promise.all([...cancels, ...again]))
    .slice(cancels.length)
    .map((reply) => reply.statusCode);
  const booked = codes.filter((code) => code === 201).length;
  expect((await onlyPlan(person)).sessionsLeft).toBe(4 - booked);
  const steps = await testApp.ledger((await onlyPlan(person)).id);
  expect(steps.filter((step) => step === 'return 1')).toHaveLength(4);
  expect(steps.filter((step) => step === 'use -1')).toHaveLength(4 + booked);
});

describe('the database', () => {
  test('denies changes to the session ledger', async () => {
    await personWithFour();
    for (const statement of [
      'update session_credits set sessions = 99',
      'delete from session_credits',
      'truncate session_credits',
    ])
      await expect(testApp.pool.query(statement), statement).rejects.toThrow(/permission denied/);
  });

  test('refuses a negative balance, a second use or return per appointment, and entries without reference', async () => {
    const { person } = await personWithFour();
    const { id } = await onlyPlan(person);
    const write = (step: string, sessions: number, appointmentId: number | null) =>
      testApp.pool.query(
        'insert into session_credits (at, subscription_id, step, sessions, appointment_id) values (now(), $1, $2, $3, $4)',
        [id, step, sessions, appointmentId],
      );
    await expect(
      testApp.pool.query('update user_subscriptions set sessions_left = sessions_left - 5 where id = $1', [
        id,
      ]),
    ).rejects.toThrow(/user_subscriptions_sessions/);
    const unknown = 2_000_000_000 + id;
    await write('use', -1, unknown);
    await expect(write('use', -1, unknown)).rejects.toThrow(/session_credits_used/);
    await write('return', 1, unknown);
    await expect(write('return', 1, unknown)).rejects.toThrow(/session_credits_returned/);
    await expect(write('use', 1, unknown + 1)).rejects.toThrow(/session_credits_sign/);
    await expect(write('return', 1, null)).rejects.toThrow(/session_credits_of/);
    await expect(write('grant', 1, null)).rejects.toThrow(/session_credits_of/);
  });
});
