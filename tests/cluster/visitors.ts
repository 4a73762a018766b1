import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { freeSlots, insertPeople } from '#tests/support/people.ts';
import type { TestWallet } from '#tests/support/servers/wallet.ts';
import { type Reply, send } from './client.ts';

export type Booking = {
  id: number;
  cookie: string;
  professionalId: number;
  date: string;
  sentAt: number;
  toldAt: number;
  /**
   * The first outcome was unknown (broken connection or 503), so the request was retried with the same key.
   */
  repeated: boolean;
};

/** Retry delay, as in the booking form; and the time limit, whose excess is a finding. In ms. */
const retryDelayMs = 100;
const giveUpAfterMs = 60_000;

/** Whether to retry: the outcome is unknown, or the server asks to come back later. */
const isUndecided = ({ status }: Reply) => status === 0 || status >= 500;

/** Retries with one idempotency key until the outcome is known, or at most `most` times. */
async function sendUntilKnown(
  url: string,
  sending: Parameters<typeof send>[1],
  most = Number.POSITIVE_INFINITY,
): Promise<Reply & { tries: number }> {
  const key = randomUUID();
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (let tries = 1; ; tries++) {
    const reply = await send(url, { ...sending, key });
    if (!isUndecided(reply) || tries >= most || performance.now() > giveUpAt) return { ...reply, tries };
    await delay(retryDelayMs);
  }
}

type Hour = { professionalId: number; date: string };

/** Signed-in users and unused slots, each for one booking. */
export async function prepareBookings({
  origin,
  url,
  professionals,
}: {
  origin: string;
  url: string;
  professionals: number[];
}) {
  const hours: Hour[] = [];
  // Far enough ahead for a full refund on cancellation.
  for (const professionalId of professionals)
    for (const date of (await freeSlots(origin, professionalId)).filter(
      (one) => Date.parse(one) > Date.now() + 72 * 3_600_000,
    ))
      hours.push({ professionalId, date });
  const waiting: string[] = [];
  return {
    left: () => hours.length,
    /** Inserts users before the load: while the database is unreachable none can be added. */
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

export type BookingSource = Awaited<ReturnType<typeof prepareBookings>>;

/**
 * Books an unused slot.
 * @param most maximum number of tries while the outcome is unknown
 * @returns the response if it was refused
 */
export async function bookNext(origin: string, from: BookingSource, most?: number): Promise<Booking | Reply> {
  const { cookie, ...hour } = from.next();
  const sentAt = performance.now();
  const body = { type: 'office', ...hour };
  const reply = await sendUntilKnown(`${origin}/api/appointments`, { method: 'POST', cookie, body }, most);
  if (reply.status !== 201) return reply;
  const { id } = JSON.parse(reply.body) as { id: number };
  return { id, cookie, ...hour, sentAt, toldAt: performance.now(), repeated: reply.tries > 1 };
}

export const isBooked = (one: Booking | Reply): one is Booking => 'id' in one;

/**
 * Pays as the browser does, retrying each step until its outcome is known; half of the payers then cancel.
 */
export async function pay(origin: string, wallet: TestWallet, { id, cookie }: Booking): Promise<void> {
  const reference = appointmentReference(id);
  const orderId = await retryUntilTimeout(() => wallet.create({ reference }));
  const details = { type: 'appointment', itemId: id };
  await sendUntilKnown(`${origin}/api/payments/orders`, {
    method: 'POST',
    cookie,
    body: { ...details, orderId },
  });
  // A step that succeeded without its response arriving is refused on the second try.
  await retryUntilTimeout(() => wallet.approve(orderId).catch(ignoreWalletRefusal));
  await retryUntilTimeout(async () => {
    const { status } = await wallet.capture(orderId);
    if (status >= 500) throw new Error(`the emulator answered ${status}`);
  });
  const body = { ...details, amount: 1, paymentDetails: { id: orderId } };
  await sendUntilKnown(`${origin}/api/process-payment`, { method: 'POST', cookie, body });
  if (id % 2 === 0) await sendUntilKnown(`${origin}/api/appointments/${id}`, { method: 'DELETE', cookie });
}

const ignoreWalletRefusal = (error: Error) => {
  if (!/the emulator answered 4/.test(error.message)) throw error;
};

async function retryUntilTimeout<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(retryDelayMs);
    }
}

export type ReadStats = { count: number; failed: string[]; latenciesMs: number[] };

/** Requests the paths in turn, with a pause in between, until stopped. */
export function readContinuously(origin: string, paths: string[], pauseMs: number) {
  const reads: ReadStats = { count: 0, failed: [], latenciesMs: [] };
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
    async stop(): Promise<ReadStats> {
      isOver = true;
      await reading;
      return reads;
    },
  };
}
