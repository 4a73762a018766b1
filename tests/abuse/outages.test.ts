import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDelivery } from '#clinic/notifications/service.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { startMailServer } from '#tests/support/servers/mail-server.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const lines: string[] = [];
/** The default log level. */
const log = createLog('warn', { write: (line) => void lines.push(line) });
const loggedLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const advance = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock, log, env: { DATABASE_POOL: '2' }, isPatient: false });
});
afterAll(() => testApp.stop());
beforeEach(() => {
  lines.length = 0;
});

const readyz = async () => {
  const reply = await testApp.visitor().get('/readyz');
  return { status: reply.statusCode, ...(reply.json() as { parts: Record<string, string> }) };
};

test('a complete installation reports the state of its parts', async () => {
  await testApp.health.look();
  expect(lines).toEqual([]);
  const reply = await testApp.visitor().get('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      status: 'ready',
      parts: { database: 'ok', jobs: 'ok', disk: 'ok', worker: 'ok', mail: 'ok', sms: 'ok' },
    },
  ]);
});

test('an unreachable mail server is visible from the first letter to the last', async () => {
  const mailServer = await startMailServer();
  await mailServer.stop();
  const config = {
    MODE: 'production',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'a@example.org',
    PUBLIC_URL: 'http://x',
  };
  const delivery = await createDelivery({
    db: testApp.db,
    clock,
    log,
    config: { ...config, SMS_ENABLED: false } as never,
  });
  await testApp.person({ email: 'ona@example.org' });
  await delivery.runOnce();
  await testApp.health.look();
  await testApp.health.look();
  expect(loggedLines()).toMatchObject([{ level: 40, part: 'mail', msg: 'an outage begins' }]);
  expect(loggedLines()[0]?.reason).toMatch(
    /^1 messages wait, the oldest since 2026-11-23T08:00:00.000Z \(E[A-Z]+\)$/,
  );
  expect(lines.join('')).not.toContain('ona@');
  expect(await readyz()).toMatchObject({ status: 'ready', parts: { mail: 'warning', database: 'ok' } });

  advance(10);
  await testApp.health.look();
  expect(loggedLines()[1]).toMatchObject({ part: 'mail', msg: 'an outage goes on', minutes: 10 });

  const back = await startMailServer({ port: mailServer.port });
  await testApp.pool.query("update outbox set expires_at = null where status = 'queued'");
  await delivery.runOnce();
  advance(1);
  await testApp.health.look();
  expect(back.count()).toBe(1);
  expect(loggedLines()[2]).toMatchObject({ part: 'mail', msg: 'an outage is over', minutes: 11 });
  expect(lines).toHaveLength(3);
  expect((await readyz()).parts.mail).toBe('ok');
  await delivery.stop();
  await back.stop();
});

test('letters that no process sends are visible after a quarter of an hour', async () => {
  const insertDue = (minutesAgo: number, lastError: string | null) =>
    testApp.pool.query(
      `insert into outbox (channel, recipient, subject, text, kind, created_at, last_error)
       values ('email', 'x@example.org', 'x', 'x', 'x', $1, $2)`,
      [new Date(clock.now().getTime() - minutesAgo * 60_000), lastError],
    );
  await insertDue(14, null);
  await insertDue(60, 'EENVELOPE RCPT TO 450 busy');
  await testApp.health.look();
  expect(lines).toEqual([]);
  advance(2);
  await testApp.health.look();
  const reason = '1 messages have waited for more than 15 minutes, and no process sends them';
  expect(loggedLines()).toMatchObject([{ part: 'mail', reason, msg: 'an outage begins' }]);
  await testApp.pool.query('delete from outbox');
  advance(1);
  await testApp.health.look();
  lines.length = 0;
});

test('a letter refused by one mailbox is no outage', async () => {
  await testApp.pool.query(
    `insert into outbox (channel, recipient, subject, text, kind, created_at, last_error)
     values ('email', 'x@example.org', 'x', 'x', 'x', now(), 'EENVELOPE RCPT TO 450 mailbox <x@example.org> busy')`,
  );
  await testApp.health.look();
  expect(lines).toEqual([]);
  await testApp.pool.query('delete from outbox');
});

test('a missing worker is visible to processes that only serve', async () => {
  const [{ job }] = testApp.handlers as [TestApp['handlers'][number]];
  await testApp.jobs.enqueue(testApp.db, job, {});
  await testApp.health.look();
  expect(lines).toEqual([]);
  await testApp.pool.query(
    "update pgboss.job set start_after = now() - interval '6 minutes' where state = 'created'",
  );
  await testApp.health.look();
  expect(loggedLines()).toMatchObject([{ level: 40, part: 'worker', msg: 'an outage begins' }]);
  expect(await readyz()).toMatchObject({ status: 'ready', parts: { worker: 'warning' } });
  await testApp.pool.query('delete from pgboss.job');
  advance(1);
  await testApp.health.look();
  expect(loggedLines()[1]).toMatchObject({ part: 'worker', msg: 'an outage is over' });
});

test('an exhausted pool logs one line however many requests are refused', async () => {
  const lent = await Promise.all([testApp.pool.connect(), testApp.pool.connect()]);
  const replies = await Promise.all(
    Array.from({ length: 30 }, () =>
      testApp.visitor().post('/api/login', { username: 'nadie', password: 'no-es-esta' }),
    ),
  );
  for (const { statusCode, headers, json } of replies) {
    expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect(headers['x-request-id']).toBeDefined();
  }
  expect(loggedLines()).toMatchObject([
    { level: 50, part: 'database', reason: 'no connection is free or can be made', msg: 'an outage begins' },
  ]);
  expect(await readyz()).toMatchObject({
    status: 'ill',
    parts: { database: 'ill' },
    message: expect.any(String),
  });
  for (const client of lent) client.release();
  expect(await readyz()).toMatchObject({ status: 'ready', parts: { database: 'ok' } });
  advance(1);
  await testApp.health.look();
  expect(loggedLines().slice(1)).toMatchObject([{ part: 'database', msg: 'an outage is over' }]);
});

test('a database without disk space makes readyz fail and logs one line', async () => {
  const { query } = testApp.pool;
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  testApp.pool.query = (async () => {
    throw full;
  }) as never;
  try {
    for (let round = 0; round < 5; round += 1)
      expect(
        (await testApp.visitor().post('/api/password/forgot', { usernameOrEmail: 'ona' })).statusCode,
      ).toBe(503);
  } finally {
    testApp.pool.query = query;
  }
  expect(loggedLines()).toMatchObject([
    { level: 50, part: 'disk', reason: 'the database has no room to write' },
  ]);
  expect(await readyz()).toMatchObject({ status: 'ill', parts: { disk: 'ill', database: 'ok' } });
  advance(1);
  await testApp.health.look();
  expect(await readyz()).toMatchObject({ status: 'ready' });
});
