import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type PaymentsTestApp, type Person, startPaymentsTestApp } from '#tests/support/payments.ts';
import { createStaff, insertAppointment } from '#tests/support/staff.ts';
import type { Till } from './contract.ts';

let testApp: PaymentsTestApp;
let [reception, colleague, director, person] = [] as unknown as Person[];
let days = 0;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  [reception, colleague] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'reception')];
  director = await createStaff(testApp, 'admin');
  person = await testApp.person();
  await testApp.pool.query("update users set full_name = 'Ona Vilar' where id = $1", [
    asPerson(reception).user.id,
  ]);
  await testApp.pool.query("update users set full_name = 'Pol Camps' where id = $1", [
    asPerson(colleague).user.id,
  ]);
});
afterAll(() => testApp.stop());

const asPerson = (one: Person | undefined): Person => one as Person;
/** Sets the clock and signs everyone in again, because sessions expire. */
async function at(day: string, time: string, milliseconds = 0): Promise<void> {
  testApp.clock.set(new Date(instantOf(day, time).getTime() + milliseconds));
  for (const one of [reception, colleague, director])
    await asPerson(one).post('/api/login', {
      username: asPerson(one).user.username,
      password: 'casa-de-paper-7',
    });
}
const readTill = async (date: string, by = reception): Promise<Till> =>
  (await asPerson(by).get(`/api/staff/till?date=${date}`)).json();
const note = (by: Person | undefined, step: string, cents: number, more: object = {}) =>
  asPerson(by).post('/api/staff/till', { step, cents, ...more });
const readPatientId = async (): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [asPerson(person).user.id])).rows[0]
    .id;
const planVisit = async (professionalId = 1): Promise<number> =>
  insertAppointment(testApp, {
    patientId: await readPatientId(),
    bookedBy: asPerson(person).user.id,
    professionalId,
    startsAt: new Date(Date.UTC(2027, 2, ++days, 9)),
  });
