import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type PaymentsTestApp, type Person, startPaymentsTestApp } from '#tests/support/payments.ts';
import {
  createStaff,
  insertAppointment,
  insertGuardian,
  insertPatient,
  setTill,
} from '#tests/support/staff.ts';
import { readOwedTo } from '../desk/service.server.ts';
import { moveCredit, readCreditBalance } from './queries.server.ts';
import { openPayerCreditAccount, readPayerCredit, reserveCredit } from './service.server.ts';

let testApp: PaymentsTestApp;
let reception: Person;
let director: Person;
let person: Person;
let days = 0;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await setTill(testApp, 'opening');
  [reception, director] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'admin')];
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
});

const readPatientId = async ({ user } = person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
const planVisit = (patientId: number, bookedBy?: number) =>
  insertAppointment(testApp, {
    patientId,
    professionalId: 1,
    startsAt: new Date(Date.UTC(2027, 2, ++days, 9)),
    ...(bookedBy === undefined ? {} : { bookedBy }),
  });
/** Pays an appointment at the desk and refunds that amount as credit. */
async function addCredit(cents: number, patientId: number, bookedBy?: number) {
  const wish = { type: 'appointment', itemId: await planVisit(patientId, bookedBy), method: 'card' };
  const { receiptId } = (await reception.post('/api/staff/payments', { ...wish, cents: 6_500 })).json();
  const back = { cents, reason: 'Prefiere otra cita', to: 'credit' };
  const reply = await director.post(`/api/staff/receipts/${receiptId}/return`, back);
  await testApp.sendRefund();
  return reply;
}
const readOwnCredit = async () => (await person.get('/api/credit')).json();
const payOut = async (patientId: number, cents: number, method = 'cash', key: string = randomUUID()) =>
  reception.send({
    method: 'POST',
    url: `/api/staff/people/${patientId}/credit-paid-out`,
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
    payload: JSON.stringify({ cents, method }),
  });
const listCreditAccounts = async (patientId: number): Promise<number[]> =>
  (
    await testApp.pool.query('select id from credit_accounts where patient_id = $1 order by id', [patientId])
  ).rows.map(({ id }) => id);

test('pays credit out in parts, with the balance in each letter, and books and records each part', async () => {
  const card = await readPatientId();
  expect(await readOwnCredit()).toEqual({ cents: 0 });
  await addCredit(3_000, card, person.user.id);
  await addCredit(3_500, card, person.user.id);
  const [account, ...others] = await listCreditAccounts(card);
  expect([await readOwnCredit(), others]).toEqual([{ cents: 6_500 }, []]);
  expect((await payOut(card, 2_500, 'bizum')).json()).toEqual({ cents: 4_000 });
  const key = randomUUID();
  for (let time = 0; time < 2; time++)
    expect((await payOut(card, 4_000, 'cash', key)).json()).toEqual({ cents: 0 });
  const texts = (await testApp.letters(person, 'payment.credit-paid-out')).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/25,00\u00a0€ de tu saldo a favor, por Bizum[\s\S]*Te quedan 40,00\u00a0€/),
    expect.stringContaining('40,00\u00a0€ de tu saldo a favor, en efectivo'),
  ]);
  expect(texts[1]).not.toContain('Te quedan');
  const by = { at: testApp.clock.now(), by: reception.user.id };
  const { rows: lines } = await testApp.pool.query(
    `select at, entered_by as "by", cents, currency, method, refund_id = order_id as "isOne", credit_account_id as account
     from payment_ledger where step = 'credit_paid_out' and reference = $1 order by id`,
    [`credit:${account}`],
  );
  const line = { ...by, account, currency: 'EUR', isOne: true };
  expect(lines).toEqual([
    { ...line, cents: 2_500, method: 'bizum' },
    { ...line, cents: 4_000, method: 'cash' },
  ]);
  const { rows: logged } = await testApp.pool.query(
    `select at, actor_user_id as "by", subject, detail from audit_log
     where action = 'credit.paid-out' and patient_id = $1 order by id`,
    [card],
  );
  expect(logged).toEqual([
    { ...by, subject: `patient:${card}`, detail: { cents: 2_500, method: 'bizum' } },
    { ...by, subject: `patient:${card}`, detail: { cents: 4_000, method: 'cash' } },
  ]);
});

test("shows a child's credit to the paying guardian only", async () => {
  const child = await insertPatient(testApp, { name: 'Lia Serra', birthDate: '2018-05-04' });
  const other = await testApp.person();
  for (const [who, pays] of [
    [person, true],
    [other, false],
  ] as const)
    await insertGuardian(testApp, { childId: child, guardianId: await readPatientId(who), pays });
  await addCredit(2_000, child);
  // Guardians pay for a child; the record still holds credit of payments in the child's own name.
  const from = await readPatientId();
  await inTransaction(testApp.db, (tx) => moveCredit(tx, { from, to: child }));
  expect((await payOut(child, 2_000)).json()).toEqual({ cents: 0 });
  const told = async (who: Person) => (await testApp.letters(who, 'payment.credit-paid-out')).length;
  expect([await told(person), await told(other)]).toEqual([1, 0]);
});

