import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { insertPatient } from '#tests/support/staff.ts';
import { exhaustLetterLimit, runQueued } from '#tests/support/words/letters.ts';
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
          `recibo 2026/${digits} de tu pago de 65,00\u00a0€, con tarjeta[^]*desde tu perfil`,
        ),
        attachments: [
          {
            name: `recibo-2026-${digits}.pdf`,
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

test('sends the letter to an unverified address beyond its daily limit', async () => {
  const email = 'sense-verificar@example.org';
  const unverified = await testApp.person({ email });
  const id = await issued({ payerUserId: unverified.user.id });
  await exhaustLetterLimit(testApp.db, unverified.user.id, email, friday);
  await send(id);
  expect((await letters(id)).map(({ status }) => status)).toEqual(['queued']);
});

test('sends both receipts of a split payment in one letter', async () => {
  const [id, other] = [
    await issued({ payerUserId: person.user.id }),
    await issued({ payerUserId: person.user.id }),
  ];
  await testApp.run('payments.send-receipt', { receiptId: id, otherIds: [other] });
  const [letter, ...more] = await letters(id);
  expect(more).toEqual([]);
  expect(letter.attachments).toHaveLength(2);
  expect(letter.text.match(/Aquí tienes el recibo/g)).toHaveLength(2);
  expect(await letters(other)).toEqual([]);
});

describe('a booking that is paid at once', () => {
  const lettersTo = async (who: Person) =>
    (
      await testApp.pool.query(
        "select kind, subject, text, attachments, next_attempt_at from outbox where user_id = $1 and kind <> 'account.verify-email' order by id",
        [who.user.id],
      )
    ).rows;
  const pay = async (who: Person, date: string) => {
    const id = await testApp.book(who, date);
    expect((await testApp.payUnreported(who, id, '65.00')).json()).toEqual({ success: true });
    return id;
  };

  test('sends one letter with confirmation, receipt and calendar entry, at an unverified address too', async () => {
    const payer = await testApp.person({ email: 'dues-cites@example.org' });
    for (const day of [15, 16, 17, 18, 21, 22]) {
      const id = await pay(payer, slot(day));
      await testApp.run('appointments.ask-for-payment', { appointmentId: id });
    }
    await runQueued(testApp, 'payments.send-receipt');
    await testApp.run('payments.send-receipt', {
      receiptId: (await payer.get('/api/receipts')).json()[0].id,
    });
    const all = await lettersTo(payer);
    expect(all.map(({ kind }) => kind)).toEqual(Array(6).fill('appointment.confirmed'));
    for (const letter of all) {
      expect(letter.next_attempt_at).toBeNull();
      expect(letter.text).toMatch(
        /está pagada y confirmada[\s\S]*Aquí tienes el recibo[\s\S]*Si necesitas algo/,
      );
      expect(letter.attachments.map(({ type }: { type: string }) => type)).toEqual([
        expect.stringMatching('text/calendar'),
        'application/pdf',
      ]);
    }
  });

  test('sends the confirmation after a minute if the receipt is not there, which then follows', async () => {
    const payer = await testApp.person();
    await pay(payer, slot(23));
    const [waiting] = await lettersTo(payer);
    expect(waiting.next_attempt_at).toEqual(new Date(friday.getTime() + 60_000));
    await testApp.pool.query('update outbox set attempts = 1 where next_attempt_at is not null');
    await runQueued(testApp, 'payments.send-receipt');
    expect((await lettersTo(payer)).map(({ kind }) => kind)).toEqual([
      'appointment.confirmed',
      'payment.receipt',
    ]);
  });
});
