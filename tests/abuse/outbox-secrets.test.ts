import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDelivery, letter, queueMessage } from '#clinic/notifications/service.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { startMailServer } from '#tests/support/servers/mail-server.ts';
import { runQueued } from '#tests/support/words/letters.ts';

const start = new Date('2026-12-10T09:00:00Z');
const clock = stoppedClock(start);
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(start);
  await testApp.pool.query('delete from outbox');
});

const outbox = async () =>
  JSON.stringify((await testApp.pool.query('select * from outbox order by id')).rows);
const column = async (name: string) =>
  (await testApp.pool.query(`select ${name} as value from outbox order by id`)).rows.map(
    ({ value }) => value,
  );

async function deliver(mode: 'demo' | 'production') {
  const server = await startMailServer();
  const config = {
    ...readConfig({ PUBLIC_URL: 'https://onyar.test' }),
    MODE: mode,
    SMTP_URL: server.url,
    MAIL_FROM: 'avisos@onyar.test',
  };
  const delivery = await createDelivery({ db: testApp.db, clock, log: createLog('silent'), config });
  await delivery.runOnce();
  await delivery.stop();
  const mails = (await server.mails()).map(({ text }) => text ?? '').join('\n');
  await server.stop();
  return mails;
}
const run = (name: string) => runJob(testApp, name);

/** Secrets in a text: codes, and link parts after the path. */
const secretsIn = (words: string) => [
  ...[...words.matchAll(/^(\d{6})$/gm)].map(([, code]) => code as string),
  ...[...words.matchAll(/https?:\/\/[^\s?#]+[?#](\S+)/g)].map(([, key]) => key as string),
];

describe('a sent message', () => {
  test('leaves no code or link token in the outbox, in any letter', async () => {
    const person = await testApp.person();
    await person.post('/api/resend-verification');
    await testApp.visitor().post('/api/password/forgot', { usernameOrEmail: person.user.username });
    await runQueued(testApp, 'accounts.send-recovery-links');
    const appointment = { userId: person.user.id, startsAt: days(1), createdAt: days(-9) };
    await insertConfirmed(testApp.pool, appointment);
    await run('appointments.remind');

    const secrets = secretsIn(await deliver('production'));
    expect(secrets.length).toBeGreaterThanOrEqual(3);
    const kept = await outbox();
    for (const secret of secrets) expect(kept).not.toContain(secret);
    // Its subject remains visible.
    expect(kept).toContain('/nueva-contrasena…');
    expect(await column('status')).not.toContain('queued');
  });

  test('loses secrets in link paths too, while other text stays', async () => {
    const words = letter('Tu acceso', [
      'El 10 de diciembre de 2026 a las 9:00, 65 €, 972 000 112.',
      { facts: [['Código', '482913']] },
      { actions: [{ label: 'Entrar', url: `https://onyar.test/sala/${'k'.repeat(32)}` }] },
    ]);
    const to = { channel: 'email', recipient: 'a@example.org', userId: null, language: null } as const;
    await queueMessage(testApp.db, to, () => ({ kind: 'test', cause: 'desk', ...words }), start);
    await deliver('production');
    const kept = await outbox();
    expect(kept).not.toMatch(/482913|kkkk/);
    expect(kept).toContain('El 10 de diciembre de 2026 a las 9:00, 65 €, 972 000 112.');
    expect(kept).toContain('https://onyar.test/sala/…');
  });

  test('stays visible in demo mode, where it is read', async () => {
    await testApp.person({ email: 'recien-llegada@example.org' });
    await deliver('demo');
    await run('notifications.tidy');
    const [code] = secretsIn(((await column('text')) as string[]).join('\n'));
    const shown = await testApp.visitor().get('/api/demo/outbox');
    expect(shown.body).toContain(code);
  });
});

describe('an unsent message', () => {
  const inProduction = async () => {
    const { notificationJobs } = await import('#clinic/notifications/jobs.server.ts');
    const [job] = notificationJobs({ db: testApp.db, clock, config: { MODE: 'production' } });
    await job?.handle({} as never);
  };
  const add = (status: string, expiresAt: Date | null) =>
    testApp.pool.query(
      `insert into outbox (channel, recipient, subject, text, kind, status, created_at, expires_at)
       values ('sms', '+34612345678', '', 'Tu código: 482913', 'test', $1, $2, $3)`,
      [status, start, expiresAt],
    );

  test('keeps its code while queued, and loses it when replaced, expired or finally failed', async () => {
    await add('queued', days(1));
    await add('void', days(1));
    await add('failed', days(1));
    await add('failed', days(-1));
    await add('failed', null);
    await add('sent', null);
    await inProduction();
    expect(await column('text')).toEqual([
      'Tu código: 482913',
      'Tu código: …',
      'Tu código: 482913',
      'Tu código: …',
      'Tu código: 482913',
      'Tu código: …',
    ]);
  });

  test('is redacted in one run even in more than one batch, as after an upgrade', async () => {
    await testApp.pool.query(
      `insert into outbox (channel, recipient, subject, text, kind, status, created_at)
       select 'sms', '+34612345678', '', 'Tu código: 482913', 'test', 'sent', $1 from generate_series(1, 1100)`,
      [start],
    );
    await inProduction();
    expect(new Set(await column('text'))).toEqual(new Set(['Tu código: …']));
  });
});

test('a message is emptied after thirty days, while its row stays', async () => {
  const add = (status: string, createdAt: Date) =>
    testApp.pool.query(
      `insert into outbox (channel, recipient, subject, text, kind, status, created_at, last_error, blocks)
       values ('email', 'a@example.org', 'Tu cita', 'Hola', 'test', $1, $2, '550 a@example.org', '["Hola"]')`,
      [status, createdAt],
    );
  await add('sent', days(-31));
  await add('failed', days(-31));
  await add('queued', days(-31));
  await add('sent', days(-29));
  await run('notifications.tidy');
  const { rows } = await testApp.pool.query(
    'select kind, status, recipient, subject, text, blocks, last_error from outbox order by id',
  );
  const emptied = { kind: 'test', recipient: '', subject: '', text: '', blocks: [], last_error: null };
  const whole = { recipient: 'a@example.org', text: 'Hola' };
  expect(rows).toEqual([
    { ...emptied, status: 'sent' },
    { ...emptied, status: 'failed' },
    expect.objectContaining(whole),
    expect.objectContaining(whole),
  ]);
});
