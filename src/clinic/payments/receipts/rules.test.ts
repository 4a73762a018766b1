import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configuredOrganization } from '#clinic/organization/service.server.ts';
import { legalNotice } from '#config';
import { pdfText } from '#tests/support/words/pdf.ts';
import { splitVat, vatRules } from '../vat.ts';
import { receiptsAsCsv } from './csv.ts';
import { receiptPdf } from './pdf.server.ts';
import type { IssuedReceipt } from './receipt-texts.ts';
import { conceptOfRefund, fileNameOf, formatReceiptNumber, seriesOf } from './rules.ts';

const therapy: IssuedReceipt = {
  series: '2026',
  number: 123,
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  method: 'wallet' as const,
  captureId: '8AB12345CD678901E',
  refundId: null,
  payerUserId: 7,
  payerName: 'Maria Núñez',
  cents: 6_500,
  concept: 'Consulta de psicología',
  vat: 'exempt',
  vatPercent: 0,
  issuer: configuredOrganization,
};
const report: IssuedReceipt = {
  ...therapy,
  cents: 121_000,
  concept: 'Informe pericial',
  vat: 'general',
  vatPercent: 21,
};

test("seriesOf is the year in Madrid, which starts an hour before London's", () => {
  expect(seriesOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026');
  expect(seriesOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027');
  expect(formatReceiptNumber({ series: '2027', number: 1 })).toBe('2027/000001');
  expect(fileNameOf({ series: '2026', number: 1_234_567 })).toBe('recibo-2026-1234567.pdf');
});

test('exempts therapy from VAT and charges 21 % for expert reports, like the legal notice', () => {
  expect(vatRules.exempt.percent).toBe(0);
  expect(vatRules.general.percent).toBe(legalNotice.expertReportVatPercent);
});

test('splits prices into base and VAT to the cent, and refunds into the same parts negated', () => {
  expect(splitVat(12_100, 21)).toEqual({ baseCents: 10_000, vatCents: 2_100 });
  expect(splitVat(6_500, 0)).toEqual({ baseCents: 6_500, vatCents: 0 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 30 }),
      (cents, percent) => {
        const { baseCents, vatCents } = splitVat(cents, percent);
        expect(baseCents + vatCents).toBe(cents);
        // Within half a cent of base: VAT is that percentage of the base.
        expect(Math.abs(vatCents - (baseCents * percent) / 100)).toBeLessThanOrEqual(
          0.5 * (1 + percent / 100) + 1e-6,
        );
        const back = splitVat(-cents, percent);
        expect([back.baseCents + baseCents, back.vatCents + vatCents]).toEqual([0, 0]);
      },
    ),
  );
});

test('prints payer, concept, amount, the exemption of therapy, and that it is no invoice', async () => {
  const file = await receiptPdf(therapy);
  const text = pdfText(file);
  for (const words of [
    'Recibo',
    'N.º 2026/000123 · sábado, 21 de noviembre de 2026',
    'Este recibo no es una factura',
    legalNotice.holder,
    `NIF ${legalNotice.taxId}`,
    'Maria Núñez',
    'Consulta de psicología',
    'Total pagado\n65,00\u00a0€',
    'Servicio sanitario exento de IVA (art. 20.Uno.3.º LIVA)',
    'PayPal',
    '8AB12345CD678901E',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Base imponible');
  const raw = file.toString('latin1');
  expect(raw).toMatch(/^%PDF-1\.7/);
  for (const mark of ['/Lang (es-ES)', '/Marked true', '/DisplayDocTitle true']) expect(raw).toContain(mark);
});

test('prints base and 21 % VAT of an expert report, and refunds as negative', async () => {
  const text = pdfText(await receiptPdf(report));
  expect(text).toContain(
    'Base imponible\n1000,00\u00a0€\nIVA 21 %\n210,00\u00a0€\nTotal pagado\n1210,00\u00a0€',
  );
  expect(text).not.toContain('exento');
  const back = { ...report, refundId: '9XX1', cents: -12_100, concept: conceptOfRefund(report.concept) };
  const returned = pdfText(await receiptPdf(back));
  for (const words of ['Recibo de devolución', 'Devuelto a', 'Devolución: Informe pericial', '9XX1'])
    expect(returned).toContain(words);
  expect(returned).toContain('Total devuelto\n-121,00\u00a0€');
});

test('renders the same receipt to the same bytes at any time', async () => {
  expect(await receiptPdf(therapy)).toEqual(await receiptPdf({ ...therapy }));
  expect(await receiptPdf(therapy)).not.toEqual(await receiptPdf({ ...therapy, number: 124 }));
});

test.each([
  ['Łukasz Ďurža', 'Łukasz Ďurža'],
  ['Núria l·Àngel', 'Núria l·Àngel'],
  ['Анна', 'Анна'],
  ['\u200b😀', 'Cuenta n.º 7'],
  ['   ', 'Cuenta n.º 7'],
  [null, 'Cuenta n.º 7'],
])('prints the payer %s as %s', async (payerName, written) => {
  expect(pdfText(await receiptPdf({ ...therapy, payerName }))).toContain(`Pagado por\n${written}\n`);
});

/** Any code point, including lone surrogates; fast-check's own arbitrary takes two seconds to build. */
const sign = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));

test('renders any name and concept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: sign, maxLength: 200 }), async (text) => {
      const file = await receiptPdf({ ...therapy, payerName: text, concept: text });
      expect(pdfText(file)).toContain('65,00\u00a0€');
      expect(file.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
    }),
    { numRuns: 25 },
  );
});

test('writes semicolons, decimal commas and a byte order mark in the CSV file', () => {
  const back = { ...report, number: 124, refundId: '9XX1', cents: -12_100 };
  expect(receiptsAsCsv([therapy, back])).toBe(
    '\uFEFFNúmero;Fecha;Pagador;Concepto;Base;IVA %;IVA;Total;Medio;Pago;Devolución\r\n' +
      '2026/000123;2026-11-21;Maria Núñez;Consulta de psicología;65,00;0;0,00;65,00;PayPal;8AB12345CD678901E;\r\n' +
      '2026/000124;2026-11-21;Maria Núñez;Informe pericial;-100,00;21;-21,00;-121,00;PayPal;8AB12345CD678901E;9XX1\r\n',
  );
});

test('keeps any payer name in one text cell, without new columns, lines or formulas', () => {
  const nasty = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ;"\'aé\u200b'), maxLength: 8 });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ maxLength: 30 })), (payerName) => {
      const [, row] = cellsOf(receiptsAsCsv([{ ...therapy, payerName }]).slice(1));
      expect(row).toHaveLength(11);
      expect([payerName, `'${payerName}`]).toContain(row?.[2]);
      expect(row?.[2]).not.toMatch(/^[\s\u200b]*[=+\-@]/);
    }),
    { numRuns: 500 },
  );
});

/** Parses RFC 4180 with semicolons, as a spreadsheet does. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/gy;
  for (const [, quoted, plain, end] of text.matchAll(pattern)) {
    row.push(quoted?.replaceAll('""', '"') ?? (plain as string));
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
