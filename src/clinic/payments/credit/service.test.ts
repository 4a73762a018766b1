import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { openPaymentsHouse, type PaymentsHouse, type Person } from '#tests/support/payments.ts';
import { cardOf, staffAs, visitOf } from '#tests/support/staff.ts';
import { owedTo } from '../desk/service.server.ts';
import { creditOfCard, moveCredit } from './queries.server.ts';
import { accountOfPayer, creditOfPayer, takeCredit } from './service.server.ts';

let house: PaymentsHouse;
let reception: Person;
let direction: Person;
let person: Person;
let days = 0;
beforeAll(async () => {
  house = await openPaymentsHouse();
  [reception, direction] = [await staffAs(house, 'reception'), await staffAs(house, 'admin')];
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.clear();
  person = await house.person();
});

const cardOfPerson = async (): Promise<number> =>
  (await house.pool.query('select id from patients where user_id = $1', [person.user.id])).rows[0].id;
const planned = (patientId: number, bookedBy?: number) =>
  visitOf(house, {
    patientId,
    professionalId: 1,
    startsAt: new Date(Date.UTC(2027, 2, ++days, 9)),
    ...(bookedBy === undefined ? {} : { bookedBy }),
  });
/** Pays an appointment at the desk and refunds that amount as credit. */
async function credited(cents: number, patientId: number, bookedBy?: number) {
  const wish = { type: 'appointment', itemId: await planned(patientId, bookedBy), method: 'card' };
  const { receiptId } = (await reception.post('/api/staff/payments', { ...wish, cents: 6_500 })).json();
  const back = { cents, reason: 'Prefiere otra cita', to: 'credit' };
  const reply = await direction.post(`/api/staff/receipts/${receiptId}/return`, back);
  await house.sendRefund();
  return reply;
}
const own = async () => (await person.get('/api/credit')).json();
const payOut = async (patientId: number, cents: number, method = 'cash', key: string = randomUUID()) =>
  reception.send({
    method: 'POST',
    url: `/api/staff/people/${patientId}/credit-paid-out`,
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
    payload: JSON.stringify({ cents, method }),
  });
const accountsOf = async (patientId: number): Promise<number[]> =>
  (
    await house.pool.query('select id from credit_accounts where patient_id = $1 order by id', [patientId])
  ).rows.map(({ id }) => id);

test('pays credit out in parts, with the balance in each letter, and books and records each part', async () => {
  const card = await cardOfPerson();
  expect(await own()).toEqual({ cents: 0 });
  await credited(3_000, card, person.user.id);
  await credited(3_500, card, person.user.id);
  const [account, ...others] = await accountsOf(card);
  expect([await own(), others]).toEqual([{ cents: 6_500 }, []]);
  expect((await payOut(card, 2_500, 'bizum')).json()).toEqual({ cents: 4_000 });
  const key = randomUUID();
  for (let time = 0; time < 2; time++)
    expect((await payOut(card, 4_000, 'cash', key)).json()).toEqual({ cents: 0 });
  const texts = (await house.letters(person, 'payment.credit-paid-out')).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/25,00\u00a0€ de tu saldo a favor, por Bizum[\s\S]*Te quedan 40,00\u00a0€/),
    expect.stringContaining('40,00\u00a0€ de tu saldo a favor, en efectivo'),
  ]);
  expect(texts[1]).not.toContain('Te quedan');
  const by = { at: house.clock.now(), by: reception.user.id };
  const { rows: lines } = await house.pool.query(
    `select at, entered_by as "by", cents, currency, method, refund_id = order_id as "isOne", credit_account_id as account
     from payment_ledger where step = 'credit_paid_out' and reference = $1 order by id`,
    [`credit:${account}`],
  );
  const line = { ...by, account, currency: 'EUR', isOne: true };
  expect(lines).toEqual([
    { ...line, cents: 2_500, method: 'bizum' },
    { ...line, cents: 4_000, method: 'cash' },
  ]);
  const { rows: logged } = await house.pool.query(
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
  const child = await cardOf(house, { name: 'Lia Serra', birthOn: '2018-05-04' });
  const other = await house.person();
  for (const [{ user }, pays] of [
    [person, true],
    [other, false],
  ] as const)
    await house.pool.query(
      `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
       select $1, id, true, $3, true, true, now() from patients where user_id = $2`,
      [child, user.id, pays],
    );
  await credited(2_000, child);
  expect((await payOut(child, 2_000)).json()).toEqual({ cents: 0 });
  const told = async (who: Person) => (await house.letters(who, 'payment.credit-paid-out')).length;
  expect([await told(person), await told(other)]).toEqual([1, 0]);
});

