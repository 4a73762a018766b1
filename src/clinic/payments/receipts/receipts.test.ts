import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLimits } from '#platform/http/limits.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { friday, type PaymentsTestApp, type Person, startPaymentsTestApp } from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { insertPatient } from '#tests/support/staff.ts';
import type { Payable, Payables } from '../payables.server.ts';
import { appendToLedger, type LedgerEntry } from '../queries.server.ts';
import { moveReceipts, type NewReceipt } from './queries.server.ts';
import { createReceipts } from './reading.server.ts';
import { issueMissingReceipts, issueReceipt } from './service.server.ts';

let testApp: PaymentsTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  person = await testApp.person({ fullName: 'Marc Puig' });
});

let count = 0;
const order = () => ({ reference: `appointment:${90_000 + ++count}`, orderId: `O-${count}` });
const newReceipt = (more: Partial<NewReceipt> = {}): NewReceipt => ({
  issuedAt: friday,
  reference: 'appointment:1',
  payerUserId: person.user.id,
  captureId: `BOOK-${++count}`,
  refundId: null,
  cents: 6_500,
  concept: 'Consulta',
  vat: 'exempt',
  vatPercent: 0,
  ...more,
});
const appendLine = (line: Omit<LedgerEntry, 'at'>) =>
  appendToLedger(testApp.db, { at: friday, payerUserId: person.user.id, currency: 'EUR', ...line });
const sellingAt = (vat: 'exempt' | 'general') => {
  const payable: Pick<Payable, 'receiptLine'> = {
    receiptLine: async () => ({ concept: 'Informe pericial', vat }),
  };
  // Cast: issuing uses nothing else of a payable.
  return { payables: { appointment: payable } as unknown as Payables };
};
const receiptsFor = async (reference: string) =>
  (await testApp.pool.query('select * from receipts where reference = $1 order by id', [reference])).rows;
const issue = (
  of: ReturnType<typeof order> & { payerPatientId?: number | null },
  vat: 'exempt' | 'general' = 'general',
) => inTransaction(testApp.db, (tx) => issueMissingReceipts(sellingAt(vat), tx, of, friday));

describe('issueMissing', () => {
  test('issues receipts for purchases of this order only, and counterparts of refunds with their original VAT', async () => {
    const own = order();
    const other = order();
    const patientId = await insertPatient(testApp, { name: 'Rosa Soler' });
    const card = { payerUserId: null, method: 'card' as const, captureId: `C-${own.orderId}` };
    await appendLine({ ...own, ...card, step: 'captured', cents: 12_100 });
    await appendLine({ ...own, ...card, step: 'verified', cents: 12_100 });
    await appendLine({
      ...other,
      reference: own.reference,
      step: 'rejected',
      captureId: 'C-REJECTED',
      cents: 1,
    });
    await appendLine({
      ...own,
      orderId: 'ANOTHER',
      step: 'verified',
      captureId: `D-${own.orderId}`,
      cents: 5,
      occurrence: 2,
    });
    const ids = await issue({ ...own, payerPatientId: patientId });
    const paid = {
      series: '2026',
      issued_at: friday,
      reference: own.reference,
      payer_user_id: null,
      payer_patient_id: patientId,
      capture_id: card.captureId,
      refund_id: null,
      method: 'card',
      cents: 12_100,
      concept: 'Informe pericial',
      language: 'es',
      vat: 'general',
      vat_percent: 21,
      exported_at: null,
    };
    const [receipt, ...none] = await receiptsFor(own.reference);
    expect([receipt, none, ids]).toEqual([
      { id: ids[0], number: expect.any(Number), ...paid },
      [],
      [receipt.id],
    ]);

    const back = { ...own, ...card, step: 'refunded' as const };
    await appendLine({
      ...back,
      refundId: `R1-${own.orderId}`,
      cents: 5_000,
      reason: 'by_staff',
      method: 'cash',
    });
    // The wallet reports another currency, so the amount in euros is unknown.
    await appendLine({ ...back, refundId: `R2-${own.orderId}`, cents: null });
    await appendLine({ ...back, refundId: `R3-${own.orderId}`, cents: 7_100, reason: 'undone' });
    // The current VAT rate does not affect refunds of earlier payments.
    expect(await issue(own, 'exempt')).toEqual([]);
    const [, ...returns] = await receiptsFor(own.reference);
    expect(returns).toEqual([
      {
        ...paid,
        id: expect.any(Number),
        number: receipt.number + 1,
        refund_id: `R1-${own.orderId}`,
        method: 'cash',
        cents: -5_000,
        concept: 'Devolución: Informe pericial',
      },
      {
        ...paid,
        id: expect.any(Number),
        number: receipt.number + 2,
        refund_id: `R3-${own.orderId}`,
        cents: -7_100,
        concept: 'Anulación: Informe pericial',
      },
    ]);
    expect(await issue(own)).toEqual([]);
    expect(await receiptsFor(own.reference)).toHaveLength(3);
  });

  test.each([
    ['of an unknown amount', { cents: null }],
    ['of no capture', { captureId: null }],
    ['of what nobody sells', { reference: 'bread:7' }],
  ])('never guesses: a payment %s fails the transaction that needs the receipt', async (_, wrong) => {
    const of = { ...order(), ...wrong };
    await appendLine({ ...of, step: 'verified', captureId: `E-${of.orderId}`, cents: 100, ...wrong });
    await expect(issue(of)).rejects.toThrow(`${of.reference} was paid, and nothing says`);
    expect(await receiptsFor(of.reference)).toEqual([]);
  });

  test('waits for an invoice recipient being stated', async () => {
    const { reference } = order();
    const { hasWaited } = await withAdvisoryLock(testApp.url, ['statedRecipient', reference], () =>
      inTransaction(testApp.db, (tx) => issueReceipt(tx, newReceipt({ reference }))),
    );
    expect(hasWaited).toBe(true);
  });
});

