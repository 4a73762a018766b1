import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Lock, withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import { issueReceipt } from '../receipts/service.server.ts';
import { paymentMetrics } from './metrics.server.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;
let director: Person;
let payer: Person;

beforeAll(async () => {
  testApp = await startTestApp();
  [reception, director] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'admin')];
  payer = await testApp.person({ fullName: 'Marc Puig' });
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.pool.query('delete from refunds'));

const at = '2026-12-11T08:00:00.000Z';
type LedgerFields = {
  payerUserId?: number | null;
  method?: string;
  reason?: string | null;
  currency?: string | null;
};
const add = async (
  state: string,
  capture: string,
  { payerUserId = payer.user.id, method = 'wallet' }: LedgerFields = {},
): Promise<number> => {
  const { rows } = await testApp.pool.query(
    `insert into refunds (request_id, capture_id, order_id, reference, payer_user_id, cents, currency, reason, state, method, next_try_at, created_at)
     values ($1, $1, 'O-1', 'appointment:1', $2, 6500, 'EUR', 'cancelled_in_time', $3, $4, now(), $5) returning id`,
    [capture, payerUserId, state, method, at],
  );
  return rows[0].id;
};
const step = async (
  name: string,
  capture: string,
  { payerUserId = payer.user.id, reason = null, currency = 'EUR' }: LedgerFields = {},
): Promise<number> => {
  const { rows } = await testApp.pool.query(
    `insert into payment_ledger (at, step, reference, order_id, payer_user_id, capture_id, refund_id, cents, currency, reason)
     values ($6, $1, 'appointment:1', 'O-1', $2, $3, $7, 6500, $4, $5) returning id::int`,
    [name, payerUserId, capture, currency, reason, at, name === 'refunded' ? `R-${capture}` : null],
  );
  return rows[0].id;
};
const matters = async () => (await reception.get('/api/staff/payments/attention')).json();

test('lists a refund refused by the wallet with contact details, and no others', async () => {
  const id = await add('refused', 'C-REFUSED');
  await add('due', 'C-DUE');
  await add('done', 'C-DONE');
  expect(await matters()).toMatchObject([
    { id, kind: 'refund_refused', cents: 6500, payer: { name: 'Marc Puig', email: 'persona@example.org' } },
  ]);
});

test('lists a payment under review until the wallet decides', async () => {
  await step('pending', 'C-REVIEW');
  expect(await matters()).toMatchObject([{ kind: 'under_review', cents: 6500 }]);
  await step('declined', 'C-REVIEW');
  expect(await matters()).toEqual([]);
});

test('hides a refund once a manager records, once, how it was returned', async () => {
  const id = await add('refused', 'C-BY-HAND');
  const note = (who: Person, how = 'transferencia') => who.post(`/api/staff/refunds/${id}/returned`, { how });
  expect((await note(reception)).statusCode).toBe(403);
  expect((await note(director, ' ')).statusCode).toBe(400);
  expect((await note(director)).statusCode).toBe(204);
  expect((await note(director)).statusCode).toBe(404);
  expect(await matters()).toEqual([]);
  const { rows } = await testApp.pool.query(
    `select actor_user_id, actor_role, detail from audit_log where action = 'payment.returned-by-hand'`,
  );
  expect(rows).toEqual([
    { actor_user_id: director.user.id, actor_role: 'admin', detail: { cents: 6500, how: 'transferencia' } },
  ]);
});

