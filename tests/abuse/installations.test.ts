import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { demoWallet } from '#demo/wallet/notices/keys.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';

/** Two installations on one wallet account: the clinic's, and a staging copy with its own database. */
let clinic: PaymentsTestApp;
let staging: TestApp;
beforeAll(async () => {
  clinic = await startPaymentsTestApp();
  await clinic.clear();
  staging = await startTestApp({
    clock: clinic.clock,
    env: {
      MODE: 'production',
      PUBLIC_URL: 'https://onyar.test',
      DATABASE_URL: 'postgres://elsewhere/onyar',
      SECRET_KEYS: `k1:${Buffer.alloc(32, 3).toString('base64')}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'clinica@example.org',
      PAYPAL_CLIENT_ID: demoWallet.clientId,
      PAYPAL_SECRET: demoWallet.secret,
      PAYPAL_MERCHANT_ID: demoWallet.merchantId,
      PAYPAL_WEBHOOK_ID: demoWallet.webhookId,
      PAYPAL_API_URL: clinic.wallet.base,
      PAYPAL_SDK_URL: `${clinic.wallet.base}/sdk.js`,
    },
  });
});
afterAll(async () => {
  await staging.stop();
  await clinic.stop();
});

const nameOf = async (testApp: { visitor: TestApp['visitor'] }): Promise<string> =>
  (await testApp.visitor().get('/api/payments/config')).json().referenceId;
const book = async (who: Person, date: string): Promise<number> => {
  const reply = await who.post('/api/appointments', { type: 'office', professionalId: 1, date });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
};
const processPayment = (who: Person, itemId: number, orderId: string) =>
  who.post('/api/process-payment', { type: 'appointment', itemId, paymentDetails: { id: orderId } });
const report = (who: Person, itemId: number, orderId: string) =>
  who.post('/api/payments/orders', { type: 'appointment', itemId, orderId });
async function runStagingJobs() {
  for (let look = 0; look < 8; look++) {
    clinic.clock.advance(0.4);
    for (const [table, name, key] of [
      ['wallet_orders', 'payments.look-at-order', 'claimId'],
      ['refunds', 'payments.return-money', 'refundRowId'],
    ] as const) {
      const open = table === 'refunds' ? 'due' : 'open';
      const { rows } = await staging.pool.query(`select id from ${table} where state = '${open}'`);
      for (const { id } of rows) await runJob(staging, name, { [key]: id });
    }
  }
}

test("a second installation on the account neither settles, captures nor refunds the first one's payments", async () => {
  const patient = await clinic.person();
  const tester = await staging.person();
  // Both number from one: the same reference is another appointment there, or none.
  const ours = await book(patient, slot(15));
  const other = await book(patient, slot(16));
  const theirs = await book(tester, slot(15));
  const installation = await nameOf(clinic);
  expect(await nameOf(staging)).not.toBe(installation);
  const paid = await clinic.wallet.pay({ reference: appointmentReference(ours), installation });
  const approved = await clinic.wallet.create({ reference: appointmentReference(other), installation });
  await clinic.wallet.approve(approved);

  for (const orderId of [paid, approved]) {
    expect((await report(tester, theirs, orderId)).statusCode).toBe(200);
    const reply = await processPayment(tester, theirs, orderId);
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'not_verified']);
  }
  await runStagingJobs();
  const statuses = async (id: number) =>
    (await clinic.wallet.captures(appointmentReference(id))).map(({ status }) => status);
  expect([await statuses(ours), await statuses(other)]).toEqual([['COMPLETED'], []]);
  const [appointment] = (await tester.get('/api/appointments')).json();
  expect(appointment).toMatchObject({ paid: false, payment: 'none' });

  // The clinic's payment is untouched.
  expect((await processPayment(patient, ours, paid)).json()).toEqual({ success: true });
  expect(await clinic.mine(patient, ours)).toMatchObject({ status: 'confirmed', payment: 'paid' });
});

test('staging settles its own orders', async () => {
  const tester = await staging.person();
  const id = await book(tester, slot(17));
  const reference = appointmentReference(id);
  const orderId = await clinic.wallet.pay({ reference, installation: await nameOf(staging) });
  expect((await processPayment(tester, id, orderId)).json()).toEqual({ success: true });
  const patient = await clinic.person();
  const ours = await book(patient, slot(18));
  expect((await processPayment(patient, ours, orderId)).json().code).toBe('not_verified');
  await clinic.workOff();
  expect((await clinic.wallet.captures(reference)).map(({ status }) => status)).toEqual(['COMPLETED']);
});
