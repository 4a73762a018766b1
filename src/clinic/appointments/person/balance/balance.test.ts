import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueReceipt } from '#clinic/payments/receipts/service.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment } from '#tests/support/staff.ts';
import type { Balance } from './contract.ts';

const now = instantOf('2026-11-23', '09:00');
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let client: Person;
let patientId: number;
let [reception, direction, nausica, fermi]: Person[] = [];
let visit: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock: stoppedClock(now) });
  [reception, direction] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'admin')];
  nausica = await createStaff(testApp, 'professional', 1);
  fermi = await createStaff(testApp, 'professional', 2);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  client = await testApp.person({ fullName: 'Marc Puig' });
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [client.user.id]);
  patientId = rows[0].id;
  visit = await insertAppointment(testApp, { patientId, professionalId: 1, startsAt: yesterday() });
});

let hours = 0;
/** A different hour on each call: a professional cannot have two appointments at once. */
const yesterday = () => new Date(now.getTime() - 86_400_000 - ++hours * 7_200_000);
const receipt = (reference: string, { capture = reference, refund = null as string | null } = {}) =>
  issueReceipt(testApp.db, {
    issuedAt: now,
    reference,
    payerUserId: client.user.id,
    captureId: capture,
    refundId: refund,
    cents: refund === null ? 6_500 : -6_500,
    concept: 'Consulta',
    vat: 'exempt',
    vatPercent: 0,
  });
const balanceAt = (id: number) => `/api/staff/people/${id}/balance`;
const balance = async (who: Person | undefined): Promise<Balance> =>
  (await who?.get(balanceAt(patientId)))?.json() as Balance;
const note = async (status: string) => {
  const reply = await reception?.post(`/api/staff/appointments/${visit}/attendance`, { status });
  return reply?.json().attendance.id as number;
};
const waive = (who: Person | undefined, reason = 'unforeseen', id = visit) =>
  // Cast: every user is created before the first test.
  (who as Person).post(`/api/staff/appointments/${id}/waiver`, { reason });

test('turns an unpaid no-show into a debt until the note is undone', async () => {
  expect(await balance(reception)).toMatchObject({ owedCents: 0, dues: [{ state: 'open', cents: 6_500 }] });
  const noteId = await note('no_show');
  expect(await balance(reception)).toMatchObject({
    owedCents: 6_500,
    receipts: [],
    returning: [],
    dues: [{ appointmentId: visit, state: 'owed', cents: 6_500, reason: null }],
  });
  await reception?.post(`/api/staff/attendance/${noteId}/undo`);
  expect(await balance(reception)).toMatchObject({ owedCents: 0, dues: [{ state: 'open' }] });
});