test('lists desk returns first, then refused refunds, then reviews, oldest first', async () => {
  const plain = await testApp.person({ email: undefined, phone: '+34 600 111 222' });
  const gone = await testApp.person();
  await testApp.pool.query('update users set closed_at = now() where id = $1', [gone.user.id]);
  const card = await insertPatient(testApp, { name: 'Rosa Soler', phone: '+34 600 333 444' });
  await issueReceipt(testApp.db, {
    issuedAt: new Date(at),
    reference: 'appointment:1',
    payerUserId: null,
    payerPatientId: card,
    cents: 6_500,
    captureId: 'C-OF-CARD',
    refundId: null,
    concept: 'Consulta',
    vat: 'exempt',
    vatPercent: 0,
  });
  const reviews = [
    await step('pending', 'C-REVIEWED', { reason: 'PENDING_REVIEW', payerUserId: plain.user.id }),
    await step('pending', 'C-ODD', { currency: null, payerUserId: null }),
  ];
  const refused = [
    await add('refused', 'C-REASON'),
    await add('refused', 'C-OF-GONE', { payerUserId: gone.user.id }),
  ];
  for (const reason of ['TOO_OLD', 'ACCOUNT_CLOSED']) await step('refund_refused', 'C-REASON', { reason });
  const atDesk = [
    await add('due', 'C-OF-CARD', { payerUserId: null, method: 'bizum' }),
    await add('due', 'C-CASH', { method: 'cash', payerUserId: plain.user.id }),
  ];
  const common = {
    isWhole: null,
    cents: 6_500,
    currency: 'EUR',
    reference: 'appointment:1',
    reason: null,
    method: null,
    at,
  };
  const byName = { name: plain.user.username, phone: '+34 600 111 222', email: null };
  expect(await matters()).toEqual([
    {
      ...common,
      id: atDesk[0],
      kind: 'desk_return',
      method: 'bizum',
      payer: { name: 'Rosa Soler', phone: '+34 600 333 444', email: null },
    },
    { ...common, id: atDesk[1], kind: 'desk_return', method: 'cash', payer: byName },
    {
      ...common,
      id: refused[0],
      kind: 'refund_refused',
      reason: 'ACCOUNT_CLOSED',
      payer: { name: 'Marc Puig', phone: null, email: 'persona@example.org' },
    },
    { ...common, id: refused[1], kind: 'refund_refused', payer: null },
    { ...common, id: reviews[0], kind: 'under_review', reason: 'PENDING_REVIEW', payer: byName },
    { ...common, id: reviews[1], kind: 'under_review', currency: '', payer: null },
  ]);
  for (const capture of ['C-REVIEWED', 'C-ODD']) await step('declined', capture);
});

test('books a return by other means with purpose, amount, method and author', async () => {
  const id = await add('refused', 'C-BOOKS');
  // Part of the payment was returned in the wallet's own screens; this refund is still due.
  await step('refunded', 'C-BOOKS', { reason: 'seen_at_wallet' });
  const locks: Lock[] = [['capture', 'C-BOOKS'], 'till'];
  const note = () => director.post(`/api/staff/refunds/${id}/returned`, { how: 'En mano', method: 'cash' });
  for (const lock of locks) {
    await testApp.pool.query(`update refunds set state = 'refused' where id = $1`, [id]);
    const { hasWaited, answer } = await withAdvisoryLock(testApp.url, lock, note);
    expect([hasWaited, answer.statusCode]).toEqual([true, 204]);
  }
  const { rows } = await testApp.pool.query(
    `select at, step, reference, order_id, payer_user_id, refund_id, cents, currency, method, entered_by
     from payment_ledger where capture_id = 'C-BOOKS' and reason = 'by_hand'`,
  );
  expect(rows).toEqual(
    [1, 2].map(() => ({
      at: expect.any(Date),
      step: 'refunded',
      reference: 'appointment:1',
      order_id: 'O-1',
      payer_user_id: payer.user.id,
      refund_id: expect.stringMatching(/^CAJA-/),
      cents: 6_500,
      currency: 'EUR',
      method: 'cash',
      entered_by: director.user.id,
    })),
  );
  const log = await testApp.pool.query(
    `select subject, detail from audit_log where action = 'payment.returned-by-hand' order by id desc limit 1`,
  );
  expect(log.rows).toEqual([{ subject: 'appointment:1', detail: { cents: 6_500, how: 'En mano' } }]);
  const unknown = await director.post('/api/staff/refunds/99999999/returned', { how: 'En mano' });
  expect(unknown.statusCode).toBe(404);
});

test('reports open reviews, and refunds by what they wait for, as metrics', async () => {
  await add('refused', 'C-F1');
  for (const capture of ['C-F2', 'C-F3']) await add('due', capture);
  await add('done', 'C-F4');
  for (const capture of ['C-F5', 'C-F6', 'C-F7']) await step('pending', capture);
  await step('declined', 'C-F7');
  const told = paymentMetrics().map(async ({ read, ...figure }) => ({
    ...figure,
    values: await read(testApp.db),
  }));
  expect(await Promise.all(told)).toEqual([
    {
      name: 'onyar_payments_under_review',
      labels: [],
      values: [{ value: 2 }],
      help: expect.stringContaining('reviews'),
    },
    {
      name: 'onyar_refunds_open',
      labels: ['state'],
      help: expect.stringContaining('refused'),
      values: [
        { labels: { state: 'due' }, value: 2 },
        { labels: { state: 'refused' }, value: 1 },
      ],
    },
  ]);
});
