import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPeople } from '#tests/support/people.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';

/** The test suite kills twice during 150 messages, `npm run soak` five times during 1,000. */
const [count, kills] = process.env.SOAK ? [1_000, 5] : [150, 2];
const workersPerProcess = 4;
/** Much longer than recording the result, so that kills usually happen during delivery. */
const slowMs = 60;

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let owner: pg.Client;
let server: MailServer;
const workers: Product[] = [];

/** The real worker process. The wallet is never used. */
const startWorker = () =>
  startProduct({
    MODE: 'production',
    ROLE: 'worker',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://onyar.test',
    SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    SMTP_URL: server.url,
    MAIL_FROM: 'avisos@onyar.test',
    PAYPAL_CLIENT_ID: 'x',
    PAYPAL_SECRET: 'x',
    PAYPAL_MERCHANT_ID: 'x',
    PAYPAL_WEBHOOK_ID: 'x',
    PAYPAL_API_URL: 'http://127.0.0.1:1',
    PAYPAL_SDK_URL: 'http://127.0.0.1:1/sdk',
  });

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  server = await startMailServer({ slowMs });
  workers.push(...(await Promise.all([startWorker(), startWorker()])));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  await owner.end();
  await server.stop();
  await database.drop();
});

/** Queues messages, some of them voided or expired. */
const fill = () =>
  owner.query(
    `insert into outbox (channel, recipient, subject, text, kind, status, created_at, expires_at)
     select 'email', 'persona-' || n || '@example.org', 'Cambio de hora', 'Hola:', 'test',
       case when n % 10 = 0 then 'void' else 'queued' end::message_status, now(),
       case when n % 10 = 5 then now() - interval '1 second' end
     from generate_series(1, $1::int) n`,
    [count],
  );
const shouldBeSent = (n: number) => n % 10 !== 0 && n % 10 !== 5;

async function listClaimed(): Promise<string[]> {
  const { rows } = await owner.query(
    "select recipient from outbox where status = 'queued' and claimed_until > now()",
  );
  return rows.map((row) => row.recipient as string);
}

async function untilReceived(least: number) {
  while (server.count() < least) await delay(5);
}

/** Kills and restarts each worker in turn. @returns messages possibly claimed during the kills */
async function killInTurn(): Promise<string[]> {
  const atRisk: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await untilReceived(((kill + 1) * count * 0.7) / (kills + 1));
    const worker = workers[kill % 2] as Product;
    const gone = once(worker.process, 'exit');
    worker.process.kill('SIGKILL');
    await gone;
    atRisk.push(...(await listClaimed()));
    workers[kill % 2] = await startWorker();
  }
  return atRisk;
}

/** When only messages of killed workers are left, simulates two minutes. */
async function untilEmpty() {
  for (;;) {
    const { rows } = await owner.query(
      "select count(*) filter (where claimed_until is null) as free, count(*) as all from outbox where status = 'queued'",
    );
    if (Number(rows[0].all) === 0) return;
    if (Number(rows[0].free) === 0)
      await owner.query(
        "update outbox set claimed_until = claimed_until - interval '2 minutes' where status = 'queued' and claimed_until > now() and claimed_until < now() + interval '118 seconds'",
      );
    await delay(100);
  }
}

test(
  'workers killed while sending deliver every message, claimed ones at most twice, voided ones never',
  async () => {
    await fill();
    const atRisk = await killInTurn();
    await untilEmpty();
    const mails = await server.mails();
    const copies = new Map<string, string[]>();
    for (const { to, messageId } of mails) {
      const recipient = to?.[0]?.address ?? '';
      copies.set(recipient, [...(copies.get(recipient) ?? []), messageId ?? '']);
    }
    const expected = Array.from({ length: count }, (_, index) => index + 1).filter(shouldBeSent);
    expect([...copies.keys()].sort()).toEqual(expected.map((n) => `persona-${n}@example.org`).sort());
    const twice = [...copies].filter(([, ids]) => ids.length > 1);
    console.log(`${twice.length} of ${expected.length} came twice after ${kills} kills`);
    expect(twice.length).toBeLessThanOrEqual(kills * workersPerProcess);
    expect(twice.filter(([recipient]) => !atRisk.includes(recipient))).toEqual([]);
    expect(twice.filter(([, ids]) => new Set(ids).size > 1 || ids.length > kills)).toEqual([]);
    const { rows } = await owner.query('select status, count(*)::int from outbox group by 1 order by 1');
    const sent = expected.length;
    const over = count - expected.length;
    expect(rows).toEqual([
      { status: 'sent', count: sent },
      { status: 'void', count: over },
    ]);
  },
  kills * 300_000,
);

