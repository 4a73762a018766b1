import { clinic } from '#config';
import type { Config } from '#platform/config.server.ts';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { emptyBefore, findUnredacted, markRedacted } from './queries.server.ts';
import { redact } from './redaction.ts';

/** Redacts secrets in messages that were not sent, and empties old messages. */
const tidy = job('notifications.tidy');

const batchSize = 500;

export const notificationJobs = ({
  db,
  clock,
  config,
}: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'MODE'>;
}): JobHandler[] => [
  {
    ...handler(tidy, async () => {
      const now = clock.now();
      await emptyBefore(db, new Date(now.getTime() - clinic.messagesKeptDays * 86_400_000), now);
      // Demo mode shows messages with their codes in the outbox.
      if (config.MODE === 'production') await redactAll(db, now);
    }),
    cron: '41 * * * *',
    // Redacts messages of an earlier release right at startup.
    atStart: {},
  },
];

async function redactAll(db: Database, now: Date): Promise<void> {
  for (;;) {
    const rows = await findUnredacted(db, { now, count: batchSize });
    for (const { id, ...words } of rows) await markRedacted(db, id, redact(words), now);
    if (rows.length < batchSize) return;
  }
}
