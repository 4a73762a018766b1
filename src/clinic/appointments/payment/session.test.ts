import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { friday, type PaymentsTestApp, type Person, startPaymentsTestApp } from '#tests/support/payments.ts';
import { createStaff, insertAppointment, setTill } from '#tests/support/staff.ts';

let testApp: PaymentsTestApp;
let reception: Person;
let colleague: Person;
let bookedBy: number;
let patientId: number;
let hours = 0;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await setTill(testApp, 'opening');
  await testApp.clear();
  reception = await createStaff(testApp, 'reception');
  colleague = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(friday);
  const { user } = await testApp.person();
  bookedBy = user.id;
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [bookedBy]);
  patientId = rows[0].id;
});

const plan = () =>
  insertAppointment(testApp, {
    patientId,
    bookedBy,
    professionalId: 1,
    startsAt: new Date(instantOf('2026-12-14', '06:00').getTime() + ++hours * 3_600_000),
  });
/** Sells the plan of four sessions at the desk, as a receptionist does. */
async function sell(): Promise<void> {
  const item = { type: 'subscription', itemId: 1, paymentInterval: 'single', patientId };
  const due = await reception.get(
    `/api/staff/payments/due?type=subscription&itemId=1&paymentInterval=single&patientId=${patientId}`,
  );
  expect(due.statusCode, due.body).toBe(200);
  const reply = await reception.post('/api/staff/payments', {
    ...item,
    method: 'card',
    cents: due.json().cents,
  });
  expect(reply.statusCode, reply.body).toBe(201);
}
const bySession = (id: number, who = reception) => who.post(`/api/staff/appointments/${id}/session`, {});
const inCash = (id: number, who = reception) =>
  who.post('/api/staff/payments', { type: 'appointment', itemId: id, method: 'cash', cents: 6_500 });
const due = async (id: number) =>
  (await reception.get(`/api/staff/payments/due?type=appointment&itemId=${id}`)).json();
const sessionsLeft = async (): Promise<number> =>
  (
    await testApp.pool.query(
      'select coalesce(sum(sessions_left), 0)::int as left from user_subscriptions where patient_id = $1',
      [patientId],
    )
  ).rows[0].left;
const stateOf = async (id: number) =>
  (
    await testApp.pool.query(
      'select paid, with_credit as "withCredit", price_cents as cents, status from appointments where id = $1',
      [id],
    )
  ).rows[0];
const ledgerOf = async (id: number) =>
  (await testApp.pool.query('select id from payment_ledger where reference = $1', [appointmentReference(id)]))
    .rows;

