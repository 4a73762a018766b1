import { limits } from '#platform/operations/limits.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { countUntried, stuckMessages } from '../queries.server.ts';

/**
 * Health of the mail server and the SMS provider. Derived from the queued messages in the outbox, so all processes
 * report the same.
 */
export const createDeliveryChecks = ({ db, clock }: { db: Database; clock: Clock }) => ({
  mail: () => explainStuck(db, 'email', clock.now()),
  sms: () => explainStuck(db, 'sms', clock.now()),
});

async function explainStuck(db: Database, channel: 'email' | 'sms', now: Date): Promise<string | null> {
  const { count, oldestAt, code } = await stuckMessages(db, channel);
  if (count === 0 || oldestAt === null) return explainUntried(db, channel, now);
  return `${count} messages wait, the oldest since ${oldestAt.toISOString()} (${codeOf(code)})`;
}

async function explainUntried(db: Database, channel: 'email' | 'sms', now: Date): Promise<string | null> {
  const before = new Date(now.getTime() - limits.waitingMessageMinutes * 60_000);
  const count = await countUntried(db, { channel, before, now });
  if (count === 0) return null;
  return `${count} messages have waited for more than ${limits.waitingMessageMinutes} minutes, and no process sends them`;
}

/** Passes error codes only: server messages may contain addresses. */
const codeOf = (code: string | null): string =>
  code !== null && /^[\w.:-]{1,30}$/.test(code) ? code : 'no code';
