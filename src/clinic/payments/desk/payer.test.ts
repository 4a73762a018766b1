import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentsTestApp, type Person, startPaymentsTestApp } from '#tests/support/payments.ts';
import {
  createStaff,
  insertAppointment,
  insertGuardian,
  insertPatient,
  readReceiptPayer,
} from '#tests/support/staff.ts';

let testApp: PaymentsTestApp;
let reception: Person;
let child: number;
let mother: number;
let father: number;
let hours = 0;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  reception = await createStaff(testApp, 'reception');
  child = await insertPatient(testApp, {
    name: 'Pol Serra',
    birthDate: '2018-05-04',
    email: 'pol@example.test',
  });
  mother = await insertPatient(testApp, { name: 'Joana Serra', email: 'joana@example.test' });
  father = await insertPatient(testApp, { name: 'Marc Puig', email: 'marc@example.test' });
  await insertGuardian(testApp, { childId: child, guardianId: mother, pays: false });
  await insertGuardian(testApp, { childId: child, guardianId: father });
});
afterAll(() => testApp.stop());

const plan = (patientId = child, bookedBy?: number) =>
  insertAppointment(testApp, {
    patientId,
    professionalId: 1,
    startsAt: new Date(Date.UTC(2026, 11, 14, ++hours)),
    ...(bookedBy === undefined ? {} : { bookedBy }),
  });
const due = async (itemId: number, more = '') =>
  (await reception.get(`/api/staff/payments/due?type=appointment&itemId=${itemId}${more}`)).json();
const take = (itemId: number, more: object = {}) =>
  reception.post('/api/staff/payments', {
    type: 'appointment',
    itemId,
    method: 'card',
    cents: 6_500,
    ...more,
  });
test('names the guardian who pays for a child, with the address for the receipt', async () => {
  const id = await plan();
  expect(await due(id)).toMatchObject({
    payerName: 'Marc Puig',
    email: 'marc@example.test',
    payerPatientId: father,
    guardians: [
      { patientId: father, name: 'Marc Puig' },
      { patientId: mother, name: 'Joana Serra' },
    ],
    lacksGuardian: false,
  });
  const { receiptId } = (await take(id)).json();
  expect(await readReceiptPayer(testApp, receiptId)).toEqual({ user: null, record: father });
});

test('names the guardian that the desk chooses, for one appointment and for several', async () => {
  const id = await plan();
  expect(await due(id, `&payerPatientId=${mother}`)).toMatchObject({
    payerName: 'Joana Serra',
    payerPatientId: mother,
  });
  const one = (await take(id, { payerPatientId: mother })).json();
  expect(await readReceiptPayer(testApp, one.receiptId)).toEqual({ user: null, record: mother });
  const ids = [await plan(), await plan()];
  const dues = await reception.get(`/api/staff/payments/dues?patientId=${child}&payerPatientId=${mother}`);
  expect(dues.json()).toMatchObject({ payerPatientId: mother, payers: [{ name: 'Joana Serra' }] });
  const several = await reception.post('/api/staff/payments/several', {
    patientId: child,
    payerPatientId: mother,
    appointments: ids.map((itemId) => ({ itemId, cents: 6_500 })),
    method: 'card',
  });
  for (const { receiptId } of several.json().payments)
    expect(await readReceiptPayer(testApp, receiptId)).toEqual({ user: null, record: mother });
});

test('refuses a payer who is no guardian of the child, and any for an adult', async () => {
  const stranger = await insertPatient(testApp, { name: 'Ona Vila' });
  expect((await take(await plan(), { payerPatientId: stranger })).statusCode).toBe(404);
  const ofAdult = await plan(stranger);
  expect((await take(ofAdult, { payerPatientId: father })).statusCode).toBe(404);
  expect(await due(ofAdult)).toMatchObject({ payerName: 'Ona Vila', guardians: [], lacksGuardian: false });
});

test('names the guardian whose account booked, and offers none the clinic may not contact', async () => {
  const account = await testApp.person({ fullName: 'Rut Mas' });
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [account.user.id]);
  const third = await insertPatient(testApp, { name: 'Sin Contacto' });
  await insertGuardian(testApp, { childId: child, guardianId: rows[0].id, pays: false });
  await insertGuardian(testApp, { childId: child, guardianId: third, hasNoContact: true });
  const id = await plan(child, account.user.id);
  const said = await due(id);
  expect(said).toMatchObject({ payerName: 'Rut Mas', payerPatientId: rows[0].id });
  expect(said.guardians.map(({ name }: { name: string }) => name)).not.toContain('Sin Contacto');
  const { receiptId } = (await take(id)).json();
  expect(await readReceiptPayer(testApp, receiptId)).toEqual({ user: account.user.id, record: null });
});

test('reports a child whose record has no guardian', async () => {
  const alone = await insertPatient(testApp, { name: 'Mar Sola', birthDate: '2017-02-03' });
  expect(await due(await plan(alone))).toMatchObject({ guardians: [], lacksGuardian: true });
});
