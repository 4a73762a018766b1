import type { Database } from '#platform/postgres/database.server.ts';
import { stuckMessages } from '../queries.server.ts';

/**
 * Health of the mail server and the SMS provider. Derived from the queued messages in the outbox, so all processes
 * report the same.
 */
export const wayChecks = ({ db }: { db: Database }) => ({
  mail: () => whyStuck(db, 'email'),
  sms: () => whyStuck(db, 'sms'),
});

async function whyStuck(db: Database, channel: 'email' | 'sms'): Promise<string | null> {
  const { count, oldestAt, code } = await stuckMessages(db, channel);
  if (count === 0 || oldestAt === null) return null;
  return `${count} messages wait, the oldest since ${oldestAt.toISOString()} (${codeOf(code)})`;
}

/** Passes error codes only: server messages may contain addresses. */
const codeOf = (code: string | null): string =>
  code !== null && /^[\w.:-]{1,30}$/.test(code) ? code : 'no code';
