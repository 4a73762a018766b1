import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { startTwilio, twilioAccount } from '#tests/support/servers/twilio.ts';
import { canSendSms, createDelivery, queueMessage } from '../service.server.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const log = createLog('silent');
let testApp: TestApp;
let twilio: Awaited<ReturnType<typeof startTwilio>>;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query('delete from outbox');
  twilio = await startTwilio(clock.now);
  return () => twilio.stop();
});

const ways = () => ({
  ...readConfig({}),
  MODE: 'production' as const,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'avisos@onyar.test',
  SMS_ENABLED: true,
  TWILIO_ACCOUNT_SID: twilioAccount.sid,
  TWILIO_AUTH_TOKEN: twilioAccount.token,
  TWILIO_FROM: twilioAccount.from,
  TWILIO_API_URL: twilio.url,
});

async function round(config: Parameters<typeof createDelivery>[0]['config'] = ways()) {
  const delivery = await createDelivery({ db: testApp.db, clock, log, config });
  await delivery.runOnce();
  await delivery.stop();
}

const queue = () =>
  queueMessage(
    testApp.db,
    { channel: 'sms', recipient: '+34600111222', userId: null, language: null },
    () => ({ subject: '', text: 'Tu código es 482913', kind: 'test', cause: 'verified' }),
    clock.now(),
  );
const row = async () => (await testApp.pool.query('select * from outbox')).rows[0];

test("sends an SMS from the clinic's number and stores the provider's id", async () => {
  await queue();
  await round();
  expect(twilio.sent).toMatchObject([
    { to: '+34600111222', from: twilioAccount.from, body: 'Tu código es 482913' },
  ]);
  expect(await row()).toMatchObject({ status: 'sent', provider_id: twilio.sent[0]?.sid });
});

test('fails an invalid number at once, with a reason that contains neither number nor text', async () => {
  await queue();
  twilio.be({ kind: 'refuses', status: 400, code: 21211 });
  await round();
  expect(await row()).toMatchObject({ status: 'failed', attempts: 1, last_error: 'Twilio 400 21211' });
});

test.each([
  ['is busy', 429, 20429],
  ['is broken', 503, 20503],
  ['does not know us', 401, 20003],
  ['refuses our sender', 400, 21606],
])('retries when the provider %s', async (_, status, code) => {
  await queue();
  twilio.be({ kind: 'refuses', status, code });
  await round();
  expect(await row()).toMatchObject({ status: 'queued', attempts: 1 });
  twilio.be({ kind: 'takes' });
  clock.advance(1);
  await round();
  expect(await row()).toMatchObject({ status: 'sent', attempts: 2 });
  expect(twilio.sent).toHaveLength(1);
});

test("finds an unconfirmed SMS in the provider's list instead of sending it again", async () => {
  await queue();
  twilio.be({ kind: 'hangs_up' });
  await round();
  expect(await row()).toMatchObject({ status: 'queued', last_error: expect.stringMatching(/^Twilio /) });
  twilio.be({ kind: 'takes' });
  clock.advance(1);
  await round();
  expect(await row()).toMatchObject({ status: 'sent', provider_id: twilio.sent[0]?.sid });
  expect(twilio.sent).toHaveLength(1);
});

test('looks an SMS up after its worker was killed, and sends again if it was not delivered', async () => {
  await queue();
  twilio.be({ kind: 'hangs_up' });
  await round();
  await testApp.pool.query(
    'update outbox set next_attempt_at = null, claimed_until = $1, last_error = null',
    [clock.now()],
  );
  for (const sent of twilio.sent) sent.status = 'undelivered';
  twilio.be({ kind: 'takes' });
  await round();
  expect(await row()).toMatchObject({ status: 'sent', provider_id: twilio.sent[0]?.sid });
  expect(twilio.sent).toHaveLength(2);
});

test('retries when the provider is unreachable', async () => {
  await queue();
  await round({ ...ways(), TWILIO_API_URL: 'http://127.0.0.1:1' });
  expect(await row()).toMatchObject({ status: 'queued', attempts: 1 });
  expect(JSON.stringify(await row())).not.toContain(twilioAccount.token);
});

test('fails SMS with a reason when SMS are disabled, and reports so before queueing', async () => {
  const without = { ...ways(), SMS_ENABLED: false };
  await queue();
  await round(without);
  expect(await row()).toMatchObject({ status: 'failed', last_error: 'SMS are switched off (SMS_ENABLED)' });
  expect([canSendSms(without), canSendSms(ways()), canSendSms(readConfig({}))]).toEqual([false, true, true]);
});
