import { afterAll, beforeAll, expect, test } from 'vitest';
import { friday, type PaymentsTestApp, type Person, startPaymentsTestApp } from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { insertPatient } from '#tests/support/staff.ts';
import { exhaustLetterLimit } from '#tests/support/words/letters.ts';
import { issueReceipt } from './service.server.ts';

let testApp: PaymentsTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  person = await testApp.person({ fullName: 'Marc Puig', email: 'marc.puig@example.org' });
  await testApp.pool.query('update users set email_verified = true where id = $1', [person.user.id]);
});
afterAll(() => testApp.stop());

let count = 0;
const issued = (payer: { payerUserId: number | null; payerPatientId?: number }): Promise<number> =>
  issueReceipt(testApp.db, {
    issuedAt: friday,
    reference: 'appointment:1',
    captureId: `LETTER-${++count}`,
    refundId: null,
    method: 'card',
    cents: 6_500,
    concept: 'Consulta',
    vat: 'exempt',
    vatPercent: 0,
    ...payer,
  });
const send = (receiptId: number) => testApp.run('payments.send-receipt', { receiptId });
const letters = async (receiptId: number) =>
  (
    await testApp.pool.query(
      'select channel, recipient, kind, user_id, patient_id, status, text, attachments from outbox where about = $1 order by id',
      [`receipt:${receiptId}`],
    )
  ).rows;

test('sends each of two receipts to its payer with its own file name', async () => {
  const ids = [await issued({ payerUserId: person.user.id }), await issued({ payerUserId: person.user.id })];
  for (const id of ids) await send(id);
  for (const id of ids) {
    const { rows } = await testApp.pool.query('select number from receipts where id = $1', [id]);
    const digits = String(rows[0].number).padStart(6, '0');
    expect(await letters(id)).toEqual([
      {
        channel: 'email',
        recipient: 'marc.puig@example.org',
        kind: 'payment.receipt',
        status: 'queued',
        user_id: person.user.id,
        patient_id: null,
        text: expect.stringMatching(
          `justificante 2026/${digits} de tu pago de 65,00\u00a0€, con tarjeta[^]*desde tu perfil`,
        ),
        attachments: [
          {
            name: `justificante-2026-${digits}.pdf`,
            type: 'application/pdf',
            encoding: 'base64',
            content: expect.stringMatching(/^JVBERi0xLjc/),
          },
        ],
      },
    ]);
  }
});

test('sends once to a record without an account if it has an address, without mentioning a profile', async () => {
  const card = await insertPatient(testApp, { name: 'Rosa Soler', email: 'rosa.soler@example.org' });
  const id = await issued({ payerUserId: null, payerPatientId: card });
  const silent = await issued({
    payerUserId: null,
    payerPatientId: await insertPatient(testApp, { name: 'Ona Serra' }),
  });
  await send(id);
  await send(id);
  expect(await letters(id)).toMatchObject([
    {
      recipient: 'rosa.soler@example.org',
      user_id: null,
      patient_id: card,
      text: expect.not.stringContaining('perfil'),
    },
  ]);
  await send(silent);
  expect(await letters(silent)).toEqual([]);
});

test('waits for a concurrent send of the same receipt', async () => {
  const id = await issued({ payerUserId: person.user.id });
  expect((await withAdvisoryLock(testApp.url, ['receiptLetter', id], () => send(id))).hasWaited).toBe(true);
  expect(await letters(id)).toHaveLength(1);
});

test('retries a suppressed letter daily for thirty days, and each day for hours', async () => {
  const email = 'sense-verificar@example.org';
  const unverified = await testApp.person({ email });
  const id = await issued({ payerUserId: unverified.user.id });
  const dayMs = 86_400_000;
  const nextAfter = async (ms: number): Promise<unknown[]> => {
    const now = new Date(friday.getTime() + ms);
    testApp.clock.set(now);
    await exhaustLetterLimit(testApp.db, unverified.user.id, email, now);
    await send(id);
    const { rows } = await testApp.pool.query(
      `select start_after as at, retry_limit as tries from pgboss.job
       where name = 'payments.send-receipt' and data->>'receiptId' = $1 and start_after = $2`,
      [String(id), new Date(now.getTime() + dayMs)],
    );
    return rows;
  };
  expect(await nextAfter(0)).toEqual([{ at: new Date(friday.getTime() + dayMs), tries: 12 }]);
  expect(await nextAfter(29 * dayMs)).toEqual([{ at: new Date(friday.getTime() + 30 * dayMs), tries: 12 }]);
  expect(await nextAfter(29 * dayMs + 1)).toEqual([]);
  expect(new Set((await letters(id)).map(({ status }) => status))).toEqual(new Set(['suppressed']));
});