describe('POST /api/staff/appointments/:id/session', () => {
  test('pays unpaid appointments with a plan sold afterwards, without money', async () => {
    const ids = [await plan(), await plan()];
    expect((await due(ids[0] ?? 0)).sessionsLeft).toBe(0);
    expect((await bySession(ids[0] ?? 0)).json()).toMatchObject({ code: 'no_credit' });
    await sell();
    const before = await sessionsLeft();
    expect((await due(ids[0] ?? 0)).sessionsLeft).toBe(before);
    for (const id of ids) {
      const reply = await bySession(id);
      expect([reply.statusCode, reply.json()], reply.body).toMatchObject([
        200,
        { paid: true, withCredit: true },
      ]);
      expect(await ledgerOf(id)).toEqual([]);
    }
    expect(await sessionsLeft()).toBe(before - 2);
  });

  test('spends one session when one desk presses twice or two desks press at once', async () => {
    await sell();
    const before = await sessionsLeft();
    const id = await plan();
    const key = { 'idempotency-key': randomUUID() };
    const press = () =>
      reception.send({ method: 'POST', url: `/api/staff/appointments/${id}/session`, headers: key });
    const twice = await Promise.all([press(), press()]);
    expect(twice.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await press()).statusCode).toBe(200);
    const other = await plan();
    const desks = await Promise.all([bySession(other), bySession(other, colleague)]);
    expect(desks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await sessionsLeft()).toBe(before - 2);
  });

  test('takes either the session or the money when both are pressed at the same moment', async () => {
    await sell();
    for (let round = 0; round < 3; round++) {
      const before = await sessionsLeft();
      const id = await plan();
      const [session, cash] = await Promise.all([bySession(id), inCash(id, colleague)]);
      expect([session.statusCode < 300, cash.statusCode < 300].filter(Boolean)).toHaveLength(1);
      const { withCredit } = await stateOf(id);
      expect(await sessionsLeft()).toBe(withCredit ? before - 1 : before);
      expect(await ledgerOf(id)).toHaveLength(withCredit ? 0 : 2);
    }
  });

  test('pays as many appointments as sessions are left when more are pressed at once', async () => {
    await sell();
    const left = await sessionsLeft();
    const ids: number[] = [];
    for (let count = 0; count < left + 2; count++) ids.push(await plan());
    const replies = await Promise.all(ids.map((id) => bySession(id)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(left);
    expect(await sessionsLeft()).toBe(0);
  });

  test('returns the session when the appointment is cancelled in time', async () => {
    await sell();
    const before = await sessionsLeft();
    const id = await plan();
    await bySession(id);
    await reception.post(`/api/staff/appointments/${id}/cancel`, { by: 'clinic' });
    expect(await sessionsLeft()).toBe(before);
    expect((await bySession(id)).json()).toMatchObject({ code: 'cancelled' });
  });

  test('returns 404 to a professional without the appointment', async () => {
    const other = await createStaff(testApp, 'professional', 2);
    expect((await bySession(await plan(), other)).statusCode).toBe(404);
  });

  test('refuses what no plan pays, and what is paid already', async () => {
    await sell();
    const home = await plan();
    await testApp.pool.query(
      `update appointments set kind = 'home', address = 'Carrer Nou 3, Girona' where id = $1`,
      [home],
    );
    const paid = await plan();
    await inCash(paid);
    expect((await bySession(home)).json()).toMatchObject({ code: 'no_credit' });
    expect((await bySession(paid)).json()).toMatchObject({ code: 'already_paid' });
  });
});

describe('POST /api/staff/people/:id/sessions', () => {
  const together = (ids: readonly number[], who = reception, headers: Record<string, string> = {}) =>
    who.send({
      method: 'POST',
      url: `/api/staff/people/${patientId}/sessions`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ appointmentIds: ids }),
    });

  test('pays several appointments with a plan just sold, once however often it is pressed', async () => {
    const ids = [await plan(), await plan(), await plan()];
    await sell();
    const before = await sessionsLeft();
    const key = { 'idempotency-key': randomUUID() };
    const press = () => together(ids, reception, key);
    const replies = [...(await Promise.all([press(), press()])), await press()];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ paid: true, withCredit: true, cents: 0 });
    expect(await sessionsLeft()).toBe(before - 3);
  });

  test('spends nothing when the sessions do not suffice for all, or one is paid', async () => {
    await sell();
    const left = await sessionsLeft();
    const ids: number[] = [];
    for (let count = 0; count < left + 1; count++) ids.push(await plan());
    const reply = await together(ids);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_credit']);
    expect(reply.json().message).toContain('No se ha gastado ninguna sesión');
    expect(await stateOf(ids[0] ?? 0)).toMatchObject({ paid: false, withCredit: false });
    await inCash(ids[1] ?? 0);
    expect((await together(ids.slice(0, 2))).json().code).toBe('already_paid');
    expect(await sessionsLeft()).toBe(left);
    const many = await Promise.all([together(ids.slice(2)), together(ids.slice(2), colleague)]);
    expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await sessionsLeft()).toBe(left - ids.slice(2).length);
  });

  test("returns 404 for another patient's appointment, and to a professional without it", async () => {
    await sell();
    const own = await plan();
    const other = await testApp.person();
    const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [other.user.id]);
    const foreign = await insertAppointment(testApp, {
      patientId: rows[0].id,
      professionalId: 1,
      startsAt: new Date(instantOf('2026-12-14', '06:00').getTime() + ++hours * 3_600_000),
    });
    expect((await together([own, foreign])).statusCode).toBe(404);
    expect((await stateOf(own)).paid).toBe(false);
    expect((await together([own], await createStaff(testApp, 'professional', 2))).statusCode).toBe(404);
  });
});
