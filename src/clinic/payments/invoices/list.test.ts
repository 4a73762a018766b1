import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import { appendToLedger } from '../queries.server.ts';
import type { NewReceipt } from '../receipts/queries.server.ts';
import { issueReceipt } from '../receipts/service.server.ts';
import type { InvoiceRow } from './contract.ts';

let testApp: PaymentsTestApp;
let [reception, person] = [] as unknown as Person[];
const company = {
  name: 'Fusteria Inventada, S.L.',
  taxId: 'B12345674',
  address: 'Carrer Fals, 1, 17001 Girona',
};

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await testApp.clear();
  reception = await createStaff(testApp, 'reception');
  person = await testApp.person({ fullName: 'Marc Puig' });
});
afterAll(() => testApp.stop());

const asPerson = (one: Person | undefined): Person => one as Person;
let count = 0;
const issued = (more: Partial<NewReceipt> = {}): Promise<number> =>
  issueReceipt(testApp.db, {
    issuedAt: friday,
    reference: `appointment:${80_000 + ++count}`,
    captureId: `INV-${count}`,
    refundId: null,
    payerUserId: asPerson(person).user.id,
    method: 'card',
    cents: 6_500,
    concept: 'Consulta',
    vat: 'exempt',
    vatPercent: 0,
    ...more,
  });
type List = { rows: InvoiceRow[]; hasMore: boolean; pending: number; lacking: number; lastSeries: string };
const list = async (query = ''): Promise<List> =>
  (await asPerson(reception).get(`/api/staff/invoices${query}`)).json();
const note = (id: number, body: object) =>
  asPerson(reception).post(`/api/staff/receipts/${id}/invoice`, body);
const name = (id: number, body: object = company) =>
  asPerson(reception).post(`/api/staff/receipts/${id}/invoice-recipient`, body);
const undoPayment = async (id: number): Promise<void> => {
  const { rows } = await testApp.pool.query('select reference, capture_id from receipts where id = $1', [id]);
  const [{ reference, capture_id: captureId }] = rows;
  const line = { at: friday, reference, captureId, orderId: captureId, refundId: `UNDO-${id}`, cents: 6_500 };
  await appendToLedger(testApp.db, { ...line, step: 'refunded', reason: 'undone', method: 'card' });
};
const logged = async (id: number) => {
  const { rows } = await testApp.pool.query(
    `select at, action, actor_user_id as by, actor_role as role, reason, detail from audit_log
     where subject = (select 'receipt:' || series || '/' || lpad(number::text, 6, '0') from receipts where id = $1) order by id`,
    [id],
  );
  return rows;
};

test('returns no pending invoices and no series without payments', async () => {
  expect(await list()).toEqual({ rows: [], hasMore: false, pending: 0, lacking: 0, lastSeries: '' });
});

test('returns all details of a payment, newest first', async () => {
  const card = await insertPatient(testApp, { name: 'Rosa Soler' });
  const first = await issued({ cents: 52_000, concept: 'Un plan' });
  const second = await issued({ payerUserId: null, payerPatientId: card });
  await name(second);
  const number = async (id: number) =>
    `2026/${String((await testApp.pool.query('select number from receipts where id = $1', [id])).rows[0].number).padStart(6, '0')}`;
  const line = { issuedAt: friday.toISOString(), state: 'pending', series: null, number: null };
  expect(await list()).toEqual({
    rows: [
      {
        ...line,
        receiptId: second,
        receipt: await number(second),
        concept: 'Consulta',
        cents: 6_500,
        payerName: 'Rosa Soler',
        recipient: company,
        lacksData: false,
      },
      {
        ...line,
        receiptId: first,
        receipt: await number(first),
        concept: 'Un plan',
        cents: 52_000,
        payerName: 'Marc Puig',
        recipient: null,
        lacksData: true,
      },
    ],
    hasMore: false,
    pending: 2,
    lacking: 1,
    lastSeries: '',
  });
  expect((await list('?which=lacking')).rows.map(({ receiptId }) => receiptId)).toEqual([first]);
});