const take = async (method: string, professionalId = 1) => {
  const wish = { type: 'appointment', itemId: await planVisit(professionalId), method, cents: 6_500 };
  const reply = await asPerson(reception).post('/api/staff/payments', wish);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const logged = async (id: number) =>
  (
    await testApp.pool.query(
      'select at, actor_user_id as "by", action, detail from audit_log where subject = $1',
      [`till:${id}`],
    )
  ).rows;

test('accepts the first float as it is, then reports and audits the difference of each count', async () => {
  await at('2026-12-11', '09:00');
  expect(await readTill('2026-12-11')).toMatchObject({ isOpen: false, isFirst: true, expectedCents: 0 });
  const key = randomUUID();
  const open = () =>
    asPerson(reception).send({
      method: 'POST',
      url: '/api/staff/till',
      headers: { 'idempotency-key': key, 'content-type': 'application/json' },
      payload: JSON.stringify({ step: 'opening', cents: 15_000 }),
    });
  const { id } = (await open()).json();
  expect([(await open()).json(), id]).toEqual([{ id }, expect.any(Number)]);
  expect(await readTill('2026-12-11')).toMatchObject({ isOpen: true, isFirst: false, expectedCents: 15_000 });
  const refused = async (step: string, cents: number, more: object = {}) => {
    const { code, expectedCents } = (await note(reception, step, cents, more)).json();
    return [code, expectedCents];
  };
  const toColleague = { givenTo: asPerson(colleague).user.id };
  expect(await refused('withdrawal', 5_000, toColleague)).toEqual(['not_found', undefined]);
  expect(await refused('withdrawal', 15_001)).toEqual(['too_much', 15_000]);
  const taken = (await note(reception, 'withdrawal', 5_000, { note: '' })).json();
  expect(await refused('handover', 10_100, { ...toColleague, note: '' })).toEqual(['note_needed', 10_000]);
  const handed = (await note(reception, 'handover', 10_100, { ...toColleague, note: 'Había de más' })).json();
  // Withdrawals before a count are included in it.
  expect((await readTill('2026-12-11')).expectedCents).toBe(10_100);
  expect((await note(colleague, 'withdrawal', 100)).statusCode).toBe(201);
  expect((await readTill('2026-12-11')).expectedCents).toBe(10_000);
  const now = testApp.clock.now();
  const said = { at: now.toISOString(), by: 'Ona Vilar', givenTo: null, note: null, takings: [] };
  expect((await readTill('2026-12-11')).events).toEqual([
    { ...said, id, step: 'opening', cents: 15_000, differenceCents: 0 },
    { ...said, id: taken.id, step: 'withdrawal', cents: 5_000, differenceCents: null },
    {
      ...said,
      id: handed.id,
      step: 'handover',
      cents: 10_100,
      differenceCents: 100,
      givenTo: 'Pol Camps',
      note: 'Había de más',
    },
    {
      ...said,
      id: expect.any(Number),
      by: 'Pol Camps',
      step: 'withdrawal',
      cents: 100,
      differenceCents: null,
    },
  ]);
  const by = { at: now, by: asPerson(reception).user.id };
  expect([await logged(id), await logged(taken.id), await logged(handed.id)]).toEqual([
    [{ ...by, action: 'till.opening', detail: { cents: 15_000, differenceCents: 0 } }],
    [{ ...by, action: 'till.withdrawal', detail: { cents: 5_000 } }],
    [{ ...by, action: 'till.handover', detail: { cents: 10_100, differenceCents: 100 } }],
  ]);
});

test('is handed over to other staff on duty today, listed by name', async () => {
  const gone = await createStaff(testApp, 'reception');
  const closed = await createStaff(testApp, 'admin');
  const nausica = await createStaff(testApp, 'professional', 1);
  await testApp.pool.query('update users set disabled_at = now() where id = $1', [gone.user.id]);
  await testApp.pool.query('update users set closed_at = now() where id = $1', [closed.user.id]);
  // The update moves the older row behind the others.
  await testApp.pool.query('update users set full_name = full_name where id = $1', [
    asPerson(reception).user.id,
  ]);
  const { colleagues } = await readTill('2026-12-11', colleague);
  expect(colleagues).toEqual([
    { id: 1, name: 'Dirección' },
    { id: asPerson(reception).user.id, name: 'Ona Vilar' },
    { id: asPerson(director).user.id, name: asPerson(director).user.username },
  ]);
  for (const one of [gone, closed, nausica, person])
    expect((await note(colleague, 'handover', 10_000, { givenTo: asPerson(one).user.id })).statusCode).toBe(
      404,
    );
  expect(
    (await note(colleague, 'handover', 10_000, { givenTo: asPerson(director).user.id })).statusCode,
  ).toBe(201);
});

test('counts events and takings by the day in Madrid', async () => {
  const events = async (day: string) => (await readTill(day)).events.map(({ cents }) => cents);
  const total = async (day: string) => (await readTill(day)).takings.totalCents;
  for (const [day, time, milliseconds, cents] of [
    ['2026-12-14', '00:00', -1, 1],
    ['2026-12-14', '00:00', 0, 2],
    ['2026-12-15', '00:00', -1, 3],
    ['2026-12-15', '00:00', 0, 4],
  ] as const) {
    await at(day, time, milliseconds);
    await take('transfer');
    expect((await note(reception, 'withdrawal', cents)).statusCode).toBe(201);
  }
  expect([await events('2026-12-13'), await events('2026-12-14'), await events('2026-12-15')]).toEqual([
    ...[[1], [2, 3], [4]],
  ]);
  expect([await total('2026-12-13'), await total('2026-12-14'), await total('2026-12-15')]).toEqual([
    ...[6_500, 13_000, 6_500],
  ]);
});

test('reports takings by method and professional, largest first, and plans without professional', async () => {
  await at('2026-12-16', '09:00');
  const before = (await readTill('2026-12-16')).expectedCents;
  await take('cash');
  await take('bizum', 2);
  await take('bizum', 2);
  const { receiptId } = await take('card');
  const plan = {
    type: 'subscription',
    itemId: 1,
    paymentInterval: 'single',
    patientId: await readPatientId(),
    method: 'transfer',
    cents: 52_000,
  };
  expect((await asPerson(reception).post('/api/staff/payments', plan)).statusCode).toBe(201);
  const back = { cents: 500, reason: 'Llegamos tarde' };
  const giveBack = (more: object = {}) =>
    asPerson(director).post(`/api/staff/receipts/${receiptId}/return`, { ...back, ...more });
  expect((await giveBack()).statusCode).toBe(200);
  const { rows } = await testApp.pool.query('select name from professionals where id in (1, 2) order by id');
  const { takings } = await readTill('2026-12-16');
  expect(takings).toEqual({
    byMethod: [
      { method: 'transfer', cents: 52_000 },
      { method: 'bizum', cents: 13_000 },
      { method: 'cash', cents: 6_500 },
      { method: 'card', cents: 6_000 },
    ],
    byEarner: [
      { name: null, cents: 52_000 },
      { name: rows[1].name, cents: 13_000 },
      { name: rows[0].name, cents: 12_500 },
    ],
    totalCents: 77_500,
  });
  // Credit paid out in cash reduces the cash; by another method it does not.
  expect((await giveBack({ cents: 3_000, to: 'credit' })).statusCode).toBe(200);
  await testApp.sendRefund();
  const url = `/api/staff/people/${await readPatientId()}/credit-paid-out`;
  for (const [cents, method] of [
    [1_000, 'cash'],
    [2_000, 'bizum'],
  ] as const)
    expect((await asPerson(reception).post(url, { cents, method })).statusCode).toBe(200);
  expect((await readTill('2026-12-16')).expectedCents - before).toBe(5_500);
  const closed = await note(reception, 'closing', before + 5_500);
  expect(closed.statusCode, closed.body).toBe(201);
  const closing = (await readTill('2026-12-16')).events.at(-1);
  expect(closing).toMatchObject({ step: 'closing', differenceCents: 0 });
  // Includes earlier days, because there was no handover: four by transfer.
  expect(closing?.takings).toEqual([
    { method: 'cash', cents: 5_500 },
    { method: 'card', cents: 6_000 },
    { method: 'transfer', cents: 78_000 },
    { method: 'bizum', cents: 11_000 },
    { method: 'credit', cents: -3_000 },
  ]);
});
