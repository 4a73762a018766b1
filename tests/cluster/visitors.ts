import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { freeSlots, insertPeople } from '#tests/support/people.ts';
import type { TestWallet } from '#tests/support/servers/wallet.ts';
import { type Reply, send } from './client.ts';

/** What was asked for at first, and what came of it in the end. */
export type Booking = {
  id: number;
  cookie: string;
  professionalId: number;
  date: string;
  /** When it was sent for the first time, and when its answer came. */
  sentAt: number;
  toldAt: number;
  /** Unknown at first: the connection broke, or 503; then asked again with the same key. */
  repeated: boolean;
};

/** Asks again after this long, as the booking form does; and gives up after so long, which is a finding. In ms. */
const againAfterMs = 100;
const giveUpAfterMs = 60_000;

/** Whether it is worth asking again: nobody knows what became of it, or everybody is told to come again. */
const isOpen = ({ status }: Reply) => status === 0 || status >= 500;

/** Asks with one key until somebody knows, or so often. */
async function sendUntilKnown(
  url: string,
  sending: Parameters<typeof send>[1],
  most = Number.POSITIVE_INFINITY,
): Promise<Reply & { tries: number }> {
  const key = randomUUID();
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (let tries = 1; ; tries++) {
    const reply = await send(url, { ...sending, key });
    if (!isOpen(reply) || tries >= most || performance.now() > giveUpAt) return { ...reply, tries };
    await delay(againAfterMs);
  }
}

type Hour = { professionalId: number; date: string };

/** People who are signed in already, and hours that nobody has had yet, each for one booking. */
export async function openBook({
  origin,
  url,
  professionals,
}: {
  origin: string;
  url: string;
  professionals: number[];
}) {
  const hours: Hour[] = [];
  // So far ahead that cancelling gives everything back.
  for (const professionalId of professionals)
    for (const date of (await freeSlots(origin, professionalId)).filter(
      (one) => Date.parse(one) > Date.now() + 72 * 3_600_000,
    ))
      hours.push({ professionalId, date });
  const waiting: string[] = [];
  return {
    left: () => hours.length,
    /** Before a rush: while the database is away nobody can be added. */
    async prepare(count: number) {
      if (waiting.length < count) waiting.push(...(await insertPeople(url, count - waiting.length)));
    },
    next(): Hour & { cookie: string } {
      const cookie = waiting.pop();
      const hour = hours.pop();
      if (cookie === undefined || hour === undefined) throw new Error('nobody is left, or no hour');
      return { cookie, ...hour };
    },
  };
}

export type Book = Awaited<ReturnType<typeof openBook>>;

/**
 * Somebody books an hour of their own.
 * @param most how often they try where nobody knows
 * @returns the answer where it was refused
 */
export async function book(origin: string, from: Book, most?: number): Promise<Booking | Reply> {
  const { cookie, ...hour } = from.next();
  const sentAt = performance.now();
  const body = { type: 'office', ...hour };
  const reply = await sendUntilKnown(`${origin}/api/appointments`, { method: 'POST', cookie, body }, most);
  if (reply.status !== 201) return reply;
  const { id } = JSON.parse(reply.body) as { id: number };
  return { id, cookie, ...hour, sentAt, toldAt: performance.now(), repeated: reply.tries > 1 };
}

export const isBooked = (one: Booking | Reply): one is Booking => 'id' in one;

/** Pays as a browser does, each step until it is known; half of them cancel afterwards. */
export async function pay(origin: string, wallet: TestWallet, { id, cookie }: Booking): Promise<void> {
  const reference = appointmentReference(id);
  const orderId = await patiently(() => wallet.create({ reference }));
  const details = { type: 'appointment', itemId: id };
  await sendUntilKnown(`${origin}/api/payments/orders`, {
    method: 'POST',
    cookie,
    body: { ...details, orderId },
  });
  // What was done although nobody heard of it is refused at the second try.
  await patiently(() => wallet.approve(orderId).catch(refusedByWallet));
  await patiently(async () => {
    const { status } = await wallet.capture(orderId);
    if (status >= 500) throw new Error(`the emulator answered ${status}`);
  });
  const body = { ...details, amount: 1, paymentDetails: { id: orderId } };
  await sendUntilKnown(`${origin}/api/process-payment`, { method: 'POST', cookie, body });
  if (id % 2 === 0) await sendUntilKnown(`${origin}/api/appointments/${id}`, { method: 'DELETE', cookie });
}

const refusedByWallet = (error: Error) => {
  if (!/the emulator answered 4/.test(error.message)) throw error;
};

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(againAfterMs);
    }
}

export type Reads = { count: number; failed: string[]; latenciesMs: number[] };

/** Reads addresses in turn, with a pause in between, until it is told to stop. */
export function readAlways(origin: string, paths: string[], pauseMs: number) {
  const reads: Reads = { count: 0, failed: [], latenciesMs: [] };
  let isOver = false;
  const reading = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = paths[turn % paths.length] as string;
      const reply = await send(`${origin}${path}`);
      reads.count++;
      reads.latenciesMs.push(reply.ms);
      if (reply.status !== 200) reads.failed.push(`${path}: ${reply.status} ${reply.body.slice(0, 60)}`);
      await delay(pauseMs);
    }
  })();
  return {
    async stop(): Promise<Reads> {
      isOver = true;
      await reading;
      return reads;
    },
  };
}
