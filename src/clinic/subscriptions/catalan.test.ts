import { expect, test } from 'vitest';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import { spanishOnly } from '#tests/support/words/language-words.ts';
import * as letters from './letters.server.ts';
import { formatSessionsLeft } from './screens/held-plan-messages.ts';
import {
  formatOutstanding,
  formatSessionsPerPayment,
  formatTotalPayments,
} from './screens/instalment-messages.ts';
import { formatPaymentPlan, formatPayments } from './screens/plan-messages.ts';

const plan = {
  planName: 'Premium',
  sessionsLeft: 3,
  endsOn: new Date('2027-04-01T10:00:00Z'),
  nextPayment: { on: new Date('2027-02-11T11:00:00Z'), cents: 8_000 },
  toCome: { payments: 2, cents: 16_000, sessions: 3, nextSessions: 1, roundPayments: 3, roundSessions: 4 },
  profileUrl: 'https://example.test/ca/dashboard#subscriptions',
};

const compositions = {
  'a payment': () => letters.boughtLetter(plan),
  'the last payment': () => letters.boughtLetter({ ...plan, nextPayment: null, toCome: null }),
  'an instalment': () => letters.instalmentLetter(plan, 15),
  'a missed payment': () => letters.lapsedLetter(plan),
  'two sessions left': () => letters.twoLeftLetter(plan),
  'the end of a plan': () => letters.endingLetter(plan),
  'a cancellation': () => letters.planCancelledLetter(plan),
};

test.each(Object.entries(compositions))('the letter about %s has Catalan sentences only', (_, compose) => {
  const spanish = runInLanguage('es', compose);
  const catalan = runInLanguage('ca', compose);
  expect(catalan.subject).not.toBe(spanish.subject);
  expect(catalan.subject).not.toMatch(spanishOnly);
  // Greeting and signature belong to the frame of all letters.
  const [own, others] = [catalan, spanish].map(({ text }) => text.split('\n\n').slice(1, -2));
  expect(own).toHaveLength(others?.length ?? 0);
  expect(own?.filter((sentence) => others?.includes(sentence) || spanishOnly.test(sentence))).toEqual([]);
});

test('writes instalments in Catalan, with the amounts of the Spanish text', () => {
  const offer = {
    interval: 'quarterly' as const,
    price: 23_000,
    payments: 3,
    sessionsPerPayment: [4],
    sessions: 12,
    validityMonths: 9,
  };
  const told = runInLanguage('ca', () => [
    formatPayments(offer),
    ...formatPaymentPlan(offer),
    formatOutstanding(offer),
    formatTotalPayments(23_000, 3),
    formatTotalPayments(23_000, 3, 3),
    formatSessionsPerPayment({ ...offer, sessionsPerPayment: [1, 1, 2] }),
  ]);
  expect(told).toEqual([
    '3 pagaments de 230\u00a0€; 12 sessions en total',
    'Avui pagues 230\u00a0€. Després, 2 pagaments més de 230\u00a0€, un cada tres mesos.',
    'En total, 690\u00a0€ per 12 sessions.',
    'És el primer de 3 pagaments: 690\u00a0€ i 12 sessions en total. Amb els altres 2 arriben les 8 que falten.',
    'Avui pagues 230,00\u00a0€. Després, 2 pagaments iguals més. En total, 690,00\u00a0€.',
    'Avui pagues 230,00\u00a0€, el pagament 3 de 3. És l’últim. En total, 690,00\u00a0€.',
    'Amb cada pagament, 1 sessió; cada tercer pagament, 2',
  ]);
});

test('contracts the article before the first of a month', () => {
  const left = { sessionsLeft: 1, sessionsTotal: 1, toCome: plan.toCome, nextBillingDate: '2027-04-01' };
  expect(runInLanguage('ca', () => formatSessionsLeft(left))).toBe(
    '1 sessió disponible ara; 4 en total, la propera amb el pagament de l’1 d’abril de 2027',
  );
});
