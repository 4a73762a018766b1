import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { streamLifetimeMs } from '#platform/live/stream.server.ts';
import { startTestApp, type TestApp, testKeys } from '#tests/support/app.ts';
import { cookieHeader, createChatHolder, originOf } from '#tests/support/chat.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { Message } from './contract.ts';
import { createUnsent } from './screens/unsent.ts';

/** Two instances on one database. The second is a separate process, which the test kills. */
let one: TestApp;
let two: Product;

beforeAll(async () => {
  one = await startTestApp({ listens: true });
  two = await startProduct({ DATABASE_URL: one.url, ROLE: 'worker', SECRET_KEYS: testKeys });
});
afterAll(async () => {
  await two.end('SIGKILL');
  await one.stop();
});

type Place = { read: string; write: string; changes: string };

/** A browser with an open thread: sends as the page does and refetches on each stream event. */
function clientOf(cookie: string, { read, write, changes }: Place) {
  let origin = '';
  let line = new AbortController();
  let isCut = false;
  let losesAnswer = false;
  let isOver = false;
  let last = '';
  let staying = Promise.resolve();
  const seen: Message[] = [];
  const net = (path: string, init: RequestInit = {}) => {
    if (isCut) throw new TypeError('the network is away');
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return fetch(origin + path, { ...init, headers: { ...headers, ...init.headers }, signal: line.signal });
  };
  const hangUp = () => {
    line.abort();
    line = new AbortController();
  };
  const unsent = createUnsent({
    place: cookie,
    async send(message) {
      const reply = await net(write, { method: 'POST', body: JSON.stringify(message) });
      if (reply.status !== 201) throw new ApiError(reply.status, await reply.text());
      if (losesAnswer) {
        losesAnswer = false;
        throw new TypeError('the answer is lost');
      }
    },
    changed: () => {},
  });
  const refresh = async () => {
    const page = (await (await net(read)).json()) as { messages: Message[] };
    for (const message of page.messages) if (!seen.some(({ id }) => id === message.id)) seen.push(message);
  };
  const listen = async () => {
    const reply = await net(changes, { headers: { ...(last && { 'last-event-id': last }) } });
    for await (const part of reply.body ?? []) {
      const text = Buffer.from(part).toString();
      last = /id: (\S+)/.exec(text)?.[1] ?? last;
      if (text.includes('event: change')) await refresh();
    }
  };
  const stay = async () => {
    while (!isOver) {
      await listen().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return {
    seen: () => seen.map(({ text }) => text),
    unsent,
    enter(house: string) {
      origin = house;
      staying = stay();
    },
    /** Connects to another instance, as a load balancer would. */
    goTo(house: string) {
      origin = house;
      hangUp();
    },
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    loseNextAnswer() {
      losesAnswer = true;
    },
    async leave() {
      isOver = true;
      unsent.end();
      line.abort();
      await staying;
    },
  };
}

test('every message arrives once and in order through a killed instance and a network failure, and no typed text is lost', async () => {
  const ona = await createChatHolder(one, { treatedBy: 2 });
  const therapist = await createStaff(one, 'professional', 2);
  const person = clientOf(cookieHeader(ona), {
    read: '/api/chat',
    write: '/api/chat/messages',
    changes: '/api/chat/changes',
  });
  const thread = `/api/staff/chat/threads/${ona.patientId}`;
  const team = clientOf(cookieHeader(therapist), {
    read: thread,
    write: `${thread}/messages`,
    changes: '/api/staff/chat/changes',
  });
  person.enter(originOf(one));
  team.enter(two.url);
  await person.unsent.add('p1');
  await expect.poll(team.seen).toEqual(['p1']);
  await team.unsent.add('t1');
  await expect.poll(person.seen).toEqual(['p1', 't1']);

  // Both sides write at the same time through two instances.
  await Promise.all([2, 3, 4].flatMap((n) => [person.unsent.add(`p${n}`), team.unsent.add(`t${n}`)]));
  await expect.poll(() => person.seen().length).toBe(8);

  // The team's instance is killed while a message is in flight, which may or may not have arrived; later messages
  // wait and are sent through the other instance.
  const underWay = team.unsent.add('t5');
  await two.end('SIGKILL');
  await underWay;
  await team.unsent.add('t6');
  expect(team.unsent.all().length).toBeGreaterThan(0);
  await person.unsent.add('p5');
  team.goTo(originOf(one));
  await team.unsent.flush();
  await expect.poll(() => team.seen().length).toBe(11);

  // The patient's network fails, and the response to the message in flight is lost.
  person.cut();
  await person.unsent.add('p6');
  await person.unsent.add('p7');
  await team.unsent.add('t7');
  expect(person.unsent.all()).toHaveLength(2);
  person.mend();
  person.loseNextAnswer();
  await person.unsent.flush();
  await expect.poll(() => person.seen().length).toBe(14);
  await expect.poll(() => team.seen().length).toBe(14);

  expect([person.unsent.all(), team.unsent.all()]).toEqual([[], []]);
  expect(person.seen()).toEqual(team.seen());
  const of = (side: string) => person.seen().filter((text) => text.startsWith(side));
  expect(of('p')).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `p${n}`));
  expect(of('t')).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `t${n}`));
  await Promise.all([person.leave(), team.leave()]);
});

