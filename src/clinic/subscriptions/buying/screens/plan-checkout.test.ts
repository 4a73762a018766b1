import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Offer, Plan, UserSubscription } from '#clinic/subscriptions/contract.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { planPrices } from '#tests/support/plans/plan-prices.ts';
import { offerCheckout, renewalCheckout } from './plan-checkout.ts';

let testApp: TestApp;
let plans: Plan[];
beforeAll(async () => {
  testApp = await startTestApp();
  plans = (await testApp.visitor().get('/api/subscription-plans')).json();
});
afterAll(() => testApp.stop());

const now = new Date('2027-03-01T10:00:00Z');
const planOf = (id: number) => plans.find((plan) => plan.id === id) as Plan;

describe.each(planPrices)('$plan, $interval', ({ id, interval, cents, payments, sessions, months }) => {
  const checkout = () => {
    const offer = planOf(id).offers.find((one) => one.interval === interval) as Offer;
    return offerCheckout(planOf(id), offer, 7);
  };

  test('requests the listed price for this user and offer', () => {
    expect(checkout()).toMatchObject({
      type: 'subscription',
      itemId: id,
      priceCents: cents,
      reference: `subscription:${id}:${interval}:7`,
    });
    expect(checkout().paymentInterval).toBe(interval === 'landing' ? undefined : interval);
  });

  test('states sessions, validity and all later payments', () => {
    const said = checkout().description.join('\n');
    expect(said).toContain(`${sessions} sesiones · Válido ${months} ${months === 1 ? 'mes' : 'meses'}`);
    expect(said.includes('Un solo pago: no se renueva solo.')).toBe(payments === 1);
    expect(said.includes('nunca cobramos sin que tú lo confirmes')).toBe(payments > 1);
    // Later payments and the total are shown beside today's amount.
    const others = payments === 2 ? 'otro pago igual' : `otros ${payments - 1} pagos iguales`;
    expect(checkout().whole).toBe(
      payments === 1
        ? undefined
        : `Hoy pagas ${formatEurosExactly(cents)}. Después, ${others}. En total, ${formatEurosExactly(cents * payments)}.`,
    );
  });
});

const held: UserSubscription = {
  id: 31,
  userId: 7,
  planId: 1,
  planDetails: { name: 'Básico' },
  type: 'adult',
  active: true,
  startDate: '2027-01-31T10:00:00Z',
  endDate: '2027-07-31T22:00:00Z',
  paymentInterval: 'monthly',
  nextBillingDate: '2027-02-28',
  sessionsTotal: 1,
  sessionsLeft: 0,
  pricePaid: 8700,
  cancelled: false,
  mayCancel: true,
  renewal: { number: 2, price: 8700 },
  childBirthDate: null,
  payments: [],
  perks: [],
  toCome: { payments: 5, cents: 43500, sessions: 7, nextSessions: 1, roundPayments: 6, roundSessions: 8 },
};

describe('a later payment', () => {
  test("has the subscription and number as reference, at the server's price", () => {
    expect(renewalCheckout(held, plans, now)).toMatchObject({
      itemId: 1,
      userSubscriptionId: 31,
      reference: 'renewal:31:2',
      priceCents: 8700,
      title: 'Haz tu próximo pago',
      whole: `Hoy pagas ${formatEurosExactly(8700)}, el pago 2 de 6. Después, otros 4 pagos iguales. En total, ${formatEurosExactly(52200)}.`,
    });
    expect(renewalCheckout({ ...held, renewal: null }, plans, now)).toBeUndefined();
  });

  test('resumes an inactive plan, without a new round while it is valid', () => {
    const { title, description } = renewalCheckout({ ...held, active: false }, plans, now) ?? {};
    expect(title).toBe('Reactiva tu plan');
    expect(description).toContain('Con este pago llegan tus siguientes sesiones.');
  });

  test.each([
    ['single', 52000, 'Empieza hoy: 8 sesiones · Válido 6 meses'],
    // The front page's package, which the API also calls single.
    ['single', 16000, 'Empieza hoy: 2 sesiones · Válido 1 mes'],
    ['quarterly', 25000, 'Empieza hoy: 8 sesiones · Válido 6 meses'],
    ['single', 99, 'Las sesiones y los meses empiezan hoy.'],
  ] as const)('starts a new round after its end: %s at %i cents', (paymentInterval, price, words) => {
    const over = { ...held, active: false, endDate: '2027-02-28T23:00:00Z', paymentInterval };
    const said = renewalCheckout({ ...over, renewal: { number: 2, price } }, plans, now)?.description;
    expect(said).toContain(words);
    const whole = renewalCheckout({ ...over, renewal: { number: 2, price } }, plans, now)?.whole;
    expect(whole).toBe(
      paymentInterval === 'quarterly'
        ? `Hoy pagas ${formatEurosExactly(25000)}. Después, otro pago igual. En total, ${formatEurosExactly(50000)}.`
        : undefined,
    );
  });

  test("names the child of a child's plan", () => {
    const said = renewalCheckout({ ...held, childBirthDate: '2018-05-04' }, plans, now)?.description;
    expect(said).toContain('Para quien nació el 4 de mayo de 2018');
  });
});