test('omits numbered and undone payments from the pending ones, and returns the series entered last', async () => {
  const before = await list();
  const numbered = await issued();
  const wrong = await issued();
  const open = await issued();
  const waits = async () => (await list()).rows.map(({ receiptId }) => receiptId);
  expect((await list()).pending).toBe(before.pending + 3);
  await undoPayment(wrong);
  await note(numbered, { series: 'Z', number: '1' });
  expect([(await list()).pending, (await list()).lastSeries]).toEqual([before.pending + 1, 'Z']);
  expect(await waits()).toEqual([open, ...before.rows.map(({ receiptId }) => receiptId)]);
  const all = (await list('?which=all')).rows;
  expect(all.slice(0, 3).map(({ receiptId, state }) => [receiptId, state])).toEqual([
    ...[
      [open, 'pending'],
      [wrong, 'none'],
      [numbered, 'noted'],
    ],
  ]);
  // An older payment numbered later, and one without a series.
  testApp.clock.set(new Date(friday.getTime() + 60_000));
  await note(before.rows.at(-1)?.receiptId ?? 0, { series: 'A', number: '1' });
  expect((await list()).lastSeries).toBe('A');
  testApp.clock.set(friday);
});

test('returns fifty per page, and the rest after the last receipt', async () => {
  for (let more = 0; more < 51; more++) await issued();
  const { rows, hasMore } = await list('?which=all');
  expect([rows.length, hasMore]).toEqual([50, true]);
  const ids = (await testApp.pool.query('select id from receipts order by id desc')).rows.map(({ id }) => id);
  expect(rows.map(({ receiptId }) => receiptId)).toEqual(ids.slice(0, 50));
  const next = await list(`?which=all&before=${rows.at(-1)?.receiptId}`);
  expect([next.rows.map(({ receiptId }) => receiptId), next.hasMore]).toEqual([ids.slice(50), false]);
  const last = await list(`?which=all&before=${ids.at(-51)}`);
  const lastButOne = await list(`?which=all&before=${ids.at(-52)}`);
  expect([last.rows.length, last.hasMore]).toEqual([50, false]);
  expect([lastButOne.rows.length, lastButOne.hasMore]).toEqual([50, true]);
});

test('stores recipients and their author, except for undone payments', async () => {
  const id = await issued();
  const wrong = await issued();
  await undoPayment(wrong);
  const refused = await name(wrong);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_invoice']);
  expect(await logged(wrong)).toEqual([]);
  const waited = await withAdvisoryLock(testApp.url, ['invoice', id], () => name(id));
  expect([waited.hasWaited, waited.answer.statusCode]).toEqual([true, 204]);
  expect(await logged(id)).toEqual([
    {
      at: friday,
      action: 'invoice.recipient-noted',
      by: asPerson(reception).user.id,
      role: 'reception',
      reason: null,
      detail: null,
    },
  ]);
  const { rows } = await testApp.pool.query(
    'select stated_at from invoice_recipients where receipt_id = $1',
    [id],
  );
  expect(rows).toEqual([{ stated_at: friday }]);
  expect(
    (await testApp.pool.query('select from invoice_recipients where receipt_id = $1', [wrong])).rowCount,
  ).toBe(0);
});

