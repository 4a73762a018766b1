import type { Logger } from 'pino';
import { writeOutcome } from '#platform/operations/outbox-worker.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Claimed, markEnded, markRetry, markSent } from '../queries.server.ts';
import { redact } from '../redaction.ts';
import { isExpired, nextTryAt, sendSeconds } from '../rules.ts';
import type { DeliveryOutcome, Transports } from './transport.server.ts';

/**
 * Whether a message about a patient may still go to its recipient. A guardian's permission can end while the message
 * is queued.
 */
export type MayReceive = (
  db: Database,
  message: { userId: number | null; patientId: number | null; recipient: string },
  now: Date,
) => Promise<boolean>;

type Deps = {
  db: Database;
  clock: Clock;
  log: Logger;
  transports: Transports;
  giveUp: AbortSignal;
  mayReceive?: MayReceive;
};

export async function deliver(deps: Deps, row: Claimed): Promise<void> {
  const { db, clock, log, transports, giveUp, mayReceive = async () => true } = deps;
  if (isExpired(row, clock.now()) || !(await mayReceive(db, row, clock.now())))
    return writeOutcome(log, { message: row.id }, () => markEnded(db, row, 'void', row.lastError));
  const signal = AbortSignal.any([giveUp, AbortSignal.timeout(sendSeconds * 1_000)]);
  const outcome = await transports[row.channel].send(row, signal);
  await writeOutcome(log, { message: row.id }, () => mark(deps, row, outcome));
}

async function mark({ db, clock, log }: Deps, row: Claimed, outcome: DeliveryOutcome): Promise<void> {
  const now = clock.now();
  if (outcome.status === 'sent') {
    const redacted = outcome.isReadHere ? null : redact(row);
    await markSent(db, row.id, { sentAt: now, providerId: outcome.providerId }, redacted);
    return;
  }
  const nextAttemptAt = outcome.status === 'later' ? nextTryAt(row.attempts, now) : null;
  // Log neither address nor text: logs have more readers than the outbox.
  const facts = { message: row.id, kind: row.kind, attempts: row.attempts };
  if (outcome.status === 'never' || nextAttemptAt === null) {
    log.warn(facts, 'a message cannot be sent');
    await markEnded(db, row, 'failed', outcome.reason);
    return;
  }
  log.info(facts, 'a message could not be sent; it is tried again');
  await markRetry(db, row, { nextAttemptAt, lastError: outcome.reason, isUnknown: outcome.isUnknown });
}
