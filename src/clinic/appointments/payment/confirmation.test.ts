import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import {
  child,
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { payWithSession } from './confirmation.server.ts';

let testApp: PaymentsTestApp;
let [person, nausica] = [] as unknown as Person[];
const room = 'https://sala.example.test/nausica';

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  nausica = await createStaff(testApp, 'professional', 1);
  await testApp.pool.query('update professionals set room_url = $1 where id = 1', [room]);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
});

const who = (one: Person | undefined): Person => one as Person;
async function buyPlan(planId: number, value: string): Promise<void> {
  const reference = `subscription:${planId}:single:${who(person).user.id}`;
  const orderId = await testApp.wallet.pay({ reference, value });
  const item = { type: 'subscription', itemId: planId, paymentInterval: 'single' };
  const reply = await who(person).post('/api/process-payment', { ...item, paymentDetails: { id: orderId } });
  expect(reply.json()).toEqual({ success: true });
}
const sessionsLeft = async () =>
  (await who(person).get('/api/user-subscriptions'))
    .json()
    .map((plan: { sessionsLeft: number }) => plan.sessionsLeft);
const bookWithSession = (date: string, fields: object = {}) =>
  who(person).post('/api/appointments', {
    type: 'office',
    professionalId: 1,
    date,
    useCredit: true,
    ...fields,
  });
const confirmations = async (id: number) =>
  (
    await testApp.pool.query(
      `select at, actor_kind as "by", actor_user_id as "userId", patient_id as "patientId", detail from audit_log
       where action = 'appointment.confirmed' and subject = $1`,
      [appointmentReference(id)],
    )
  ).rows;
const cardOfPerson = async (): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [who(person).user.id])).rows[0].id;
const toldOfChanges = async () =>
  (
    await testApp.pool.query(
      "select user_id as id, subject from outbox where kind = 'appointment.change' order by id",
    )
  ).rows;

test('confirms at once with a session credit, without a charge, as an act of the user', async () => {
  await buyPlan(1, '520.00');
  const date = slot(11, '15:00');
  const reply = await bookWithSession(date, { type: 'video' });
  expect(reply.statusCode, reply.body).toBe(201);
  const paid = { status: 'confirmed', paid: true, withCredit: true, price: 0, holdExpiresAt: null };
  expect(reply.json()).toMatchObject({ ...paid, date, roomUrl: room });
  const { id } = reply.json();
  expect(await testApp.mine(who(person), id)).toMatchObject({ ...paid, payment: 'none' });
  expect(await sessionsLeft()).toEqual([7]);
  const [letter, ...others] = await testApp.letters(who(person), 'appointment.confirmed');
  expect(others).toEqual([]);
  expect(letter?.text).toContain('La paga una sesión de tu plan: no se ha cobrado nada.');
  expect(letter?.text).toContain(room);
  expect(letter?.attachments[0]?.content).toMatch(/SEQUENCE:0\r\n[\s\S]*STATUS:CONFIRMED/);
  expect(await confirmations(id)).toEqual([
    {
      at: testApp.clock.now(),
      by: 'person',
      userId: who(person).user.id,
      patientId: await cardOfPerson(),
      detail: { with: 'session' },
    },
  ]);
  expect(await toldOfChanges()).toEqual([
    { id: who(nausica).user.id, subject: expect.stringMatching(/^Cita nueva/) },
  ]);
});

test('confirms with a payment as the system, updates the calendar entry and keeps the hold’s price', async () => {
  const id = await testApp.book(who(person), slot(11, '15:00'), { type: 'video' });
  const companion = await insertPatient(testApp, { name: 'Marc Puig', email: 'marc.puig@example.test' });
  await testApp.pool.query('update appointments set companion_id = $1, revision = 4 where id = $2', [
    companion,
    id,
  ]);
  const { price } = await testApp.mine(who(person), id);
  const paid = await testApp.payUnreported(who(person), id, (price / 100).toFixed(2));
  expect(paid.json()).toEqual({ success: true });
  expect(await testApp.mine(who(person), id)).toMatchObject({ price, withCredit: false, paid: true });
  const [letter] = await testApp.letters(who(person), 'appointment.confirmed');
  expect(letter?.text).toContain('Tu cita está pagada y confirmada.');
  expect(letter?.text).toContain(room);
  expect(letter?.attachments[0]?.content).toMatch(/SEQUENCE:5\r\n[\s\S]*STATUS:CONFIRMED/);
  expect(await confirmations(id)).toMatchObject([
    { by: 'system', userId: null, patientId: await cardOfPerson(), detail: { job: 'payments' } },
  ]);
  // The companion receives the time, not the payment.
  const { rows } = await testApp.pool.query(
    "select text, attachments from outbox where kind = 'appointment.planned' and patient_id = $1",
    [companion],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].text).not.toMatch(/pag|€/);
  expect(rows[0].attachments[0].content).toContain('SEQUENCE:5');
  expect(await toldOfChanges()).toHaveLength(2);
});

test('uses a session credit only for kinds of its own plan, never for home visits or other services', async () => {
  const { type, ...stated } = child;
  expect((await who(person).post('/api/subscription-plans/4/child', stated)).statusCode).toBe(200);
  await buyPlan(4, '250.00');
  const refused = async (fields: object, says: string) => {
    const reply = await bookWithSession(slot(16), fields);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { code: 'no_credit', message: expect.stringContaining(says) },
    ]);
  };
  // A child's sessions do not pay for adults.
  await refused({}, 'sesiones');
  await buyPlan(1, '520.00');
  const home = { type: 'home', address: 'Carrer de Mallorca 12, 08029 Barcelona' };
  await refused(home, 'no valen para visitas a domicilio');
  const hour = {
    id: 1,
    kind: 'office',
    patientId: await cardOfPerson(),
    startsAt: new Date(slot(16)),
  } as const;
  // Refused before any dependency is used.
  const besideTheKinds = payWithSession(
    {} as AppointmentsDeps,
    testApp.db,
    { ...hour, serviceId: 9 },
    friday,
  );
  await expect(besideTheKinds).rejects.toMatchObject({
    code: 'no_credit',
    message: expect.stringContaining('no valen para esta consulta'),
  });
  expect(await sessionsLeft()).toEqual([8, 5]);
  expect((await who(person).get('/api/appointments')).json()).toEqual([]);
  expect((await bookWithSession(slot(16), { ...stated, type, professionalId: 2 })).statusCode).toBe(201);
  expect(await sessionsLeft()).toEqual([8, 4]);
  expect((await bookWithSession(slot(17))).statusCode).toBe(201);
  expect(await sessionsLeft()).toEqual([7, 4]);
});
