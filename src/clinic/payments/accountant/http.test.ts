import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import { readSheets } from '#tests/support/workbook.ts';
import { issueReceipt } from '../receipts/service.server.ts';
import type { InvoicedReceipt } from './table.ts';
import { writeQuarterWorkbook } from './workbook.server.ts';

const now = new Date('2027-01-08T08:00:00Z');
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let director: Person;
beforeAll(async () => {
  testApp = await startTestApp({ clock: stoppedClock(now) });
  director = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());
const file = (path: string) => director.get(`/api/staff/quarters/${path}`);

describe('the CSV file of a quarter', () => {
  test('covers the quarter in Madrid time, ordered by receipt number', async () => {
    const instants = [
      ...[
        '2026-12-31T23:00:00Z',
        '2026-12-31T22:59:59.999Z',
        '2026-09-30T22:00:00Z',
        '2026-09-30T21:59:59.999Z',
      ],
    ];
    for (const [index, at] of instants.entries())
      await issueReceipt(testApp.db, {
        issuedAt: new Date(at),
        reference: 'appointment:1',
        payerUserId: null,
        captureId: `QUARTER-${index}`,
        refundId: null,
        cents: 12_100,
        concept: `Cobro ${index}`,
        vat: 'general',
        vatPercent: 21,
      });
    const concepts = async (quarter: string) =>
      (await file(`${quarter}/csv`)).body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(';')[3]);
    expect(await concepts('2026-4')).toEqual(['Cobro 1', 'Cobro 2']);
    expect(await concepts('2026-3')).toEqual(['Cobro 3']);
    expect(await concepts('2027-1')).toEqual(['Cobro 0']);
    expect(await concepts('2027-2')).toEqual([]);
  });

  test('has a content type and a name by quarter, and the download is recorded', async () => {
    const before = Number(
      (await testApp.pool.query('select coalesce(max(id), 0) as id from audit_log')).rows[0].id,
    );
    const heads = async (path: string) => {
      const { headers } = await file(path);
      return [headers['content-type'], headers['content-disposition']];
    };
    expect(await heads('2026-4/csv')).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="cobros-2026-4.csv"',
    ]);
    expect(await heads('2026-3/xlsx')).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="cobros-2026-3.xlsx"',
    ]);
    const { rows } = await testApp.pool.query(
      'select at, action, subject, actor_user_id as by, actor_role as role from audit_log where id > $1 order by id',
      [before],
    );
    const taken = { at: now, action: 'receipts.quarter-taken', by: director.user.id, role: 'admin' };
    expect(rows).toEqual([
      { ...taken, subject: 'quarter:2026-4' },
      { ...taken, subject: 'quarter:2026-3' },
    ]);
  });
});

describe('the workbook of a quarter', () => {
  const therapy: InvoicedReceipt = {
    series: '2026',
    number: 1,
    issuedAt: new Date('2026-11-21T10:00:00Z'),
    captureId: 'C-1',
    refundId: null,
    method: 'card',
    payerUserId: 7,
    payerName: 'Marc Puig',
    cents: 650_000,
    concept: 'Consulta',
    vat: 'exempt',
    vatPercent: 0,
    recipient: null,
    invoice: { state: 'pending', text: null },
  };
  const report: InvoicedReceipt = {
    ...therapy,
    number: 2,
    cents: 12_100,
    concept: 'Informe',
    vat: 'general',
    vatPercent: 21,
    recipient: { name: 'Fusteria Inventada, S.L.', taxId: 'B12345674', address: 'Carrer Fals, 1' },
    invoice: { state: 'noted', text: 'F/12' },
  };
  const undone = {
    ...report,
    number: 3,
    cents: -12_150,
    refundId: 'R-1',
    invoice: { state: 'none', text: null } as const,
  };

  test('lists all receipts on one sheet and the sums on another', async () => {
    const { sheets } = readSheets(await writeQuarterWorkbook([therapy, report, undone]));
    const common = ['2026-11-21', 'Marc Puig'];
    const named = ['Fusteria Inventada, S.L.', 'B12345674', 'Carrer Fals, 1', 0, 'general'];
    expect(sheets[0]?.slice(1)).toEqual([
      [
        '2026/000001',
        ...common,
        'Consulta',
        6_500,
        0,
        0,
        6_500,
        'Tarjeta',
        'C-1',
        '',
        '',
        '',
        '',
        0,
        'exento',
        'pendiente',
      ],
      ['2026/000002', ...common, 'Informe', 100, 21, 21, 121, 'Tarjeta', 'C-1', '', ...named, 'F/12'],
      [
        '2026/000003',
        ...common,
        'Informe',
        -100.41,
        21,
        -21.09,
        -121.5,
        'Tarjeta',
        'C-1',
        'R-1',
        ...named,
        'anulado',
      ],
    ]);
    expect(sheets[1]).toEqual([
      ['', 'Apuntes', 'Base', 'IVA', 'Total', 'Retención'],
      ['IVA exento', 1, 6_500, 0, 6_500, 0],
      ['IVA general', 2, -0.41, -0.09, -0.5, 0],
      ['Todo', 3, 6_499.59, -0.09, 6_499.5, 0],
      ['Sin número de factura todavía', 1],
    ]);
  });

  test('formats amounts, freezes bold headings and keeps names in full', async () => {
    const { looks, sheets } = readSheets(await writeQuarterWorkbook([therapy]));
    const [receipts, sums] = looks;
    expect(looks.map(({ name, frozenRows }) => [name, frozenRows])).toEqual([
      ['Cobros', 1],
      ['Resumen', 0],
    ]);
    const money = '#,##0.00';
    expect(receipts?.styles).toEqual([
      Array(17).fill('bold'),
      [...Array(4).fill(''), money, '', money, money, ...Array(6).fill(''), money, '', ''],
    ]);
    expect(sums?.styles).toEqual([
      Array(6).fill('bold'),
      ...[1, 2, 3].map(() => ['', '', money, money, money, money]),
      ['', ''],
    ]);
    const wide = sheets[0]?.[0]?.filter((_, index) => receipts?.widths[index] === 32);
    expect(wide).toEqual(['Pagador', 'Concepto', 'Factura a nombre de', 'Dirección']);
    expect([receipts?.widths.length, new Set(receipts?.widths), sums?.widths]).toEqual([
      17,
      new Set([14, 32]),
      [32],
    ]);
  });
});