test('the clinic’s stream also reports a contact form message, and a finished and a shared questionnaire', async () => {
  const ona = await createChatHolder(one);
  const desk = await createStaff(one, 'reception');
  const line = await hear('/api/staff/chat/changes', desk);
  const after = async (change: () => Promise<unknown>) => {
    const before = line.changes();
    await change();
    await expect.poll(line.changes).toBe(before + 1);
  };
  await expect.poll(line.changes).toBeGreaterThan(0);
  await after(() =>
    one.visitor().post('/api/contact', {
      name: 'Pau',
      email: 'pau@example.org',
      phone: null,
      subject: 'other',
      privacy: true,
      message: 'secreto de la web',
    }),
  );
  const { rows } = await one.pool.query(
    `insert into evaluations (patient_id, instrument, created_at) values ($1, 'gad-7', now()) returning id`,
    [ona.patientId],
  );
  for (const column of ['finished_at', 'released_at'])
    await after(() => one.pool.query(`update evaluations set ${column} = now() where id = $1`, [rows[0].id]));
  expect(line.said()).not.toMatch(/secreto|Pau/);
  await line.end();
});

test('the stream reports changes of the user’s own thread only, and never message text', async () => {
  const ona = await createChatHolder(one);
  const other = await createChatHolder(one);
  const { changes, said, end } = await hear('/api/chat/changes', ona);
  await expect.poll(changes).toBeGreaterThan(0);
  const before = changes();
  await other.post('/api/chat/messages', { id: randomUUID(), text: 'secreto de otra' });
  await ona.post('/api/chat/messages', { id: randomUUID(), text: 'secreto' });
  await expect.poll(changes).toBe(before + 1);
  expect(said()).not.toContain('secreto');
  await end();
});

test('an open page learns within a minute that its plan has ended: its stream is shorter, and the next one reports it', async () => {
  const ona = await createChatHolder(one);
  let heard: string | undefined;
  // Until the server's database connection is up, a reconnecting client gets a change event, since it may
  // have missed changes.
  const comeBack = async () => {
    const stream = await hear('/api/chat/changes', ona, heard);
    await expect.poll(stream.said).toContain('retry');
    heard = /id: (\S+)/.exec(stream.said())?.[1] ?? heard;
    await stream.end();
    return stream.changes();
  };
  await expect.poll(comeBack).toBe(1);
  await expect.poll(comeBack).toBe(0);
  await one.pool.query('update user_subscriptions set active = false where user_id = $1', [ona.user.id]);
  const next = await hear('/api/chat/changes', ona, heard);
  await expect.poll(next.changes).toBeGreaterThan(0);
  expect((await ona.get('/api/chat')).json()).toMatchObject({ writing: 'no_plan' });
  await next.end();
  expect(streamLifetimeMs).toBeLessThan(60_000);
});

/** Collects the events of a stream. @param heard id of the last known change */
async function hear(path: string, who: Parameters<typeof cookieHeader>[0], heard?: string) {
  const ends = new AbortController();
  const reply = await fetch(`${originOf(one)}${path}`, {
    headers: { cookie: cookieHeader(who), ...(heard && { 'last-event-id': heard }) },
    signal: ends.signal,
  });
  let said = '';
  const listening = (async () => {
    for await (const part of reply.body ?? []) said += Buffer.from(part).toString();
  })().catch(() => {});
  return {
    said: () => said,
    changes: () => said.split('event: change').length - 1,
    end: () => {
      ends.abort();
      return listening;
    },
  };
}
