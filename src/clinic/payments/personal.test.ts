import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clinicContact } from '#platform/clinic-contact.ts';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { createStaff, insertPatient, setTill } from '#tests/support/staff.ts';
import { describeBooksOfPatient, paymentsPersonal } from './personal.server.ts';
import { issueReceipt } from './receipts/service.server.ts';

let testApp: PaymentsTestApp;
let director: Person;
const company = {
  name: 'Fusteria Inventada, S.L.',
  taxId: 'B12345674',
  address: 'Carrer Fals, 1, 17001 Girona',
};
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await setTill(testApp, 'opening');
  await testApp.clear();
  director = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());

const exportOf = async (who: Person) => (await who.get('/api/me/export')).json().payments;
const stateRecipient = (who: Person, itemId: number) =>
  who.post('/api/invoice-recipient', { type: 'appointment', itemId, recipient: company });
const invoiced = (id: number, more: 'invoice' | 'invoice-recipient', body: object) =>
  director.post(`/api/staff/receipts/${id}/${more}`, body);
const erase = (who: Person) => paymentsPersonal.erase(testApp.db, who.user.id, friday);
const objection = (who: Person) => paymentsPersonal.objection?.(testApp.db, who.user.id, friday);
const retainedBooks = {
  what: 'los apuntes de tus pagos, con importes y fechas, sin tu nombre',
  why: 'Código de Comercio, art. 30, y Ley General Tributaria, art. 70',
  until: null,
};
const retainedInvoicedBooks = {
  ...retainedBooks,
  what: `${retainedBooks.what}, y los datos que diste para tus facturas`,
};

test("exports every step of the user's own payments and none of others", async () => {
  const person = await testApp.person();
  const other = await testApp.person();
  const itemId = await testApp.book(person, slot(15));
  const theirs = await testApp.book(other, slot(16));
  const reference = `appointment:${itemId}`;
  const unpaid = await testApp.book(person, slot(18));
  for (const id of [itemId, unpaid]) await stateRecipient(person, id);
  await stateRecipient(other, await testApp.book(other, slot(17)));
  const orderId = await testApp.wallet.pay({ reference });
  await testApp.pay(person, itemId, orderId);
  await testApp.payUnreported(other, theirs, '65.00');
  const [{ id, number, concept, captureId }] = (await person.get('/api/receipts')).json();
  await invoiced(id, 'invoice', { series: 'F', number: '7' });
  const given = { cents: 2_000, reason: 'Llegamos tarde' };
  expect((await director.post(`/api/staff/receipts/${id}/return`, given)).statusCode).toBe(200);
  const at = friday.toISOString();
  const money = {
    at,
    reference,
    orderId,
    captureId,
    refundId: null,
    cents: 6_500,
    currency: 'EUR',
    reason: null,
    method: 'wallet',
  };
  const recipient = { name: company.name, taxId: company.taxId, address: company.address };
  expect(await exportOf(person)).toEqual({
    credit: { cents: 0 },
    ledger: [
      { ...money, step: 'reported', captureId: null, cents: null, currency: null },
      { ...money, step: 'captured' },
      { ...money, step: 'verified' },
      { ...money, step: 'refund_due', cents: 2_000, reason: 'by_staff' },
    ],
    refunds: [
      {
        createdAt: at,
        state: 'due',
        reference,
        captureId,
        cents: 2_000,
        currency: 'EUR',
        reason: 'by_staff',
        method: 'wallet',
      },
    ],
    receipts: [
      {
        series: '2026',
        number: Number(number.slice(5)),
        issuedAt: at,
        reference,
        captureId,
        refundId: null,
        cents: 6_500,
        concept,
        vat: 'exempt',
        method: 'wallet',
      },
    ],
    invoices: [{ receiptId: id, ...recipient, series: 'F', number: '7' }],
    invoicesAsked: [{ reference: `appointment:${unpaid}`, ...recipient, statedAt: at }],
    orders: [{ reportedAt: at, orderId, reference, state: 'done' }],
  });
  // Includes invoices with a number or a recipient, and no others.
  const more: number[] = [];
  for (const one of [1, 2, 3])
    more.push(
      await issueReceipt(testApp.db, {
        issuedAt: friday,
        reference: 'appointment:1',
        captureId: `OWN-${one}`,
        refundId: null,
        cents: 100,
        payerUserId: person.user.id,
        concept: 'Consulta',
        vat: 'exempt',
        vatPercent: 0,
      }),
    );
  await invoiced(more[0] ?? 0, 'invoice', { series: '', number: '8' });
  await invoiced(more[1] ?? 0, 'invoice-recipient', company);
  const { invoices } = await exportOf(person);
  expect(invoices.slice(1)).toEqual([
    { receiptId: more[0], series: '', number: '8' },
    { receiptId: more[1], ...recipient },
  ]);
  await testApp.sendRefund();
});

