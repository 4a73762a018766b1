import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import { readSheets } from '#tests/support/workbook.ts';
import { issueReceipt } from '../receipts/service.server.ts';
import type { InvoiceRow } from './contract.ts';

let testApp: PaymentsTestApp;
/** A second instance on the same database. */
let other: PaymentsTestApp;
let [reception, director, otherReception, otherAdmin] = [] as unknown as Person[];
let person: Person;
let hours = 0;

const company = {
  name: 'Fusteria Inventada, S.L.',
  taxId: 'B-12345674',
  address: 'Carrer Fals, 1, 17001 Girona',
};
const stored = { ...company, taxId: 'B12345674' };

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  other = await startPaymentsTestApp({}, { url: testApp.url });
  await testApp.clear();
  [reception, director] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'admin')];
  [otherReception, otherAdmin] = [await createStaff(other, 'reception'), await createStaff(other, 'admin')];
});
afterAll(async () => {
  await other.stop();
  await testApp.stop();
});
beforeEach(async () => {
  person = await testApp.person({ fullName: 'Marc Puig' });
});

const asPerson = (one: Person | undefined): Person => one as Person;
async function planVisit(patientId?: number): Promise<number> {
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const startsAt = new Date(instantOf('2026-12-11', '06:00').getTime() + ++hours * 3_600_000);
  return insertAppointment(testApp, {
    patientId: patientId ?? rows[0].id,
    professionalId: 1,
    startsAt,
    ...(patientId === undefined ? { bookedBy: person.user.id } : {}),
  });
}
async function takePayment(more: object = {}, patientId?: number): Promise<number> {
  const reply = await asPerson(reception).post('/api/staff/payments', {
    type: 'appointment',
    itemId: await planVisit(patientId),
    method: 'card',
    cents: 6_500,
    ...more,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().receiptId;
}
const note = (by: Person | undefined, id: number, body: object) =>
  asPerson(by).post(`/api/staff/receipts/${id}/invoice`, body);
const rows = async (which = 'all'): Promise<InvoiceRow[]> =>
  (await asPerson(reception).get(`/api/staff/invoices?which=${which}`)).json().rows;
const rowOf = async (id: number) => (await rows()).find(({ receiptId }) => receiptId === id);
const undo = (id: number) =>
  asPerson(reception).post(`/api/staff/receipts/${id}/undo`, { reason: 'Me equivoqué de persona' });

describe('invoice numbers', () => {
  test('are missing until entered, and then visible to payer and reception', async () => {
    const id = await takePayment();
    const own = async () => (await person.get('/api/receipts')).json()[0];
    expect(await own()).toMatchObject({ id, invoice: { state: 'pending', text: null } });
    expect(await rowOf(id)).toMatchObject({ state: 'pending', number: null, lacksData: false });
    expect((await note(reception, id, { series: 'f', number: '2026-12' })).statusCode).toBe(204);
    expect(await own()).toMatchObject({ invoice: { state: 'noted', text: 'F/2026-12' } });
    expect((await rows('pending')).some(({ receiptId }) => receiptId === id)).toBe(false);
    expect((await asPerson(reception).get('/api/staff/invoices')).json()).toMatchObject({ lastSeries: 'F' });
  });

  test('are corrected with a reason, and the old number stays in the audit log', async () => {
    const id = await takePayment();
    await note(reception, id, { series: 'A', number: '1' });
    expect((await note(reception, id, { series: 'A', number: '1' })).statusCode).toBe(204);
    expect((await note(reception, id, { series: 'A', number: '2' })).json()).toMatchObject({
      code: 'reason_needed',
    });
    const reason = 'Bailaban dos cifras';
    expect((await note(director, id, { series: 'A', number: '2', reason })).statusCode).toBe(204);
    const log = await testApp.pool.query(
      "select action, reason, actor_user_id as by from audit_log where action like 'invoice.%' and subject = $1 order by id",
      [`receipt:${(await rowOf(id))?.receipt}`],
    );
    expect(log.rows).toEqual([
      { action: 'invoice.noted', reason: null, by: asPerson(reception).user.id },
      {
        action: 'invoice.corrected',
        reason: `Antes A/1, ahora A/2: ${reason}`,
        by: asPerson(director).user.id,
      },
    ]);
    await expect(testApp.pool.query('delete from invoices')).rejects.toThrow('permission denied');
  });

  test('are unique in their series, also for concurrent entries on two instances', async () => {
    const ids = [await takePayment(), await takePayment()];
    const both = await Promise.all([
      note(reception, ids[0] ?? 0, { series: 'B', number: '7' }),
      note(otherReception, ids[1] ?? 0, { series: 'b', number: '7' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'number_taken' });
    expect(
      (await note(reception, ids[0] ?? 0, { series: 'C', number: '7', reason: 'Otra serie' })).statusCode,
    ).toBe(204);
    // Both on one receipt: the second one needs a reason.
    const id = await takePayment();
    const one = await Promise.all([
      note(reception, id, { series: '', number: '70' }),
      note(otherReception, id, { series: '', number: '71' }),
    ]);
    expect(one.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const next = await takePayment();
    const { hasWaited } = await withAdvisoryLock(testApp.url, ['invoice', next], () =>
      note(reception, next, { series: '', number: '72' }),
    );
    expect(hasWaited).toBe(true);
  });

  test('are pasted for many payments at once; a taken one is answered and stops no other', async () => {
    const ids = [await takePayment(), await takePayment(), await takePayment()];
    await note(reception, ids[1] ?? 0, { series: 'P', number: '2' });
    const paste = (numbers: object[], by = reception) =>
      asPerson(by).post('/api/staff/invoices/numbers', { numbers });
    const numbers = [
      { receiptId: ids[0], series: 'p', number: '1' },
      { receiptId: ids[2], series: 'P', number: '2' },
      { receiptId: 999_999, series: 'P', number: '4' },
    ];
    const { refused } = (await paste(numbers)).json();
    expect(refused).toEqual([
      { receiptId: ids[2], message: expect.stringContaining('ya es de otro cobro') },
      { receiptId: 999_999, message: expect.any(String) },
    ]);
    expect(await rowOf(ids[0] ?? 0)).toMatchObject({ state: 'noted', series: 'P', number: '1' });
    expect(await rowOf(ids[2] ?? 0)).toMatchObject({ state: 'pending' });
    // Once more, after a lost response: nothing changes.
    expect((await paste(numbers.slice(0, 1))).json()).toEqual({ refused: [] });
    expect((await paste([{ receiptId: ids[2], series: '', number: 'a b' }])).statusCode).toBe(400);
    expect((await paste([])).statusCode).toBe(400);
  });

  test('are compared independently of the split into series and number', async () => {
    const ids = await Promise.all([takePayment(), takePayment(), takePayment(), takePayment()]);
    const at = (which: number, series: string, number: string, reason?: string) =>
      note(which % 2 === 0 ? reception : otherReception, ids[which] ?? 0, {
        series,
        number,
        ...(reason && { reason }),
      });
    expect((await at(0, 'D/1', '2')).statusCode).toBe(204);
    expect((await at(1, 'D', '1/2')).json().code).toBe('number_taken');
    const both = await Promise.all([at(2, '', 'E/9'), at(3, 'E', '9')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    // A different split is stored, not just accepted.
    expect((await at(0, 'D', '1/2')).json().code).toBe('reason_needed');
    expect((await at(0, 'D', '1/2', 'La serie es D')).statusCode).toBe(204);
    const { rows } = await testApp.pool.query('select series from invoices where receipt_id = $1', [ids[0]]);
    expect(rows).toEqual([{ series: 'D' }]);
  });

  test('are required for refunds but not for undone payments', async () => {
    const id = await takePayment();
    await undo(id);
    expect(await rowOf(id)).toMatchObject({ state: 'none' });
    expect((await note(reception, id, { series: '', number: '99' })).json()).toMatchObject({
      code: 'no_invoice',
    });
    const given = await takePayment();
    await asPerson(director).post(`/api/staff/receipts/${given}/return`, {
      cents: 500,
      reason: 'Llegamos tarde',
    });
    const back = (await rows()).find(({ cents }) => cents === -500);
    expect(back).toMatchObject({ state: 'pending' });
  });

  test.each([
    ['no number', { series: 'A', number: ' ' }],
    ['a formula', { series: 'A', number: '=1+1' }],
    ['several lines', { series: 'A\n', number: '1\n2' }],
    ['too long', { series: 'A', number: '1'.repeat(21) }],
    ['something else beside', { series: '', number: '1', cents: 1 }],
  ])('refuse %s', async (_, body) => {
    expect((await note(reception, await takePayment(), body)).statusCode).toBe(400);
  });
});

describe('invoice recipients', () => {
  test('are stated during the payment and copied to the refund', async () => {
    const id = await takePayment({ recipient: company });
    expect((await rowOf(id))?.recipient).toEqual(stored);
    await asPerson(director).post(`/api/staff/receipts/${id}/return`, {
      cents: 700,
      reason: 'Llegamos tarde',
    });
    expect((await rows()).find(({ cents }) => cents === -700)?.recipient).toEqual(stored);
    const wrong = { ...company, taxId: 'B12345675' };
    const refused = await asPerson(reception).post('/api/staff/payments', {
      type: 'appointment',
      itemId: await planVisit(),
      method: 'card',
      cents: 6_500,
      recipient: wrong,
    });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid']);
  });

  test('are listed as missing above 400 € without a name, and for companies with only a name', async () => {
    const list = async (which: string) =>
      (await asPerson(reception).get(`/api/staff/invoices?which=${which}`)).json() as {
        rows: InvoiceRow[];
        lacking: number;
      };
    const before = (await list('lacking')).lacking;
    const { rows: cards } = await testApp.pool.query('select id from patients where user_id = $1', [
      person.user.id,
    ]);
    const plan = { type: 'subscription', itemId: 1, paymentInterval: 'single', patientId: cards[0].id };
    const named = await takePayment({ ...plan, cents: 52_000 });
    const companyRows = await takePayment({ recipient: { name: company.name, taxId: '', address: '' } });
    await takePayment();
    const found = await list('lacking');
    expect(found.lacking).toBe(before + 2);
    expect(found.rows.slice(0, 2).map(({ receiptId }) => receiptId)).toEqual([companyRows, named]);
    // A number does not complete it.
    await note(reception, named, { series: 'L', number: '1' });
    expect(await rowOf(named)).toMatchObject({ state: 'noted', lacksData: true });
    for (const id of [named, companyRows])
      await asPerson(reception).post(`/api/staff/receipts/${id}/invoice-recipient`, company);
    expect((await list('lacking')).lacking).toBe(before);
    expect(await rowOf(companyRows)).toMatchObject({ lacksData: false, recipient: stored });
  });

  test('are stated online before or just after paying, for that payment alone', async () => {
    const say = (by: Person, itemId: number, recipient: object) =>
      by.post('/api/invoice-recipient', { type: 'appointment', itemId, recipient });
    const before = await testApp.book(person, slot(21));
    const after = await testApp.book(person, slot(22));
    expect((await say(person, before, company)).statusCode).toBe(204);
    for (const id of [before, after]) await testApp.payUnreported(person, id, '65.00');
    expect((await say(person, after, { ...company, name: 'Otra Inventada, S.L.' })).statusCode).toBe(204);
    const own = (await rows()).filter(({ payerName }) => payerName === 'Marc Puig').slice(0, 2);
    expect(own.map(({ recipient }) => recipient?.name)).toEqual(['Otra Inventada, S.L.', company.name]);
    // Another user's appointment is reported as unknown.
    const stranger = await testApp.person();
    const replies = [await say(stranger, before, company), await say(stranger, 99_999_999, company)];
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [404, replies[0]?.body],
      [404, replies[0]?.body],
    ]);
    const copy = (await person.get('/api/me/export')).json();
    expect(JSON.stringify(copy)).toContain('B12345674');
  });

  test('are entered later in the list, also for a record without an account', async () => {
    const id = await takePayment({}, await insertPatient(testApp, { name: 'Rosa Soler' }));
    const path = `/api/staff/receipts/${id}/invoice-recipient`;
    expect((await asPerson(reception).post(path, company)).statusCode).toBe(204);
    expect(await rowOf(id)).toMatchObject({ recipient: stored, payerName: 'Rosa Soler' });
    expect(
      (await asPerson(reception).post('/api/staff/receipts/99999999/invoice-recipient', company)).statusCode,
    ).toBe(404);
  });
});

describe('a refund the wallet refused', () => {
  async function refused(day: number) {
    const itemId = await testApp.book(person, slot(day));
    await testApp.payUnreported(person, itemId, '65.00');
    const receiptId = (await person.get('/api/receipts')).json()[0].id;
    await testApp.wallet.fault({ call: 'refund', fault: 'too_old' });
    expect((await giveBack(receiptId, 6_000)).statusCode).toBe(200);
    await testApp.sendRefund();
    const { rows } = await testApp.pool.query(
      "select id from refunds where state = 'refused' order by id desc limit 1",
    );
    return { itemId, receiptId, refundId: rows[0].id };
  }
  const giveBack = (id: number, cents: number) =>
    asPerson(director).post(`/api/staff/receipts/${id}/return`, { cents, reason: 'Una prueba' });

  test('is booked once with its receipt when the clinic returns it by hand, also if recorded twice', async () => {
    const { receiptId, refundId, itemId } = await refused(23);
    const hand = (by: Person | undefined) =>
      asPerson(by).post(`/api/staff/refunds/${refundId}/returned`, { how: 'Por Bizum', method: 'bizum' });
    const both = await Promise.all([hand(director), hand(otherAdmin)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    const { rows } = await testApp.pool.query(
      "select cents, method, reason from payment_ledger where reference = $1 and step = 'refunded'",
      [`appointment:${itemId}`],
    );
    expect(rows).toEqual([{ cents: 6_000, method: 'bizum', reason: 'by_hand' }]);
    const own = (await person.get('/api/receipts')).json();
    expect(own.map(({ cents }: { cents: number }) => cents)).toEqual([-6_000, 6_500]);
    expect((await giveBack(receiptId, 501)).json()).toMatchObject({ code: 'too_much' });
    expect((await giveBack(receiptId, 500)).statusCode).toBe(200);
    await testApp.sendRefund();
  });

  test("is booked once when it is returned in the wallet's own screens", async () => {
    const { receiptId, itemId } = await refused(28);
    expect((await giveBack(receiptId, 501)).json()).toMatchObject({ code: 'too_much' });
    await testApp.pool.query(
      `insert into payment_ledger (at, step, reference, order_id, capture_id, refund_id, cents, currency, reason)
       select at, 'refunded', reference, order_id, capture_id, 'AT-THE-WALLET', 6000, currency, 'seen_at_wallet'
       from payment_ledger where reference = $1 and step = 'verified'`,
      [`appointment:${itemId}`],
    );
    // Its counterpart, as for every refund.
    const paid = (await person.get('/api/receipts')).json()[0];
    await issueReceipt(testApp.db, {
      issuedAt: testApp.clock.now(),
      reference: paid.reference,
      payerUserId: person.user.id,
      cents: -6_000,
      captureId: paid.captureId,
      refundId: 'AT-THE-WALLET',
      concept: 'Devolución',
      vat: 'exempt',
      vatPercent: 0,
    });
    expect((await giveBack(receiptId, 501)).json()).toMatchObject({ code: 'too_much' });
    expect((await giveBack(receiptId, 500)).statusCode).toBe(200);
  });
});

describe("the accountant's quarter", () => {
  const file = async (path: string) => asPerson(director).get(`/api/staff/quarters/2026-4/${path}`);
  const workbook = async () => readSheets((await file('xlsx')).rawPayload);
  const ledgerCents = async () =>
    (
      await testApp.pool.query(
        `select coalesce(sum(case step when 'verified' then cents else -cents end), 0)::int as cents from payment_ledger l
         where step = 'verified' or (step = 'refunded' and exists (
           select from payment_ledger v where v.capture_id = l.capture_id and v.step = 'verified'))`,
      )
    ).rows[0].cents;
  /** Matches cells with their separator, respecting quotes. */
  const bySemicolon = /(?:"(?:[^"]|"")*"|[^;]*);/g;
  const byComma = /(?:"(?:[^"]|"")*"|[^,]*),/g;
  const totals = (body: string, separator: string, point: string) =>
    body
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) =>
        Number(
          line
            .match(separator === ';' ? bySemicolon : byComma)?.[7]
            ?.slice(0, -1)
            .replace(point, ''),
        ),
      );
  const sum = (all: number[]) => all.reduce((one, next) => one + next, 0);

  test('sums to the ledger in every format after payments, undos and refunds', async () => {
    const step = fc.record({
      what: fc.constantFrom('take', 'undo', 'return'),
      part: fc.integer({ min: 1, max: 3_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        for (const { what, part } of steps) {
          const id = await takePayment();
          if (what === 'undo') await undo(id);
          if (what === 'return')
            await asPerson(director).post(`/api/staff/receipts/${id}/return`, {
              cents: part,
              reason: 'Una prueba',
            });
        }
        const expected = await ledgerCents();
        expect(sum(totals((await file('csv')).body, ';', ','))).toBe(expected);
        expect(sum(totals((await file('csv?form=comma')).body, ',', '.'))).toBe(expected);
        const { sheets } = await workbook();
        const [receipts = [], sums = []] = sheets;
        expect(Math.round(sum(receipts.slice(1).map((row) => Number(row[7]) * 100)))).toBe(expected);
        const all = sums.find(([name]) => name === 'Todo');
        expect(all?.[1]).toBe(receipts.length - 1);
        expect(Math.round(Number(all?.[4]) * 100)).toBe(expected);
        const waiting = receipts.filter((row) => row.at(-1) === 'pendiente').length;
        expect(sums.at(-1)?.[1]).toBe(waiting);
      }),
      { numRuns: 4 },
    );
  });

  test('contains invoice recipient and number, and formula-like values as text', async () => {
    const evil = { ...company, name: '=HYPERLINK("http://malo.example","abre")' };
    const id = await takePayment({ recipient: evil });
    await note(reception, id, { series: 'X', number: '1' });
    const { sheets, hasFormula } = await workbook();
    const [heads = [], ...lines] = sheets[0] ?? [];
    const line = lines.find((row) => row.at(-1) === 'X/1');
    expect(heads.slice(11)).toEqual([
      'Factura a nombre de',
      'NIF',
      'Dirección',
      'Retención',
      'Clase de IVA',
      'Factura',
    ]);
    expect(line?.slice(11)).toEqual([evil.name, 'B12345674', company.address, 0, 'exento', 'X/1']);
    expect(hasFormula).toBe(false);
    for (const path of ['csv', 'csv?form=comma']) {
      const { body } = await file(path);
      expect(body).toContain(`"'=HYPERLINK(""http://malo.example"",""abre"")"`);
      // Excel ignores the BOM after a 'sep=' line.
      expect(body.startsWith('\uFEFFNúmero')).toBe(true);
    }
  });

  test('is available to managers only', async () => {
    for (const path of ['csv', 'xlsx'])
      expect((await asPerson(reception).get(`/api/staff/quarters/2026-4/${path}`)).statusCode).toBe(403);
    expect((await file('xlsx')).headers['content-disposition']).toBe(
      'attachment; filename="cobros-2026-4.xlsx"',
    );
  });
});