test("pays a child's appointment with the credit of the child's own record, which an undo gives back", async () => {
  const child = await insertPatient(testApp, { name: 'Pau Serra', birthDate: '2018-05-04' });
  const guardian = await readPatientId();
  await insertGuardian(testApp, { childId: child, guardianId: guardian });
  await addCredit(6_500, child);
  await inTransaction(testApp.db, (tx) => moveCredit(tx, { from: guardian, to: child }));
  await addCredit(1_000, child);
  const balances = async () => [
    await readCreditBalance(testApp.db, child),
    await readCreditBalance(testApp.db, guardian),
  ];
  expect(await balances()).toEqual([6_500, 1_000]);
  const itemId = await planVisit(child);
  const due = await reception.get(`/api/staff/payments/due?type=appointment&itemId=${itemId}`);
  expect(due.json()).toMatchObject({ payerPatientId: guardian, creditCents: 6_500 });
  expect(due.json().methods).toContain('credit');
  const dues = await reception.get(`/api/staff/payments/dues?patientId=${child}`);
  expect(dues.json().creditCents).toBe(6_500);
  const paid = await reception.post('/api/staff/payments', {
    type: 'appointment',
    itemId,
    method: 'credit',
    cents: 6_500,
  });
  expect(paid.statusCode, paid.body).toBe(201);
  expect(await balances()).toEqual([0, 1_000]);
  const undo = `/api/staff/receipts/${paid.json().receiptId}/undo`;
  expect((await reception.post(undo, { reason: 'Era otra persona' })).statusCode).toBe(204);
  expect(await balances()).toEqual([6_500, 1_000]);
});

test('refuses payouts above the balance, and in cash from 1,000 € on', async () => {
  const card = await readPatientId();
  for (const [cents, method, code] of [
    [100_000, 'cash', 'no_cash'],
    [99_999, 'cash', 'too_much'],
    [100_000, 'transfer', 'too_much'],
    [1, 'cash', 'too_much'],
  ] as const)
    expect([cents, method, (await payOut(card, cents, method)).json().code]).toEqual([cents, method, code]);
  expect(await testApp.letters(person, 'payment.credit-paid-out')).toEqual([]);
});

test('works for a record without an account until it is locked', async () => {
  const card = await insertPatient(testApp, { name: 'Joana Serra' });
  const payer = { payerUserId: null, payerPatientId: card };
  expect((await addCredit(6_500, card)).json()).toEqual({ isOnItsWay: true });
  expect(await readOwedTo(testApp.db, payer)).toEqual({ creditCents: 6_500, returnCents: 0 });
  const id = await planVisit(card);
  const due = await reception.get(`/api/staff/payments/due?type=appointment&itemId=${id}`);
  expect(due.json()).toMatchObject({ creditCents: 6_500, methods: expect.arrayContaining(['credit']) });
  const wish = { type: 'appointment', itemId: id, method: 'credit', cents: 6_500 };
  expect((await reception.post('/api/staff/payments', wish)).statusCode).toBe(201);
  expect(await readPayerCredit(testApp.db, payer)).toBe(0);
  await testApp.pool.query("update patients set blocked_until = '2040-01-01' where id = $1", [card]);
  const account = (of: typeof payer | { payerUserId: number; payerPatientId: null }) =>
    inTransaction(testApp.db, (tx) => openPayerCreditAccount(tx, of, testApp.clock.now()));
  expect(await account(payer)).toBeUndefined();
  expect(await account({ payerUserId: person.user.id, payerPatientId: null })).toEqual(expect.any(Number));
});

test('reports and takes no credit of a user without a patient record', async () => {
  const nobody = { payerUserId: null, payerPatientId: null };
  const unknown = { payerUserId: 2_000_000_000, payerPatientId: null };
  for (const payer of [nobody, unknown]) {
    expect(await readPayerCredit(testApp.db, payer)).toBe(0);
    for (const cents of [0, 1])
      expect(await inTransaction(testApp.db, (tx) => reserveCredit(tx, payer, cents))).toBeUndefined();
  }
});

test('sums and spends the credit of merged records, oldest account first', async () => {
  const one = await readPatientId();
  const other = await insertPatient(testApp, { name: 'Marc Puig' });
  await addCredit(2_000, other);
  await addCredit(3_000, one, person.user.id);
  const [oldest] = await listCreditAccounts(other);
  const payer = { payerUserId: person.user.id, payerPatientId: null };
  const take = (cents: number) => inTransaction(testApp.db, (tx) => reserveCredit(tx, payer, cents));
  expect([await take(3_000), await take(3_001)]).toEqual([(await listCreditAccounts(one))[0], undefined]);
  const move = () => inTransaction(testApp.db, (tx) => moveCredit(tx, { from: other, to: one }));
  expect([await move(), await move()]).toEqual([{ credit: 1 }, { credit: 0 }]);
  expect([await readCreditBalance(testApp.db, one), await readCreditBalance(testApp.db, other)]).toEqual([
    5_000, 0,
  ]);
  expect(await readOwnCredit()).toEqual({ cents: 5_000 });
  await testApp.pool.query('update credit_accounts set opened_at = opened_at where id = $1', [oldest]);
  expect([await take(5_000), await take(5_001)]).toEqual([oldest, undefined]);
  const open = await inTransaction(testApp.db, (tx) =>
    openPayerCreditAccount(tx, payer, testApp.clock.now()),
  );
  expect([open, await listCreditAccounts(one)]).toEqual([oldest, expect.arrayContaining([oldest])]);
});
