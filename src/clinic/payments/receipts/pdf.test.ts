import { describe, expect, test } from 'vitest';
import { configuredOrganization } from '#clinic/organization/service.server.ts';
import { color } from '#platform/documents/colors.server.ts';
import { pdfPage, pdfText } from '#tests/support/words/pdf.ts';
import { findPdfUaFaults } from '#tests/support/words/pdf-ua.ts';
import { receiptPdf } from './pdf.server.ts';
import type { IssuedReceipt } from './receipt-texts.ts';

const therapy: IssuedReceipt = {
  series: '2026',
  number: 123,
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  method: 'wallet' as const,
  captureId: '8AB12345CD678901E',
  refundId: null,
  payerUserId: 7,
  payerName: 'Marc Puig',
  cents: 6_500,
  concept: 'Consulta de psicología',
  vat: 'exempt' as const,
  vatPercent: 0,
  issuer: configuredOrganization,
};
const report = { ...therapy, vat: 'general' as const, vatPercent: 21, refundId: '9XX1' };
const long = {
  ...report,
  payerName: 'Marc Puig Vilamala Casademont Puigdevall de les Fonts',
  concept: 'Informe pericial de una lesión '.repeat(8).trim(),
};

const inner = { left: 62, right: 595.28 - 62, top: 54, bottom: 731 };
const [ink, soft, river] = [color('ink'), color('ink-soft'), color('river-600')];
const page = async (receipt: IssuedReceipt) => {
  const { texts, shapes } = pdfPage(await receiptPdf(receipt));
  const called = (start: string) => {
    const found = texts.find(({ text }) => text.startsWith(start));
    if (found === undefined) throw new Error(`nothing on the paper says ${start}`);
    return found;
  };
  return { texts, shapes, called };
};

