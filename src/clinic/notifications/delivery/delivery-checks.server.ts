import type { Database } from '#platform/postgres/database.server.ts';
import { stuckMessages } from '../queries.server.ts';

/**
 * Health of the mail server and the SMS provider. Derived from the queued messages in the outbox, so all processes
 * report the same.
 */
export const createDeliveryChecks = ({ db }: { db: Database }) => ({
  mail: () => explainStuck(db, 'email'),
  sms: () => explainStuck(db, 'sms'),
});

async function explainStuck(db: Database, channel: 'email' | 'sms'): Promise<string | null> {
  const { count, oldestAt, code } = await stuckMessages(db, channel);
  if (count === 0 || oldestAt === null) return null;
  return `${count} messages wait, the oldest since ${oldestAt.toISOString()} (${codeOf(code)})`;
}

/** Passes error codes only: server messages may contain addresses. */
const codeOf = (code: string | null): string =>
  code !== null && /^[\w.:-]{1,30}$/.test(code) ? code : 'no code';
