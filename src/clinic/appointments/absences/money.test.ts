import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import { type PaymentsTestApp, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { createStaff } from '#tests/support/staff.ts';

let testApp: PaymentsTestApp;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await testApp.clear();
});
afterAll(() => testApp.stop());

/** A Tuesday; Madrid is one hour ahead of UTC. */
const at = (time: string) => slot(15, time);
const visits = [
  { time: '08:00', value: '65.00', wish: { type: 'office' } },
  { time: '09:30', value: '55.00', wish: { type: 'video' } },
  { time: '15:00', value: '80.00', wish: { type: 'home', address: 'Carrer Nou 3, Girona' } },
];

const returnsOf = async (id: number): Promise<string[]> =>
  (await testApp.wallet.books(appointmentReference(id)))
    .flatMap(({ purchase_units: units }) => units)
    .flatMap(({ payments }) => payments?.refunds ?? [])
    .map(({ amount }) => amount.value);

test('refunds exactly what each patient paid, once, when the closure is sent twice', async () => {
  const ids: number[] = [];
  for (const { time, value, wish } of visits) {
    const person = await testApp.person();
    const id = await testApp.book(person, at(time), wish);
    expect((await testApp.payUnreported(person, id, value)).json()).toEqual({ success: true });
    ids.push(id);
  }
  const reception = await createStaff(testApp, 'reception');
  const caller = await reception.post('/api/staff/appointments', {
    person: { fullName: 'Ona Ferrer' },
    professionalId: 1,
    type: 'office',
    startsAt: at('18:00'),
  });
  ids.push(caller.json().id);
  const ill = { professionalId: 1, startsAt: at('07:00'), endsAt: at('21:00') };
  const { hit } = (await reception.post('/api/staff/absences', ill)).json();
  expect(hit.map(({ id }: { id: number }) => id)).toEqual(ids);
  const choices = ids.map((appointmentId) => ({ what: 'cancel', appointmentId }));
  for (let press = 0; press < 2; press++) {
    const reply = await reception.post('/api/staff/closures', { choices, preview: false });
    expect(reply.statusCode).toBe(200);
    await testApp.workOff();
  }
  const expected = [...visits.map(({ value }) => [value]), []];
  for (const [place, id] of ids.entries()) expect(await returnsOf(id)).toEqual(expected[place]);
});
