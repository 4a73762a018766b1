import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { createStaff } from '#tests/support/staff.ts';
import { appointmentReference } from '../references.ts';

let testApp: PaymentsTestApp;
let person: Person;
let reception: Person;
let director: Person;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  reception = await createStaff(testApp, 'reception');
  director = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  await testApp.pool.query('delete from wallet_returns');
  person = await testApp.person({ fullName: 'Marc Puig' });
});

const captureOf = async (id: number): Promise<string> => {
  const [capture] = await testApp.wallet.captures(appointmentReference(id));
  if (capture === undefined) throw new Error('nothing was captured');
  return capture.id;
};

async function bookPaid(): Promise<number> {
  const id = await testApp.book(person, slot(15));
  expect((await testApp.payUnreported(person, id, '65.00')).statusCode).toBe(200);
  expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true, payment: 'paid' });
  return id;
}

/** The same, fully refunded in the wallet's panel and found by the job. */
async function bookReversed(): Promise<number> {
  const id = await bookPaid();
  await testApp.wallet.reverse(await captureOf(id));
  await testApp.run('payments.find-returns', { all: true });
  return id;
}

type Matter = { id: number; kind: string; isWhole: boolean; cents: number; reference: string };
const matterOf = async (id: number): Promise<Matter | undefined> => {
  const all: Matter[] = (await reception.get('/api/staff/payments/attention')).json();
  return all.find(({ reference }) => reference === appointmentReference(id));
};
const decide = async (id: number, decision: string, who = director) =>
  who.post(`/api/staff/payments/returns/${(await matterOf(id))?.id}/decision`, { decision });
const logged = async (id: number): Promise<string[]> => {
  const { rows } = await testApp.pool.query(
    `select action from audit_log where subject = $1 and action like 'payment.return-%' order by id`,
    [appointmentReference(id)],
  );
  return rows.map(({ action }) => action);
};

describe('a payment returned in the wallet’s own panel', () => {
  test('makes the appointment unpaid and returned, and is listed under attention once', async () => {
    const id = await bookReversed();
    await testApp.run('payments.find-returns', { all: true });
    expect(await testApp.mine(person, id)).toMatchObject({
      status: 'confirmed',
      paid: false,
      payment: 'returned',
    });
    expect(await matterOf(id)).toMatchObject({ kind: 'wallet_return', isWhole: true, cents: 6_500 });
    const card = (await testApp.pool.query('select patient_id from appointments where id = $1', [id]))
      .rows[0];
    const balance = (await reception.get(`/api/staff/people/${card.patient_id}/balance`)).json();
    expect(balance.dues).toMatchObject([{ appointmentId: id, cents: 6_500, state: 'open' }]);
  });

  test('is found by the hourly job within a day', async () => {
    const id = await bookPaid();
    await testApp.wallet.reverse(await captureOf(id));
    const start = testApp.clock.now();
    for (let hour = 0; hour < 24; hour++) {
      testApp.clock.set(new Date(start.getTime() + hour * 3_600_000));
      await testApp.run('payments.find-returns');
    }
    testApp.clock.set(start);
    expect(await matterOf(id)).toMatchObject({ isWhole: true });
  });

  test('leaves the appointment paid when the director waives the money', async () => {
    const id = await bookReversed();
    expect((await decide(id, 'keep')).statusCode).toBe(204);
    expect(await testApp.mine(person, id)).toMatchObject({
      status: 'confirmed',
      paid: true,
      payment: 'returned',
    });
    expect([await matterOf(id), await logged(id)]).toEqual([undefined, ['payment.return-keep']]);
  });

  test('allows cancelling without a second refund', async () => {
    const id = await bookReversed();
    expect((await decide(id, 'cancel')).statusCode).toBe(204);
    await testApp.workOff();
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'cancelled', paid: false });
    const returned = (await testApp.steps(id)).filter((step) => step.startsWith('refund'));
    expect(returned).toEqual(['refunded 6500: seen_at_wallet']);
    expect([await matterOf(id), await logged(id)]).toEqual([undefined, ['payment.return-cancel']]);
  });

  test('can be requested again by e-mail and paid at the desk', async () => {
    const id = await bookReversed();
    expect((await decide(id, 'ask')).statusCode).toBe(204);
    expect(await testApp.letters(person, 'payment.pay-again')).toHaveLength(1);
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: false });
    expect([await matterOf(id), await logged(id)]).toEqual([undefined, ['payment.return-ask']]);
    const taken = await reception.post('/api/staff/payments', {
      type: 'appointment',
      itemId: id,
      cents: 6_500,
      method: 'card',
    });
    expect(taken.statusCode, taken.body).toBeLessThan(300);
    expect(await testApp.mine(person, id)).toMatchObject({ paid: true, payment: 'paid' });
  });

  test('is decided once, and only by the director', async () => {
    const id = await bookReversed();
    expect((await decide(id, 'keep', reception)).statusCode).toBe(403);
    const matter = await matterOf(id);
    const both = await Promise.all(
      ['keep', 'ask'].map((decision) =>
        director.post(`/api/staff/payments/returns/${matter?.id}/decision`, { decision }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });
});

test('a partial return in the panel leaves the appointment paid and cannot be requested again', async () => {
  const id = await bookPaid();
  await testApp.wallet.refund(await captureOf(id), '20.00');
  await testApp.run('payments.find-returns', { all: true });
  expect(await testApp.mine(person, id)).toMatchObject({ paid: true, payment: 'paid' });
  expect(await matterOf(id)).toMatchObject({ isWhole: false, cents: 2_000 });
  expect((await decide(id, 'ask')).json().code).toBe('part_only');
  expect((await decide(id, 'keep')).statusCode).toBe(204);
});

test('a refund by the app is not listed', async () => {
  const id = await bookPaid();
  expect((await person.delete(`/api/appointments/${id}`)).statusCode).toBeLessThan(300);
  await testApp.workOff();
  await testApp.run('payments.find-returns', { all: true });
  expect(await testApp.mine(person, id)).toMatchObject({ status: 'cancelled', payment: 'returned' });
  expect(await matterOf(id)).toBeUndefined();
});
