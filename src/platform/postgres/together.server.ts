import type { Socket } from 'node:net';
import { type Database, sqlStateOf } from './database.server.ts';

type Results<Sent extends readonly unknown[]> = { -readonly [Place in keyof Sent]: Awaited<Sent[Place]> };

/** What a statement says that was sent behind one that had failed. */
const isConsequence = (error: unknown): boolean => sqlStateOf(error) === '25P02';

/**
 * Sends statements of one transaction that do not need each other's answers in one go, in the order in which they are
 * written: one round trip instead of one each. Where one fails the rest is waited for all the same, so that nothing
 * is sent after the transaction has ended.
 * @param tx a transaction
 * @param send begins the work; what it sends before it first waits goes together
 * @throws what failed first, not what failed because of that
 */
export async function together<const Sent extends readonly unknown[]>(
  tx: Database,
  send: () => Sent,
): Promise<Results<Sent>> {
  const socket = socketOf(tx);
  socket.cork();
  // After what is answered already, and follows from it at once: pg-boss waits for a promise or two before it writes.
  process.nextTick(() => socket.uncork());
  const settled = await Promise.allSettled(send());
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw failures.find((error) => !isConsequence(error)) ?? failures[0];
  // Cast: all of them are fulfilled, and in their order.
  return settled.map((one) => ('value' in one ? one.value : undefined)) as Results<Sent>;
}

/** The driver writes each statement by itself, and its types hide where; an open cork holds them back. */
function socketOf({ $client: client }: Database): Pick<Socket, 'cork' | 'uncork'> {
  // Cast: pg's own field, of every client.
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
