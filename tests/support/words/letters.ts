import { asc, eq } from 'drizzle-orm';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runJob } from '#tests/support/jobs.ts';
import type { TestApp } from '../app.ts';

/** Messages sent to an account, oldest first. */
export const listLetters = (testApp: TestApp, userId: number) =>
  testApp.db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(asc(outbox.id));

/** Runs all queued jobs of one kind, ignoring their start times. */
export async function runQueued(testApp: TestApp, name: string): Promise<void> {
  const { rows } = await testApp.pool.query<{ id: string; data: object }>(
    `select id, data from pgboss.job where name = $1 and state = 'created' order by created_on`,
    [name],
  );
  for (const { id, data } of rows) {
    await runJob(testApp, name, data);
    await testApp.pool.query(`update pgboss.job set state = 'completed' where id = $1`, [id]);
  }
}

/**
 * Uses up the daily messages to an account's unverified address (decision 0014), so that all others are
 * suppressed.
 */
export async function exhaustLetterLimit(
  db: Database,
  userId: number,
  recipient: string,
  now: Date,
): Promise<void> {
  const to = { channel: 'email', recipient, userId, language: null } as const;
  const compose = () => ({ kind: 'test.letter', cause: 'anyone' as const, subject: 'Carta', text: 'Hola' });
  for (let isSent = true; isSent; ) isSent = await queueMessage(db, to, compose, now);
}
