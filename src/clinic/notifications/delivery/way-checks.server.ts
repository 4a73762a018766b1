import type { Database } from '#platform/postgres/database.server.ts';
import { stuckMessages } from '../queries.server.ts';

/** What the outbox says of the mail server and the SMS provider: by what waits in it, so every process sees the same. */
export const wayChecks = ({ db }: { db: Database }) => ({
  mail: () => whyStuck(db, 'email'),
  sms: () => whyStuck(db, 'sms'),
});

async function whyStuck(db: Database, channel: 'email' | 'sms'): Promise<string | null> {
  const { count, oldestAt, code } = await stuckMessages(db, channel);
  if (count === 0 || oldestAt === null) return null;
  return `${count} messages wait, the oldest since ${oldestAt.toISOString()} (${codeOf(code)})`;
}

/** Programs' words only: what a server says may hold somebody's address. */
const codeOf = (code: string | null): string =>
  code !== null && /^[\w.:-]{1,30}$/.test(code) ? code : 'no code';