describe('the receipt PDF', () => {
  test.each([
    ['of therapy', therapy],
    ['of a report that was paid back', report],
    ['with a concept of several lines', long],
  ])(
    'a receipt %s has all lines within the margins, below each other, without overlap',
    async (_, receipt) => {
      const { texts, called } = await page(receipt);
      for (const { left, right, top, bottom, text } of texts) {
        expect([left >= inner.left, right <= inner.right + 0.1], text).toEqual([true, true]);
        expect([top >= inner.top, bottom <= inner.bottom], text).toEqual([true, true]);
      }
      for (const [index, one] of texts.entries())
        for (const other of texts.slice(index + 1)) {
          const isApart = one.right < other.left || other.right < one.left || one.bottom < other.top;
          expect(isApart, `${one.text} | ${other.text}`).toBe(true);
        }
      const label = called(receipt.refundId === null ? 'Pagado por' : 'Devuelto a');
      const payer = texts.filter(({ mark }) => mark === label.mark || mark === called('Marc Puig').mark);
      const down = texts.filter((one) => !payer.includes(one));
      const beside = payer;
      for (const column of [down, beside])
        for (const [index, { top, text }] of column.entries())
          expect(top, text).toBeGreaterThanOrEqual(column[index - 1]?.top ?? 0);
      expect(payer.map(({ left }) => Math.round(left))).toEqual(payer.map(() => 345));
      expect(payer.slice(0, 2).map(({ top }) => top)).toEqual(
        [called('Emitido por'), called(receipt.issuer.holder)].map(({ top }) => top),
      );
    },
  );

  test('tags each line as paragraph or heading, in visual order', async () => {
    const { texts, shapes } = await page(report);
    const tags = Map.groupBy(texts, ({ mark }) => mark ?? -1);
    expect([...tags.keys()]).toEqual([...tags.keys()].map((_, index) => index));
    const said = [...tags.values()].map((pieces) => [
      pieces[0]?.tag,
      pieces.map(({ text }) => text.trim()).join(' '),
    ]);
    expect(said.filter(([tag]) => tag !== 'P')).toEqual([
      ['H1', 'Recibo de devolución'],
      ['H2', 'Emitido por'],
      ['H2', 'Devuelto a'],
      ['H2', 'Concepto'],
    ]);
    expect(said.slice(9)).toEqual([
      ['P', 'Consulta de psicología'],
      ['P', 'Base imponible 53,72\u00a0€'],
      ['P', 'IVA 21 % 11,28\u00a0€'],
      ['P', 'Total devuelto 65,00\u00a0€'],
      ['P', 'Medio de devolución: PayPal'],
      ['P', 'Operación de pago: 8AB12345CD678901E'],
      ['P', 'Operación de devolución: 9XX1'],
      ['P', `${configuredOrganization.phone} · ${configuredOrganization.email}`],
    ]);
    // Drawings are artifacts, hidden from screen readers.
    expect(new Set(shapes.map(({ tag }) => tag))).toEqual(new Set(['Artifact Layout']));
    const exempt = (await page(therapy)).texts.filter(({ text }) => text.includes('exento'));
    expect(exempt.map(({ tag, text }) => [tag, text])).toEqual([
      ['P', 'Servicio sanitario exento de IVA (art. 20.Uno.3.º LIVA)'],
    ]);
    const raw = (await receiptPdf(report)).toString('latin1');
    const elements = [...raw.matchAll(/^\/S \/(\w+)$/gm)].map(([, type]) => type);
    expect(elements.filter((type) => type === 'Document')).toHaveLength(1);
    expect(elements.filter((type) => type !== 'Document')).toEqual(said.map(([tag]) => tag));
  });

  test('aligns amounts right, their labels left, and facts in one column', async () => {
    const { called, texts } = await page(report);
    for (const [name, amount] of [
      ['Base imponible', '53,72'],
      ['IVA 21 %', '11,28'],
      ['Total devuelto', '65,00'],
    ] as const) {
      expect(called(name).left).toBe(inner.left);
      expect(called(amount).right).toBeCloseTo(inner.right, 0);
      expect(called(amount).top).toBe(called(name).top);
    }
    for (const [name, value] of [
      ['Medio de devolución: ', 'PayPal'],
      ['Operación de pago: ', '8AB'],
      ['Operación de devolución: ', '9XX1'],
    ] as const) {
      expect([called(name).left, called(value).left]).toEqual([inner.left, inner.left + 138]);
      expect(called(value).top).toBe(called(name).top);
    }
    const others = texts.filter(({ text }) =>
      /^(Recibo|N\.º|Emitido|Clínica Onyar Demo|NIF|Centro|Concepto|Consulta|\+34)/.test(text),
    );
    expect(others.map(({ left }) => left)).toEqual(others.map(() => inner.left));
    expect(others).toHaveLength(9);
  });

  test('makes the total the largest text below a full-width rule, and secondary text paler', async () => {
    const { called, shapes, texts } = await page(therapy);
    const looks = (start: string) => {
      const { size, colour, font } = called(start);
      return [size, colour, font.startsWith('Bricolage') ? 'display' : 'text'];
    };
    expect(
      ['Clínica', 'Recibo', 'N.º', 'Este', 'Emitido', 'Pagado', 'Concepto', 'Consulta', 'Total', '65,00'].map(
        looks,
      ),
    ).toEqual([
      ...[
        [17, ink, 'display'],
        [27, ink, 'display'],
        [12.5, soft, 'text'],
        [12, ink, 'display'],
      ],
      ...[1, 2, 3].map(() => [11, river, 'display']),
      ...[
        [13, ink, 'text'],
        [19, ink, 'display'],
        [19, ink, 'display'],
      ],
    ]);
    expect(['Servicio', 'Medio', 'PayPal', configuredOrganization.phone].map(looks)).toEqual([
      ...[
        [11, soft, 'text'],
        [11, soft, 'text'],
        [11, ink, 'text'],
        [10.5, soft, 'text'],
      ],
    ]);
    expect(looks('Marc Puig')).toEqual([11.5, ink, 'text']);
    const line = shapes.at(-1);
    expect(line).toMatchObject({ left: inner.left, right: inner.right, colour: color('line') });
    expect([line?.top, line?.bottom]).toEqual([line?.top, line?.top]);
    expect(line?.top).toBeLessThan(called('Total').top);
    expect(line?.top).toBeGreaterThan(called('Consulta').bottom);
    // The notice 'no invoice' has a frame of its own.
    const frame = shapes.find(({ colour }) => colour === color('ochre-100'));
    expect(frame).toMatchObject({ left: inner.left, right: inner.right });
    const inFrame = texts.filter(
      ({ top, bottom }) => bottom > (frame?.top ?? 0) && top < (frame?.bottom ?? 0),
    );
    expect(inFrame.map(({ text, left }) => [text, left])).toEqual([['Este recibo no es una factura', 76]]);
  });

  test.each([
    ['a payment', therapy],
    ['a refund', report],
    ['a long concept', long],
    ['a name in another script', { ...therapy, payerName: 'Анна Puig' }],
  ])('of %s meets the requirements of PDF/UA-1 that a program can check', async (_, receipt) => {
    expect(findPdfUaFaults(await receiptPdf(receipt))).toEqual([]);
  });

  test('is an A4 page with title, author and creation date', async () => {
    const raw = (await receiptPdf(therapy)).toString('latin1');
    expect(raw).toContain('/MediaBox [0 0 595.28 841.89]');
    const [info = ''] = /<<[^<>]*\/CreationDate[^<>]*>>/.exec(raw) ?? [];
    const said = (key: string) => {
      const number = new RegExp(`/${key} (\\d+) 0 R`).exec(info)?.[1];
      const text = new RegExp(`^${number} 0 obj\\n\\(([\\s\\S]*?)\\)\\nendobj`, 'm').exec(raw)?.[1] ?? '';
      return text.startsWith('þÿ') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text;
    };
    expect(
      Object.fromEntries(
        ['Title', 'Author', 'Creator', 'Producer', 'CreationDate', 'ModDate'].map((key) => [key, said(key)]),
      ),
    ).toEqual({
      Title: 'Recibo 2026/000123',
      Author: configuredOrganization.name,
      Creator: configuredOrganization.name,
      Producer: configuredOrganization.name,
      CreationDate: 'D:20261121100000Z',
      ModDate: 'D:20261121100000Z',
    });
  });

  test.each([
    ['Nu\u0301ria Puig', 'Núria Puig'],
    ['Núria\nPuig', 'Núria\nPuig'],
    ['Анна Puig', 'Анна Puig'],
    ['Đurđa Błaż', 'Đurđa Błaż'],
    ['Nguyễn Thị Hạnh', 'Nguyễn Thị Hạnh'],
    ['Ștefan Țurcanu', 'Ștefan Țurcanu'],
    ['Γιώργος Παπάς', 'Γιώργος Παπάς'],
    ['Ana 😊 Puig', 'Ana Puig'],
    ['Marc \u{1F9D1}\u200d\u{1F3A8} Puig', 'Marc Puig'],
    ['😊', 'Cuenta n.º 7'],
  ])('writes %j as %j', async (payerName, written) => {
    expect(pdfText(await receiptPdf({ ...therapy, payerName }))).toContain(
      `Pagado por\n${written}\nConcepto`,
    );
  });

  test.each(['محمد علي', 'דוד כהן', 'Marc דוד Puig'])('draws every letter of %s', async (payerName) => {
    const file = await receiptPdf({ ...therapy, payerName });
    const [, drawn = ''] = /Pagado por\n([\s\S]*?)\nConcepto/.exec(pdfText(file)) ?? [];
    const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');
    expect(letters(drawn)).toBe(letters(payerName));
    expect(drawn).not.toContain('\ufffd');
  });
});
