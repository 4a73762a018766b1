import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clinic } from '#config';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  // LIMIT_FACTOR is 1000 here, to prove that nothing depends on it.
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.pool.query("delete from rate_limits where key like 'code-%'"));

const { smsPerDay, smsPerDayAndNetwork } = clinic.verification;
let numbers = 0;
const newPhone = () => `+346001${String(++numbers).padStart(5, '0')}`;

/** Requests a code to a new number, as a person from an address. */
async function send(person: Awaited<ReturnType<TestApp['person']>>, address: string) {
  const visitor = testApp.visitor(address);
  Object.assign(visitor.cookies, person.cookies);
  clock.advance(2);
  const reply = await visitor.post('/api/verify/send-code', { phone: newPhone() });
  return reply.json() as { success: boolean; message: string };
}
const readSpentPoints = async () =>
  (await testApp.pool.query("select points from rate_limits where key = 'code-sms-all:all'")).rows[0]?.points;

test("limits a network to its share of the day's SMS, however many accounts it opens", async () => {
  const answers: boolean[] = [];
  let last = { success: true, message: '' };
  for (let account = 0; account < 4; account++) {
    const person = await testApp.person();
    for (let n = 0; n < 10; n++) {
      last = await send(person, `2001:db8:99:1::${account}${n}`);
      answers.push(last.success);
    }
  }
  expect(answers.filter(Boolean)).toHaveLength(smsPerDayAndNetwork);
  expect(last).toEqual({
    success: false,
    message: 'Hoy ya hemos enviado demasiados SMS desde tu conexión. Vuelve a intentarlo mañana.',
  });
  // The refused request counts for nobody, and the neighbouring network has its own share.
  expect(await readSpentPoints()).toBe(smsPerDayAndNetwork);
  expect((await send(await testApp.person(), '2001:db8:99:2::1')).success).toBe(true);
  expect(smsPerDayAndNetwork * 5).toBeLessThanOrEqual(smsPerDay);
});

test('still limits a person who changes networks to ten', async () => {
  const person = await testApp.person();
  const answers: boolean[] = [];
  for (let n = 0; n < 12; n++) answers.push((await send(person, `203.0.113.${n}`)).success);
  expect(answers).toEqual([...Array(10).fill(true), false, false]);
});