/** A person with an unanswered questionnaire, treated by the director, who has an e-mail address. */
async function someoneAsked() {
  const [sid = ''] = await insertPeople(database.url, 1);
  const { rows } = await owner.query(
    `with named as (update users set email = 'direccion@example.org' where username = 'direccion' returning id),
       treating as (update professionals set user_id = (select id from named) where id = 1 returning id),
       card as (select p.id, p.user_id from patients p order by p.id desc limit 1),
       visited as (insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, created_at)
         select card.id, card.user_id, treating.id, 'office', '2020-01-07T09:00Z', '2020-01-07T10:00Z', 'confirmed', 6500, now() from card, treating)
     insert into evaluations (patient_id, instrument, created_at) select id, 'phq-9', now() from card returning id`,
  );
  return { cookie: `__Host-${sid}`, id: rows[0].id as number };
}

test('an urgent alert and its letter exist once, though the instance is killed right after the answer', async () => {
  await owner.query('delete from outbox');
  const { cookie, id } = await someoneAsked();
  server.be({ kind: 'refuses', code: 451, words: 'come back later', at: 'rcpt' });
  const before = server.count();
  const answer = (worker: Product | undefined) =>
    fetch(`${worker?.url}/api/evaluations/${id}/answers/9`, {
      method: 'PATCH',
      body: JSON.stringify({ value: 1 }),
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
  const reply = await answer(workers[0]);
  const gone = once(workers[0]?.process as Product['process'], 'exit');
  workers[0]?.process.kill('SIGKILL');
  expect(reply.status).toBe(200);
  await gone;
  // The person repeats the answer at the remaining instance.
  expect((await answer(workers[1])).status).toBe(200);
  workers[0] = await startWorker();
  // A delivery was attempted and refused.
  await expect
    .poll(async () => (await owner.query('select last_error from outbox')).rows[0].last_error)
    .toMatch(/451|EENVELOPE/);
  expect(server.count()).toBe(before);
  server.be({ kind: 'takes' });
  // A row that a worker is sending at this moment keeps its claim: without it the letter would be sent twice.
  const retryNow = () =>
    owner.query(
      'update outbox set next_attempt_at = now() where claimed_until is null or claimed_until < now()',
    );
  await expect
    .poll(async () => {
      if (server.count() === before) await retryNow();
      return server.count();
    })
    .toBe(before + 1);
  await untilEmpty();
  const [mail, ...more] = (await server.mails()).slice(before);
  expect(more).toEqual([]);
  expect(mail?.to?.[0]?.address).toBe('direccion@example.org');
  expect(mail?.subject).toMatch(/^Aviso urgente/);
  const { rows } = await owner.query(
    `select acknowledged_at, (select count(*)::int from pgboss.job where name = 'evaluations.escalate-alerts' and start_after > now()) > 0 as goes_on
     from evaluation_alerts where evaluation_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ acknowledged_at: null, goes_on: true }]);
});

test('a stopped worker leaves no claimed messages', async () => {
  await owner.query('delete from outbox');
  await fill();
  const before = server.count();
  await untilReceived(before + 20);
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  const { rows } = await owner.query(
    "select count(*)::int as sent from outbox where status = 'sent' union all select count(*)::int from outbox where status = 'queued' and claimed_until is not null",
  );
  expect(rows).toEqual([{ sent: server.count() - before }, { sent: 0 }]);
});
