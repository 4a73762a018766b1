import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { startTestApp } from '#tests/support/app.ts';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { insertPeople } from '#tests/support/people.ts';
import { pdfText } from '#tests/support/words/pdf.ts';
import { appointmentReference } from '../references.ts';
import type { NewReceipt } from './queries.server.ts';
import { issueReceipt } from './service.server.ts';

let testApp: PaymentsTestApp;
let wallet: PaymentsTestApp['wallet'];
let clock: PaymentsTestApp['clock'];
let person: Person;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  ({ wallet, clock } = testApp);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person({ fullName: 'Maria Núñez' });
});

const book = (who = person, date = slot(15)) => testApp.book(who, date);
const process = (who: Person, itemId: number, orderId: string) => testApp.pay(who, itemId, orderId);
async function bookAndPay(who = person, date = slot(15)) {
  const id = await book(who, date);
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  expect((await process(who, id, orderId)).json()).toEqual({ success: true });
  return { id, orderId, reference: appointmentReference(id) };
}
const mine = async (who = person) => (await who.get('/api/receipts')).json();
const run = (name: string, payload: object) => testApp.run(name, payload);
const letters = (kind: string, who = person) => testApp.letters(who, kind);
const sendRefund = () => testApp.sendRefund();
const numbers = async (series: string): Promise<number[]> =>
  (
    await testApp.pool.query('select number from receipts where series = $1 order by number', [series])
  ).rows.map(({ number }) => number);
const firstNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

let count = 0;
const newReceipt = (issuedAt: Date): NewReceipt => ({
  issuedAt,
  reference: 'appointment:1',
  payerUserId: person.user.id,
  captureId: `MADE-UP-${++count}`,
  refundId: null,
  cents: 6_500,
  concept: 'Consulta',
  vat: 'exempt',
  vatPercent: 0,
});

test('numbers two hundred concurrent payments without gaps, rolled-back ones included', async () => {
  const year = new Date('2031-06-01T10:00:00Z');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 250 }, (_, index) =>
      inTransaction(testApp.db, async (tx) => {
        await issueReceipt(tx, newReceipt(year));
        if (index % 5 === 4) throw new Error('rolled back');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
  expect(await numbers('2031')).toEqual(firstNumbers(200));
});

test('starts each year with number one at midnight in Madrid', async () => {
  await issueReceipt(testApp.db, newReceipt(new Date('2032-12-31T22:59:00Z')));
  await issueReceipt(testApp.db, newReceipt(new Date('2032-12-31T23:00:00Z')));
  expect([await numbers('2032'), await numbers('2033')]).toEqual([[1], [1]]);
});

test('issues one receipt per payment, even if settled repeatedly or by several callers', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  await Promise.all(Array.from({ length: 20 }, () => process(person, id, orderId)));
  expect(await mine()).toEqual([
    {
      id: expect.any(Number),
      number: expect.stringMatching(/^2026\/\d{6}$/),
      issuedAt: friday.toISOString(),
      concept: 'Consulta de psicología, martes, 15 de diciembre de 2026',
      cents: 6_500,
      reference: appointmentReference(id),
      captureId: expect.any(String),
      isRefund: false,
      invoice: { state: 'pending', text: null },
    },
  ]);
});

test('numbers thirty concurrent wallet payments on two instances without gaps', async () => {
  const other = await startTestApp({ url: testApp.url, clock, listens: true });
  const before = (await numbers('2026')).length;
  const cookies = await insertPeople(testApp.url, 30);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [friday]);
  const hours = ['08:00', '09:30', '11:00', '15:00', '16:30', '18:00'].flatMap((time) =>
    [16, 17, 18, 21, 22].map((day) => slot(day, time)),
  );
  const paid = await Promise.all(
    cookies.map(async (cookie, index) => {
      const { app } = index % 2 === 0 ? testApp : other;
      const post = async (url: string, payload: object) =>
        (
          await app.inject({
            method: 'POST',
            url,
            payload,
            headers: { cookie, host: 'onyar.test', 'sec-fetch-site': 'same-origin' },
          })
        ).json();
      const { id } = await post('/api/appointments', {
        type: 'office',
        professionalId: 1,
        date: hours[index],
      });
      const orderId = await wallet.pay({ reference: appointmentReference(id) });
      return post('/api/process-payment', {
        type: 'appointment',
        itemId: id,
        paymentDetails: { id: orderId },
      });
    }),
  );
  expect(paid).toEqual(Array(30).fill({ success: true }));
  expect(await numbers('2026')).toEqual(firstNumbers(before + 30));
  await other.stop();
});