describe('the owner of a receipt', () => {
  const mine = async (who: Person) =>
    (await who.get('/api/receipts')).json().map(({ concept }: { concept: string }) => concept);

  test('changes with a merge to the remaining record and its account', async () => {
    const card = await insertPatient(testApp, { name: 'Rosa Soler' });
    const empty = await insertPatient(testApp, { name: 'Ona Serra' });
    const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
    for (const concept of ['Primera', 'Segunda'])
      await issueReceipt(testApp.db, newReceipt({ payerUserId: null, payerPatientId: card, concept }));
    const stranger = await testApp.person();
    const owned = () => Promise.all([mine(person), mine(stranger)]);
    expect(await owned()).toEqual([[], []]);
    expect(await moveReceipts(testApp.db, { from: card, to: rows[0].id })).toEqual({ receipts: 2 });
    expect(await moveReceipts(testApp.db, { from: empty, to: rows[0].id })).toEqual({ receipts: 0 });
    expect(await owned()).toEqual([['Segunda', 'Primera'], []]);
    const [{ id }] = (await person.get('/api/receipts')).json();
    const statuses = [person, stranger].map(
      async (who) => (await who.get(`/api/receipts/${id}/pdf`)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });

  test('has a limit of PDF renderings an hour, as does reception', async () => {
    const limits = createLimits(testApp.pool, 1 / 60);
    const { file, fileFor } = createReceipts({ db: testApp.db, limits });
    const id = await issueReceipt(testApp.db, newReceipt());
    const userId = person.user.id;
    const own = await file(userId, id);
    const same = await fileFor(userId, id);
    expect(same).toEqual(own);
    expect(own.name).toMatch(/^recibo-2026-\d{6}\.pdf$/);
    for (const read of [file, fileFor])
      await expect(read(userId, id)).rejects.toMatchObject({ code: 'too_many' });
    const { rows } = await testApp.pool.query('select expire from rate_limits where key = $1', [
      `receipt:${userId}`,
    ]);
    expect(Number(rows[0].expire) - Date.now()).toBeLessThanOrEqual(3_600_000);
    await testApp.pool.query('delete from rate_limits where key = $1', [`receipt:${userId}`]);
    for (const read of [file, fileFor])
      await expect(read(userId, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  });
});