test('corrects an existing number of an undone payment, and audits every change as it was', async () => {
  const id = await issued();
  await note(id, { series: 'Q', number: '5' });
  await undoPayment(id);
  // The same values are no change; a change of either part is another number.
  expect((await note(id, { series: 'Q', number: '5' })).statusCode).toBe(204);
  for (const other of [
    { series: 'R', number: '5' },
    { series: 'Q', number: '6' },
  ])
    expect((await note(id, other)).json()).toMatchObject({ code: 'reason_needed' });
  const reason = 'La serie era otra';
  expect((await note(id, { series: '', number: '5', reason })).statusCode).toBe(204);
  expect((await note(id, { series: 'R', number: '5', reason })).statusCode).toBe(204);
  const by = { at: friday, by: asPerson(reception).user.id, role: 'reception' };
  expect(await logged(id)).toEqual([
    { ...by, action: 'invoice.noted', reason: null, detail: { invoice: 'Q/5' } },
    {
      ...by,
      action: 'invoice.corrected',
      reason: `Antes Q/5, ahora 5: ${reason}`,
      detail: { invoice: '5', former: 'Q/5' },
    },
    {
      ...by,
      action: 'invoice.corrected',
      reason: `Antes 5, ahora R/5: ${reason}`,
      detail: { invoice: 'R/5', former: '5' },
    },
  ]);
  expect((await note(99_999_999, { series: '', number: '77' })).statusCode).toBe(404);
  const waited = await withAdvisoryLock(testApp.url, ['invoiceNumber', 'R/9'], () =>
    note(id, { series: 'R', number: '9', reason }),
  );
  expect([waited.hasWaited, waited.answer.statusCode]).toEqual([true, 204]);
});

test("waits at the desk for a recipient being stated online, and keeps the desk's", async () => {
  const itemId = await testApp.book(asPerson(person), slot(22));
  const reference = `appointment:${itemId}`;
  const take = { type: 'appointment', itemId, method: 'card', cents: 6_500, recipient: company };
  const { hasWaited, answer } = await withAdvisoryLock(
    testApp.url,
    ['statedRecipient', reference],
    () => asPerson(reception).post('/api/staff/payments', take),
    // Continues as the online request does while it has the lock. The desk must not hold a lock it needs, or
    // PostgreSQL would detect a deadlock.
    async (online) => {
      await online.query("set local lock_timeout = '1ms'");
      await online.query(
        `insert into invoice_wishes (reference, payer_user_id, name, tax_id, address, stated_at)
         values ($1, $2, 'Otra Inventada, S.L.', '', '', $3)`,
        [reference, asPerson(person).user.id, friday],
      );
    },
  );
  expect([hasWaited, answer.statusCode]).toEqual([true, 201]);
  expect((await list()).rows.find((row) => row.receiptId === answer.json().receiptId)?.recipient?.name).toBe(
    company.name,
  );
  const { rowCount } = await testApp.pool.query('select from invoice_wishes where reference = $1', [
    reference,
  ]);
  expect(rowCount).toBe(0);
});

test('assigns a recipient stated online an hour after paying to the next payment, and lets reception set it for this one', async () => {
  const itemId = await testApp.book(asPerson(person), slot(21));
  await testApp.payUnreported(asPerson(person), itemId, '65.00');
  const reference = `appointment:${itemId}`;
  const say = (recipient: object) =>
    asPerson(person).post('/api/invoice-recipient', { type: 'appointment', itemId, recipient });
  const said = async () =>
    (
      await testApp.pool.query(
        `select (select v.name from invoice_recipients v join receipts r on r.id = v.receipt_id where r.reference = $1) as noted,
           (select name from invoice_wishes where reference = $1 and payer_user_id = $2 and stated_at = $3) as wished`,
        [reference, asPerson(person).user.id, testApp.clock.now()],
      )
    ).rows[0];
  testApp.clock.set(new Date(friday.getTime() + 3_600_000 + 1));
  await asPerson(person).post('/api/login', {
    username: asPerson(person).user.username,
    password: 'casa-de-paper-7',
  });
  expect((await say(company)).statusCode).toBe(204);
  expect(await said()).toEqual({ noted: null, wished: company.name });
  testApp.clock.set(new Date(friday.getTime() + 3_600_000));
  const { hasWaited } = await withAdvisoryLock(testApp.url, ['statedRecipient', reference], () =>
    say({ ...company, name: 'Otra Inventada, S.L.' }),
  );
  expect([hasWaited, (await said()).noted]).toEqual([true, 'Otra Inventada, S.L.']);
});
