import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskItem } from '#clinic/payments/payables.server.ts';
import { appointmentReference } from '#clinic/payments/references.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import {
  child,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { createDeskPayments } from './desk.server.ts';

let testApp: PaymentsTestApp;
let reception: Person;
let person: Person;
let days = 0;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
});

async function planned(fields = 'paid = false'): Promise<number> {
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const startsAt = new Date(Date.UTC(2027, 2, ++days, 9));
  const visit = { patientId: rows[0].id, professionalId: 1, startsAt, bookedBy: person.user.id };
  const id = await insertAppointment(testApp, visit);
  await testApp.pool.query(`update appointments set ${fields} where id = $1`, [id]);
  return id;
}
async function due(id: number): Promise<number | string> {
  const reply = await reception.get(`/api/staff/payments/due?type=appointment&itemId=${id}`);
  return reply.json().cents ?? reply.json().code;
}
const take = (itemId: number, cents: number) =>
  reception.post('/api/staff/payments', { type: 'appointment', itemId, method: 'card', cents });
/** Only functions that need no dependencies. */
const desk = createDeskPayments({} as AppointmentsDeps);
const settle = (reference: string) =>
  inTransaction(testApp.db, (tx) => {
    const money = { reference, cents: 6_500, captureId: 'CAJA-0' };
    return desk.settleAtDesk(tx, money, {} as DeskItem, testApp.clock.now());
  });

test('returns the price less a supplement, and nothing for past or plan-paid appointments', async () => {
  const from = await planned();
  const left = (cents: number) => `supplement_cents = ${cents}, supplement_of = ${from}`;
  for (const [fields, expected] of [
    [left(1_000), 5_500],
    [left(6_499), 1],
    [left(6_500), 'nothing_due'],
    [left(6_600), 'nothing_due'],
    ['paid = true', 'already_paid'],
    ['with_credit = true, paid = true, price_cents = 0', 'already_paid'],
    ['with_credit = true', 'nothing_due'],
    ["status = 'cancelled', cancellation = 'person'", 'nothing_due'],
    ["status = 'cancelled', cancellation = 'person', paid = true", 'nothing_due'],
    ["status = 'pending', hold_expires_at = '2026-12-11T08:00:00Z'", 'nothing_due'],
    ["status = 'pending', hold_expires_at = '2026-12-11T08:00:00.001Z'", 6_500],
  ] as const)
    expect([fields, await due(await planned(fields))]).toEqual([fields, expected]);
  expect(await due(2_000_000_000)).toBe('not_found');
});

test('charges the current price for a child’s hold and the agreed price for a planned visit', async () => {
  const a = await testApp.book(person, slot(15), child);
  const b = await testApp.book(person, slot(16), child);
  expect([await due(a), await due(b)]).toEqual([6_000, 6_000]);
  const confirmed = "update appointments set status = 'confirmed', hold_expires_at = null where id = $1";
  await testApp.pool.query('update appointments set revision = 3 where id = $1', [b]);
  expect((await take(b, 5_000)).json()).toMatchObject({ code: 'price_changed', price: 6_000 });
  expect((await take(b, 6_000)).statusCode).toBe(201);
  expect(await testApp.mine(person, b)).toMatchObject({
    price: 6_000,
    status: 'confirmed',
    paid: true,
    holdExpiresAt: null,
  });
  const [letter] = await testApp.letters(person, 'appointment.confirmed');
  expect(letter?.text).toContain('Tu cita está pagada y confirmada.');
  expect(letter?.attachments[0]?.content).toContain('SEQUENCE:4\r\n');
  expect(await due(a)).toBe(5_000);
  await testApp.pool.query(confirmed, [a]);
  expect(await due(a)).toBe(6_000);
  expect((await take(a, 6_000)).statusCode).toBe(201);
  expect(await testApp.letters(person, 'appointment.confirmed')).toHaveLength(1);
  expect(await testApp.mine(person, a)).toMatchObject({ price: 6_000, paid: true, payment: 'paid' });
});

test('returns the booking account as payer, or the patient record without an account', async () => {
  const card = await insertPatient(testApp, { name: 'Joana Serra' });
  const startsAt = new Date(Date.UTC(2027, 2, ++days, 9));
  const hours = [
    await planned(),
    await insertAppointment(testApp, { patientId: card, professionalId: 1, startsAt }),
  ];
  const actor = {
    kind: 'person',
    userId: reception.user.id,
    role: 'reception',
    professionalId: null,
  } as const;
  const payers = await inTransaction(testApp.db, async (tx) => {
    const asked = hours.map((itemId) => desk.dueAtDesk(tx, { actor, item: { itemId } }, testApp.clock.now()));
    return Promise.all(asked);
  });
  const cents = { priceCents: 6_500, operationCents: 6_500, sessionsLeft: 0, state: 'payable' };
  expect(payers).toEqual([
    {
      ...cents,
      reference: appointmentReference(hours[0] ?? 0),
      payerUserId: person.user.id,
      payerPatientId: null,
      patientId: expect.any(Number),
    },
    {
      ...cents,
      reference: appointmentReference(hours[1] ?? 0),
      payerUserId: null,
      payerPatientId: card,
      patientId: card,
    },
  ]);
});

test('settles only amounts due and gives the reason otherwise', async () => {
  for (const [fields, expected] of [
    ['paid = false', 'settled'],
    ['paid = true', 'second_payment'],
    ['with_credit = true', 'gone'],
    ["status = 'cancelled', cancellation = 'person'", 'gone'],
    ["status = 'pending', hold_expires_at = '2026-12-11T08:00:00Z'", 'gone'],
  ] as const)
    expect([fields, await settle(appointmentReference(await planned(fields)))]).toEqual([fields, expected]);
  const ofPlan = `subscription:${await planned()}:single:1`;
  for (const unknown of [appointmentReference(2_000_000_000), ofPlan, 'nonsense'])
    expect(await settle(unknown)).toBe('unknown_item');
});

test('undoes a payment only for a confirmed, paid appointment', async () => {
  const undo = (reference: string) =>
    inTransaction(testApp.db, (tx) =>
      desk.unsettle(tx, { reference, captureId: 'CAJA-0' }, testApp.clock.now()),
    );
  for (const [fields, expected] of [
    ['paid = true', true],
    ['paid = false', false],
    ["status = 'cancelled', cancellation = 'person', paid = true", false],
  ] as const)
    expect([fields, await undo(appointmentReference(await planned(fields)))]).toEqual([fields, expected]);
  expect(await undo(appointmentReference(2_000_000_000))).toBe(false);
});

test('attributes takings to the professional of the appointment and to none for other items', async () => {
  const one = await planned();
  const other = await planned('professional_id = 2');
  const references = [one, other].map(appointmentReference);
  const { rows } = await testApp.pool.query('select name from professionals where id in (1, 2) order by id');
  const ofPlan = `subscription:${await planned()}:single:1`;
  const earners = await desk.earnersOf(testApp.db, [...references, ofPlan, 'credit:1']);
  expect([...earners]).toEqual(references.map((reference, index) => [reference, rows[index].name]));
  expect([...(await desk.earnersOf(testApp.db, ['credit:1']))]).toEqual([]);
});
