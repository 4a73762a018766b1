import { describe, expect, test } from 'vitest';
import { configuredOrganization } from '#clinic/organization/service.server.ts';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import { catalanOnly, spanishOnly } from '#tests/support/words/language-words.ts';
import { pdfText } from '#tests/support/words/pdf.ts';
import {
  boughtNothingLetter,
  creditPaidOutLetter,
  declinedLetter,
  payAgainLetter,
  receiptLetter,
  refundedLetter,
  underReviewLetter,
  undoneLetter,
} from './letters.server.ts';
import { receiptPdf } from './receipts/pdf.server.ts';
import type { IssuedReceipt } from './receipts/receipt-texts.ts';
import { conceptOfRefund, fileNameOf } from './receipts/rules.ts';

const payment: IssuedReceipt = {
  series: '2026',
  number: 123,
  issuedAt: new Date('2026-04-01T10:00:00Z'),
  method: 'cash',
  captureId: 'CAJA-7',
  refundId: null,
  payerUserId: 7,
  payerName: null,
  cents: 6_500,
  concept: 'Consulta de psicologia',
  vat: 'exempt',
  vatPercent: 0,
  issuer: { ...configuredOrganization, centreAuthorisation: 'E17000000' },
};

const pdfIn = (language: 'es' | 'ca', receipt: IssuedReceipt) =>
  runInLanguage(language, () => receiptPdf(receipt));

describe('a receipt for a Catalan reader', () => {
  test('is in Catalan throughout, with the amounts of the Spanish one', async () => {
    const file = await pdfIn('ca', payment);
    const text = pdfText(file);
    for (const words of [
      'Rebut',
      'Núm. 2026/000123 · dimecres, 1 d’abril de 2026',
      'Aquest rebut no és una factura',
      'Compte núm. 7',
      'Total pagat\n65,00\u00a0€',
      'Servei sanitari exempt d’IVA (art. 20.U.3r de la Llei 37/1992)',
      'Mitjà de pagament',
      'Efectiu',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(catalanOnly);
    expect(text).not.toMatch(spanishOnly);
    expect(file.toString('latin1')).toContain('/Lang (ca-ES)');
  });

  test('of a refund with VAT is in Catalan too', async () => {
    const text = await runInLanguage('ca', async () => {
      const concept = conceptOfRefund(payment.concept);
      const refund = {
        ...payment,
        refundId: '9XX1',
        cents: -12_100,
        vat: 'general' as const,
        vatPercent: 21,
      };
      return pdfText(await receiptPdf({ ...refund, concept }));
    });
    for (const words of [
      'Rebut de devolució',
      'Tornat a',
      'Devolució: Consulta de psicologia',
      'Base imposable',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(spanishOnly);
  });

  test('has a Catalan file name', () => {
    expect(runInLanguage('ca', () => fileNameOf(payment))).toBe('rebut-2026-000123.pdf');
  });
});

const money = { cents: 6_500, currency: 'EUR' };

const letters = {
  receipt: () =>
    receiptLetter({ receipts: [{ ...money, number: '2026/000123', method: 'card' }], hasProfile: true }),
  'money that bought nothing': () => boughtNothingLetter({ ...money, reason: 'gone' }, 'appointment'),
  'credit paid out': () => creditPaidOutLetter({ ...money, method: 'transfer', left: 500 }),
  refund: () => refundedLetter({ ...money, reason: 'price_difference', isPart: true, hasReceipt: true }),
  'refund as credit': () => refundedLetter({ ...money, method: 'credit' }),
  'undone payment': () => undoneLetter({ ...money, method: 'cash' }),
  'payment under review': () => underReviewLetter(money, 'subscription'),
  'declined payment': () => declinedLetter('appointment'),
  'payment to repeat': () => payAgainLetter(money, 'subscription'),
};

test.each(Object.entries(letters))('the letter about %s has Catalan sentences only', (_, compose) => {
  const spanish = runInLanguage('es', compose);
  const catalan = runInLanguage('ca', compose);
  expect(catalan.subject).not.toBe(spanish.subject);
  expect(catalan.subject).not.toMatch(spanishOnly);
  // Greeting and signature belong to the frame of all letters.
  const [own, others] = [catalan, spanish].map(({ text }) => text.split('\n\n').slice(1, -2));
  expect(own).toHaveLength(others?.length ?? 0);
  expect(own?.filter((sentence) => others?.includes(sentence) || spanishOnly.test(sentence))).toEqual([]);
});
