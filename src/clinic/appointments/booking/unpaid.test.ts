import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';

let testApp: PaymentsTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
});

const ask = (appointmentId: number) => testApp.run('appointments.ask-for-payment', { appointmentId });
const requests = () => testApp.letters(person, 'appointment.booked');

describe('the request to pay a hold', () => {
  test('is sent once, five minutes after the booking, with the end of the hold', async () => {
    const id = await testApp.book(person, slot(15));
    expect(await requests()).toEqual([]);
    testApp.clock.advance(5);
    await Promise.all([ask(id), ask(id)]);
    const [letter, ...more] = await requests();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Falta pagar tu cita del martes, 15 de diciembre de 2026');
    expect(letter?.text).toContain('te guardamos la hora hasta las 09:30');
  });

  test('states the new hour of a hold that was moved', async () => {
    const id = await testApp.book(person, slot(15));
    await person.patch(`/api/appointments/${id}`, { date: slot(16) });
    await ask(id);
    expect((await requests())[0]?.subject).toContain('16 de diciembre');
  });

  test('is not sent for a hold that is paid, cancelled or has expired', async () => {
    const paid = await testApp.book(person, slot(15));
    await testApp.payUnreported(person, paid, '65.00');
    const cancelled = await testApp.book(person, slot(16));
    await person.delete(`/api/appointments/${cancelled}`);
    const expired = await testApp.book(person, slot(17));
    for (const id of [paid, cancelled]) await ask(id);
    testApp.clock.advance(30);
    await ask(expired);
    expect(await requests()).toEqual([]);
  });

  test('is not sent while the wallet reviews the payment', async () => {
    const id = await testApp.book(person, slot(15));
    await testApp.wallet.fault({ call: 'capture', fault: 'pending', times: 1 });
    await testApp.payUnreported(person, id, '65.00');
    await ask(id);
    expect(await testApp.letters(person, 'payment.under-review')).toHaveLength(1);
    expect(await requests()).toEqual([]);
  });
});
