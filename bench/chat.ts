import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { insertPeople } from '#tests/support/people.ts';
import { p95, requireStatus, type Shot, sendAll } from './load.ts';
import { median, percentile, type Row } from './report.ts';
import { rounds } from './rounds.ts';
import { openClinic } from './seed/clinic.ts';

/** Patients with an open thread; the messages per thread follow. */
const threads = 500;
const stored = 60;
const perRound = 40;
/** Time for the process to settle after the warm-up. */
const settleMs = 3_000;

/** Five hundred open threads on one instance: their memory, and the delay until a message is announced. */
export async function chat(): Promise<Row[]> {
  const clinic = await openClinic({ professionals: 1 });
  try {
    const [product] = clinic.products;
    if (product === undefined) throw new Error('no instance was started');
    const origin = product.url;
    const cookies = await insertPeople(clinic.url, threads);
    await clinic.client.query(plans);
    await clinic.client.query(history, [stored]);
    const pid = product.process.pid ?? 0;
    const read = cookies
      .slice(0, perRound)
      .map((cookie): Shot => ({ path: '/api/chat', headers: { cookie } }));
    // Warm-up, so that the measurement covers the streams and not the first compilation.
    requireStatus(await sendAll(origin, read, 5), 200);
    await delay(settleMs);
    const before = residentMb(pid);
    const ears = await Promise.all(cookies.map((cookie) => openStream(origin, cookie)));
    await delay(settleMs);
    const after = residentMb(pid);
    const told = await timeMessages(origin, cookies, ears);
    const pages: number[] = [];
    for (let round = 0; round < rounds; round++)
      pages.push(p95(requireStatus(await sendAll(origin, read, 5), 200)));
    for (const ear of ears) ear.end();
    return [
      {
        what: `MB for ${threads} open threads`,
        value: after - before,
        goal: { atMost: 64 },
        sides: `resident ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with all of them open`,
      },
      {
        what: 'p95 in ms from sending to the other side’s event',
        value: percentile(told, 0.95),
        goal: { atMost: 300 },
        sides: `p50 ${median(told).toFixed(0)} ms, including 100 ms that combine several changes`,
      },
      {
        what: 'p95 in ms: a page of a thread',
        value: median(pages),
        goal: { atMost: 100 },
        sides: `${threads} streams open, 5 at a time, ${stored} messages each`,
      },
    ];
  } finally {
    await clinic.end();
  }
}

const plans = `insert into user_subscriptions (user_id, patient_id, plan_id, kind, audience, plan_name, price_cents, payments,
    sessions_per_payment, validity_months, starts_at, ends_at, billing_from, created_at)
  select u.id, p.id, 3, 'single', 'adult', 'Intensivo', 83200, 1, '{16}', 12, '2020-01-01', '2099-01-01', '2020-01-01', now()
  from users u join patients p on p.user_id = u.id where u.username like 'gente-%'`;

/** These bodies are not sealed: opening one fails, which costs as much as opening a sealed one. */
const history = `with made as (
    insert into chat_threads (patient_id, created_at)
    select p.id, now() from patients p join users u on u.id = p.user_id where u.username like 'gente-%' returning id, patient_id
  ) insert into chat_messages (thread_id, client_id, side, author_user_id, created_at, sealed_body)
    select made.id, gen_random_uuid(), 'person', p.user_id, now(), 'x.y.z.w'
    from made join patients p on p.id = made.patient_id, generate_series(1, $1)`;

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/**
 * Opens a stream and resolves at its next change event. Reconnects when the stream ends, as a browser does.
 */
async function openStream(origin: string, cookie: string) {
  let hear: (() => void) | undefined;
  let last = '';
  let isOver = false;
  const open = async () => {
    const headers = { cookie, ...(last && { 'last-event-id': last }) };
    const asked = request(`${origin}/api/chat/changes`, { agent, headers }).end();
    // Cast: the argument of the client's 'response' event.
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    if (reply.statusCode !== 200) throw new Error(`a stream was refused: ${reply.statusCode}`);
    reply.on('data', (part) => {
      const text = part.toString();
      last = /id: (\S+)/.exec(text)?.[1] ?? last;
      if (text.includes('event: change')) hear?.();
    });
    reply.on('end', () => void (isOver || again()));
    reply.on('error', () => {});
    asked.on('error', () => {});
    return asked;
  };
  let line = await open();
  const again = async () => {
    line = await open();
  };
  return {
    next: () =>
      new Promise<void>((resolve) => {
        hear = resolve;
      }),
    end: () => {
      isOver = true;
      line.destroy();
    },
  };
}

type Stream = Awaited<ReturnType<typeof openStream>>;

/**
 * Each message is written by another patient. Measures the time from sending until the sender's own stream
 * announces a change.
 */
async function timeMessages(origin: string, cookies: string[], ears: Stream[]): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < rounds * perRound; count++) {
    const place = (count * 37) % threads;
    const told = ears[place]?.next();
    const begun = performance.now();
    const sent = fetch(`${origin}/api/chat/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[place] ?? '' },
      body: JSON.stringify({ id: randomUUID(), text: 'Hoy ha ido mejor que ayer.' }),
    });
    const [reply] = await Promise.all([sent, told]);
    times.push(performance.now() - begun);
    if (reply.status !== 201) throw new Error(`a message was refused: ${reply.status}`);
  }
  return times;
}
