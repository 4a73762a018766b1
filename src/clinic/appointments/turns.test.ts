import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import { whileLocked } from '#tests/support/locks.ts';
import { openPaymentsHouse, type PaymentsHouse, type Person, slot } from '#tests/support/payments.ts';

let house: PaymentsHouse;
let person: Person;
/** The turn of a person: what they do with appointments happens one after the other. */
let turn: string;
beforeAll(async () => {
  house = await openPaymentsHouse();
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.clear();
  person = await house.person();
  turn = `1, ${person.user.id}`;
});

test('a cancellation waits for the payment of the same moment, and the other way about', async () => {
  const id = await house.book(person, slot(15));
  const orderId = await house.wallet.pay({ reference: appointmentReference(id) });
  const paying = await whileLocked(house.url, turn, () => house.pay(person, id, orderId));
  expect([paying.hasWaited, paying.answer.json()]).toEqual([true, { success: true }]);
  const cancelling = await whileLocked(house.url, turn, async () => person.delete(`/api/appointments/${id}`));
  expect([cancelling.hasWaited, cancelling.answer.statusCode]).toEqual([true, 200]);
});

test('asking what an appointment costs waits, too: its price may be changing', async () => {
  const id = await house.book(person, slot(15));
  const orderId = await house.wallet.create({ reference: appointmentReference(id) });
  const { hasWaited } = await whileLocked(house.url, turn, () => house.report(person, id, orderId));
  expect(hasWaited).toBe(true);
});

test('a hold that ran out comes back only once nobody moves into the professional’s hours', async () => {
  const id = await house.book(person, slot(15));
  house.clock.advance(35);
  await house.run('appointments.expire-hold', { appointmentId: id });
  const orderId = await house.wallet.pay({ reference: appointmentReference(id) });
  const { hasWaited, answer } = await whileLocked(house.url, '2, 1', () => house.pay(person, id, orderId));
  expect([hasWaited, answer.json()]).toEqual([true, { success: true }]);
});