test('refuses payouts above the balance, and in cash from 1,000 € on', async () => {
  const card = await cardOfPerson();
  for (const [cents, method, code] of [
    [100_000, 'cash', 'no_cash'],
    [99_999, 'cash', 'too_much'],
    [100_000, 'transfer', 'too_much'],
    [1, 'cash', 'too_much'],
  ] as const)
    expect([cents, method, (await payOut(card, cents, method)).json().code]).toEqual([cents, method, code]);
  expect(await house.letters(person, 'payment.credit-paid-out')).toEqual([]);
});

test('works for a record without an account until it is locked', async () => {
  const card = await cardOf(house, { name: 'Joana Serra' });
  const payer = { payerUserId: null, payerPatientId: card };
  expect((await credited(6_500, card)).json()).toEqual({ isOnItsWay: true });
  expect(await owedTo(house.db, payer)).toEqual({ creditCents: 6_500, returnCents: 0 });
  const id = await planned(card);
  const due = await reception.get(`/api/staff/payments/due?type=appointment&itemId=${id}`);
  expect(due.json()).toMatchObject({ creditCents: 6_500, methods: expect.arrayContaining(['credit']) });
  const wish = { type: 'appointment', itemId: id, method: 'credit', cents: 6_500 };
  expect((await reception.post('/api/staff/payments', wish)).statusCode).toBe(201);
  expect(await creditOfPayer(house.db, payer)).toBe(0);
  await house.pool.query("update patients set blocked_until = '2040-01-01' where id = $1", [card]);
  const account = (of: typeof payer | { payerUserId: number; payerPatientId: null }) =>
    inTransaction(house.db, (tx) => accountOfPayer(tx, of, house.clock.now()));
  expect(await account(payer)).toBeUndefined();
  expect(await account({ payerUserId: person.user.id, payerPatientId: null })).toEqual(expect.any(Number));
});

test('reports and takes no credit of a user without a patient record', async () => {
  const nobody = { payerUserId: null, payerPatientId: null };
  const unknown = { payerUserId: 2_000_000_000, payerPatientId: null };
  for (const payer of [nobody, unknown]) {
    expect(await creditOfPayer(house.db, payer)).toBe(0);
    for (const cents of [0, 1])
      expect(await inTransaction(house.db, (tx) => takeCredit(tx, payer, cents))).toBeUndefined();
  }
});

test('sums and spends the credit of merged records, oldest account first', async () => {
  const one = await cardOfPerson();
  const other = await cardOf(house, { name: 'Marc Puig' });
  await credited(2_000, other);
  await credited(3_000, one, person.user.id);
  const [oldest] = await accountsOf(other);
  const payer = { payerUserId: person.user.id, payerPatientId: null };
  const take = (cents: number) => inTransaction(house.db, (tx) => takeCredit(tx, payer, cents));
  expect([await take(3_000), await take(3_001)]).toEqual([(await accountsOf(one))[0], undefined]);
  const move = () => inTransaction(house.db, (tx) => moveCredit(tx, { from: other, to: one }));
  expect([await move(), await move()]).toEqual([{ credit: 1 }, { credit: 0 }]);
  expect([await creditOfCard(house.db, one), await creditOfCard(house.db, other)]).toEqual([5_000, 0]);
  expect(await own()).toEqual({ cents: 5_000 });
  await house.pool.query('update credit_accounts set opened_at = opened_at where id = $1', [oldest]);
  expect([await take(5_000), await take(5_001)]).toEqual([oldest, undefined]);
  const open = await inTransaction(house.db, (tx) => accountOfPayer(tx, payer, house.clock.now()));
  expect([open, await accountsOf(one)]).toEqual([oldest, expect.arrayContaining([oldest])]);
});