test("refuses to close an account while the clinic holds the user's money, and says what to do", async () => {
  const person = await testApp.person();
  expect(await objection(person)).toBeNull();
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const itemId = await testApp.book(person, slot(22));
  const taken = await director.post('/api/staff/payments', {
    type: 'appointment',
    itemId,
    method: 'card',
    cents: 6_500,
  });
  expect(await objection(person)).toBeNull();
  await director.post(`/api/staff/receipts/${taken.json().receiptId}/return`, {
    cents: 1_250,
    reason: 'Prefiere otra cita',
    to: 'credit',
  });
  await testApp.sendRefund();
  const call = `antes de eliminar tu cuenta: llámanos al ${clinicContact().phone}.`;
  expect(await objection(person)).toBe(
    `Tienes 12,50\u00a0€ de saldo a favor. Pídenos que te lo demos ${call}`,
  );
  await director.post(`/api/staff/people/${rows[0].id}/credit-paid-out`, { cents: 1_250, method: 'cash' });
  expect(await objection(person)).toBeNull();
  await person.delete(`/api/appointments/${itemId}`);
  expect(await objection(person)).toBe(
    `Tenemos que devolverte 52,50\u00a0€ en la clínica. Recógelos ${call}`,
  );
});

describe('erasure', () => {
  test('deletes recipient data of unpaid items, and keeps the books with their content', async () => {
    const person = await testApp.person();
    const other = await testApp.person();
    const itemId = await testApp.book(person, slot(23));
    await stateRecipient(person, itemId);
    await stateRecipient(other, await testApp.book(other, slot(24)));
    const wishes = async () =>
      (
        await testApp.pool.query(
          'select payer_user_id as of from invoice_wishes where payer_user_id in ($1, $2)',
          [person.user.id, other.user.id],
        )
      ).rows;
    expect(await erase(person)).toEqual({ deleted: [], kept: [] });
    expect(await wishes()).toEqual([{ of: other.user.id }]);
    await testApp.payUnreported(person, itemId, '65.00');
    expect(await erase(person)).toEqual({ deleted: [], kept: [retainedBooks] });
    await invoiced((await person.get('/api/receipts')).json()[0].id, 'invoice-recipient', company);
    expect(await erase(person)).toEqual({ deleted: [], kept: [retainedInvoicedBooks] });
    expect(await erase(other)).toEqual({ deleted: [], kept: [] });
  });

  test('keeps the same books for a record without an account', async () => {
    const card = await insertPatient(testApp, { name: 'Rosa Soler' });
    const other = await insertPatient(testApp, { name: 'Ona Serra' });
    expect(await describeBooksOfPatient(testApp.db, card)).toEqual({ deleted: [], kept: [] });
    const id = await issueReceipt(testApp.db, {
      issuedAt: friday,
      reference: 'appointment:1',
      captureId: 'CAJA-OF-CARD',
      refundId: null,
      cents: 100,
      payerUserId: null,
      payerPatientId: card,
      concept: 'Consulta',
      vat: 'exempt',
      vatPercent: 0,
    });
    expect(await describeBooksOfPatient(testApp.db, card)).toEqual({ deleted: [], kept: [retainedBooks] });
    await invoiced(id, 'invoice-recipient', company);
    expect(await describeBooksOfPatient(testApp.db, card)).toEqual({
      deleted: [],
      kept: [retainedInvoicedBooks],
    });
    expect(await describeBooksOfPatient(testApp.db, other)).toEqual({ deleted: [], kept: [] });
  });
});