test('lets only the director waive a debt, once and with a reason', async () => {
  await note('no_show');
  for (const who of [reception, nausica]) expect((await waive(who)).statusCode).toBe(403);
  expect((await testApp.visitor().post(`/api/staff/appointments/${visit}/waiver`, {})).statusCode).toBe(401);
  expect((await waive(direction, 'because')).statusCode).toBe(400);
  expect((await waive(direction, 'unforeseen', 99_999_999)).statusCode).toBe(404);
  const both = await Promise.all([waive(direction), waive(direction)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect(await balance(reception)).toMatchObject({
    owedCents: 0,
    dues: [{ state: 'waived', cents: 6_500, reason: 'unforeseen' }],
  });
  const { rows } = await testApp.pool.query(
    `select actor_role, patient_id, detail from audit_log where action = 'debt.waived' and subject = $1`,
    [`appointment:${visit}`],
  );
  expect(rows).toEqual([
    { actor_role: 'admin', patient_id: patientId, detail: { cents: 6_500, reason: 'unforeseen' } },
  ]);
});

test('keeps a waiver permanently and ties it to the note that caused the debt', async () => {
  const noteId = await note('no_show');
  await waive(direction);
  await expect(testApp.pool.query('update debt_waivers set cents = 1')).rejects.toThrow('permission denied');
  await expect(testApp.pool.query('delete from debt_waivers')).rejects.toThrow('permission denied');
  await reception?.post(`/api/staff/attendance/${noteId}/undo`);
  await note('cancelled_late');
  expect(await balance(reception)).toMatchObject({ owedCents: 6_500, dues: [{ state: 'owed' }] });
  expect((await waive(direction, 'goodwill')).statusCode).toBe(204);
});

test.each([
  ['is still open', ''],
  ['is paid', `update appointments set paid = true where id = $1`],
  ['a plan pays', `update appointments set with_credit = true, paid = true where id = $1`],
])('refuses to waive an appointment that %s', async (_, change) => {
  if (change !== '') {
    await note('no_show');
    await testApp.pool.query(change, [visit]);
  }
  expect((await waive(direction)).json()).toMatchObject({ code: 'not_owed' });
});

test('lists payments and refunds with their receipts, newest first', async () => {
  const paid = await receipt(`appointment:${visit}`);
  const back = await receipt(`appointment:${visit}`, { refund: `R-${visit}` });
  await testApp.pool.query(
    `insert into refunds (request_id, capture_id, order_id, reference, payer_user_id, cents, currency, reason, state, next_try_at, created_at)
     values ($1, $1, 'O-1', $1, $2, 6500, 'EUR', 'cancelled_in_time', 'refused', now(), now())`,
    [`appointment:${visit}`, client.user.id],
  );
  const { receipts, returning } = await balance(reception);
  expect(receipts).toMatchObject([
    { id: back, cents: -6_500, isRefund: true },
    { id: paid, cents: 6_500, isRefund: false, payerName: 'Marc Puig', concept: 'Consulta' },
  ]);
  expect(returning).toMatchObject([{ cents: 6_500, isRefused: true }]);
  const file = await reception?.get(`/api/staff/people/${patientId}/receipts/${paid}/pdf`);
  expect([file?.statusCode, file?.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('shows a professional only the payments of their own appointments, without plans', async () => {
  const other = await insertAppointment(testApp, { patientId, professionalId: 2, startsAt: yesterday() });
  const own = await receipt(`appointment:${visit}`);
  const colleague = await receipt(`appointment:${other}`);
  const plan = await receipt(`subscription:1:single:${client.user.id}`);
  const ids = async (who: Person | undefined) => (await balance(who)).receipts.map(({ id }) => id);
  expect(await ids(nausica)).toEqual([own]);
  expect(await ids(fermi)).toEqual([colleague]);
  expect(await ids(reception)).toEqual([plan, colleague, own]);
  const pdf = (id: number) => nausica?.get(`/api/staff/people/${patientId}/receipts/${id}/pdf`);
  expect((await pdf(own))?.statusCode).toBe(200);
  const unknown = await pdf(99_999_999);
  for (const id of [colleague, plan]) expect((await pdf(id))?.body).toBe(unknown?.body);
  expect((await balance(nausica)).dues.map(({ appointmentId }) => appointmentId)).toEqual([visit]);
});

test('returns 404 for a patient of another professional, as for an unknown one, and 401 to a visitor', async () => {
  const foreign = await fermi?.get(balanceAt(patientId));
  expect(foreign?.statusCode).toBe(404);
  expect(foreign?.body).toBe((await fermi?.get(balanceAt(99_999_999)))?.body);
  expect((await testApp.visitor().get(balanceAt(patientId))).statusCode).toBe(401);
  expect((await client.get(balanceAt(patientId))).statusCode).toBe(403);
  const stranger = await testApp.person();
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [stranger.user.id]);
  const theirs = await receipt('appointment:99999');
  const path = `/api/staff/people/${rows[0].id}/receipts/${theirs}/pdf`;
  expect((await reception?.get(path))?.statusCode).toBe(404);
});

describe('POST /api/staff/appointments/:id/discount', () => {
  const discount = (cents: number, who: Person | undefined = direction, id = visit, reason = 'hardship') =>
    // Cast: every user is created before the first test.
    (who as Person).post(`/api/staff/appointments/${id}/discount`, { discountCents: cents, reason });
  const take = (cents: number, more: object = {}) =>
    (reception as Person).post('/api/staff/payments', {
      type: 'appointment',
      itemId: visit,
      method: 'card',
      cents,
      ...more,
    });
  const logged = async () =>
    (
      await testApp.pool.query(
        "select actor_role as role, patient_id as patient, detail from audit_log where action = 'appointment.discounted' and subject = $1 order by id",
        [`appointment:${visit}`],
      )
    ).rows;

  test('lowers what is due everywhere, once, and the receipt says so', async () => {
    await note('fulfilled');
    const both = await Promise.all([discount(1_500), discount(1_500)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await logged()).toEqual([
      {
        role: 'admin',
        patient: patientId,
        detail: { discountCents: 1_500, reason: 'hardship', priceCents: 5_000 },
      },
    ]);
    expect(await balance(reception)).toMatchObject({
      owedCents: 5_000,
      dues: [{ state: 'owed', cents: 5_000, discountCents: 1_500, discountReason: 'hardship' }],
    });
    expect((await take(6_500)).json()).toMatchObject({ code: 'price_changed', price: 5_000 });
    const due = await reception?.get(`/api/staff/payments/due?type=appointment&itemId=${visit}`);
    expect(due?.json()).toMatchObject({
      cents: 5_000,
      concept: expect.stringMatching(/con un descuento de 15,00/),
    });
    expect((await take(5_000)).statusCode).toBe(201);
    const { receipts, owedCents } = await balance(reception);
    expect(receipts).toMatchObject([
      { cents: 5_000, concept: expect.stringMatching(/\(con un descuento de 15,00\s€\)$/) },
    ]);
    expect(owedCents).toBe(0);
    expect((await discount(500)).json()).toMatchObject({ code: 'already_paid' });
  });

  test('is changed and removed before payment, and never exceeds the price', async () => {
    expect((await discount(6_501)).json()).toMatchObject({ code: 'exceeds' });
    expect((await discount(-1)).statusCode).toBe(400);
    expect((await discount(100, direction, visit, 'because')).statusCode).toBe(400);
    expect((await discount(6_500)).statusCode).toBe(204);
    expect(await balance(reception)).toMatchObject({
      owedCents: 0,
      dues: [{ state: 'waived', cents: 0, discountCents: 6_500 }],
    });
    expect((await take(1)).json()).toMatchObject({ code: 'nothing_due' });
    expect((await discount(6_501)).json()).toMatchObject({ code: 'exceeds' });
    expect((await discount(2_000)).statusCode).toBe(204);
    expect((await discount(0)).statusCode).toBe(204);
    expect(await balance(reception)).toMatchObject({
      dues: [{ state: 'open', cents: 6_500, discountCents: 0, discountReason: null }],
    });
    expect(await logged()).toHaveLength(3);
  });

  test('is for the director only, and not for what is held, waived or cancelled', async () => {
    for (const who of [reception, nausica]) expect((await discount(100, who)).statusCode).toBe(403);
    expect((await testApp.visitor().post(`/api/staff/appointments/${visit}/discount`, {})).statusCode).toBe(
      401,
    );
    expect((await discount(100, direction, 99_999_999)).statusCode).toBe(404);
    const set = (values: string) =>
      testApp.pool.query(`update appointments set ${values} where id = $1`, [visit]);
    await set("status = 'pending', hold_expires_at = now() + interval '10 years'");
    expect((await discount(100)).json()).toMatchObject({ code: 'held' });
    await set("status = 'cancelled', cancellation = 'clinic', hold_expires_at = null");
    expect((await discount(100)).json()).toMatchObject({ code: 'not_due' });
    await set("status = 'confirmed', cancellation = null");
    await note('no_show');
    await waive(direction);
    expect((await discount(100)).json()).toMatchObject({ code: 'not_due' });
    expect(await logged()).toEqual([]);
  });

  test('at the moment of the payment, one of both takes effect', async () => {
    for (let round = 0; round < 3; round++) {
      visit = await insertAppointment(testApp, { patientId, professionalId: 1, startsAt: yesterday() });
      const [given, taken] = await Promise.all([discount(1_000), take(6_500)]);
      expect([given.statusCode === 204, taken.statusCode === 201].filter(Boolean)).toHaveLength(1);
      const { rows } = await testApp.pool.query(
        'select price_cents as cents, paid from appointments where id = $1',
        [visit],
      );
      expect(rows).toEqual([
        { cents: taken.statusCode === 201 ? 6_500 : 5_500, paid: taken.statusCode === 201 },
      ]);
    }
  });
});