test('issues nothing for money that bought nothing, nor for its refund', async () => {
  const id = await book();
  await process(person, id, await wallet.pay({ reference: appointmentReference(id), value: '0.01' }));
  await sendRefund();
  const [told] = await letters('payment.refunded');
  expect(told?.text).not.toContain('recibo');
  expect(await mine()).toEqual([]);
});

test("issues one counterpart for a refund reported by both our job and the wallet's notice", async () => {
  const { id, orderId, reference } = await bookAndPay();
  await person.delete(`/api/appointments/${id}`);
  await Promise.all([sendRefund(), sendRefund()]);
  await process(person, id, orderId);
  const [back, paid, ...others] = await mine();
  expect(others).toEqual([]);
  expect(paid).toMatchObject({ cents: 6_500, isRefund: false, reference });
  expect(back).toMatchObject({ cents: -6_500, isRefund: true, reference });
  expect(back.concept).toBe(`Devolución: ${paid.concept}`);
  expect((await letters('payment.refunded')).map(({ text }) => text)).toEqual([
    expect.stringContaining('El recibo de la devolución está en tu perfil.'),
  ]);
});

test("issues a counterpart for money returned in the wallet's own screens", async () => {
  const { id, orderId, reference } = await bookAndPay();
  const [capture] = await wallet.captures(reference);
  await wallet.refund(capture?.id as string);
  await process(person, id, orderId);
  expect((await mine()).map(({ cents }: { cents: number }) => cents)).toEqual([-6_500, 6_500]);
});

test('shows receipts to their payer only', async () => {
  await bookAndPay();
  const [receipt] = await mine();
  const stranger = await testApp.person();
  expect(await mine(stranger)).toEqual([]);
  const theirs = await stranger.get(`/api/receipts/${receipt.id}/pdf`);
  const unknown = await stranger.get('/api/receipts/999999/pdf');
  expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
  expect((await testApp.visitor().get('/api/receipts')).statusCode).toBe(401);
  expect((await testApp.visitor().get(`/api/receipts/${receipt.id}/pdf`)).statusCode).toBe(401);
});

test('serves the PDF with the number under a neutral file name, without caching', async () => {
  await bookAndPay();
  const [{ id, number }] = await mine();
  const reply = await person.get(`/api/receipts/${id}/pdf`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="recibo-${number.replace('/', '-')}.pdf"`,
    'cache-control': 'no-store',
  });
  const text = pdfText(reply.rawPayload);
  for (const words of [`N.º ${number}`, 'Maria Núñez', 'Este recibo no es una factura'])
    expect(text).toContain(words);
});

test('sends the receipt once when its job runs twice at once and again', async () => {
  await bookAndPay();
  const [{ id, number }] = await mine();
  const { rows } = await testApp.pool.query(
    "select data from pgboss.job where name = 'payments.send-receipt'",
  );
  expect(rows.map(({ data }) => data)).toContainEqual({ receiptId: id });
  // Blocks the outbox until all three have found it empty.
  const sending = await inTransaction(testApp.db, async (tx) => {
    await tx.execute('lock table outbox in share row exclusive mode');
    const all = Promise.all([1, 2, 3].map(() => run('payments.send-receipt', { receiptId: id })));
    await untilWaiting(3);
    return { all };
  });
  await sending.all;
  await run('payments.send-receipt', { receiptId: id });
  expect(await letters('payment.receipt')).toEqual([]);
  const [letter, ...others] = await letters('appointment.confirmed');
  expect(others).toEqual([]);
  expect(letter?.text).toContain(`Aquí tienes el recibo ${number} de tu pago de 65,00\u00a0€.`);
  const [, file] = letter?.attachments ?? [];
  expect(file).toMatchObject({ type: 'application/pdf', encoding: 'base64' });
  expect(Buffer.from(file?.content as string, 'base64')).toEqual(
    (await person.get(`/api/receipts/${id}/pdf`)).rawPayload,
  );
});

async function untilWaiting(howMany: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await testApp.pool.query(
          'select count(*)::int as waiting from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
        );
        return rows[0].waiting;
      },
      // Each renders a PDF first. Stays below the lock timeout of 5 s.
      { timeout: 4_500 },
    )
    .toBe(howMany);
}

test('sends no letter without an address, and keeps the receipt in the profile', async () => {
  const silent = await testApp.person({ email: undefined });
  await bookAndPay(silent, slot(23));
  const [{ id }] = await mine(silent);
  await run('payments.send-receipt', { receiptId: id });
  expect(await letters('payment.receipt', silent)).toEqual([]);
  await run('payments.send-receipt', { receiptId: 999_999 });
});

test('denies the application changing and deleting receipts', async () => {
  for (const statement of ['update receipts set cents = 1', 'delete from receipts', 'truncate receipts'])
    await expect(testApp.pool.query(statement)).rejects.toThrow(/permission denied/);
});
