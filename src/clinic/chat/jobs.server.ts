import { queueMessage } from '#clinic/notifications/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { ChatDeps } from './deps.server.ts';
import { waitingLetter, waitingNote } from './letters.server.ts';
import { deleteOverdue } from './personal.server.ts';
import * as queries from './queries.server.ts';

/** A reader with the thread open reads within this time; an e-mail is only useful after it. */
const unreadDelayMs = 10 * 60_000;

/** Polls every minute for unread messages. No retries: the next minute resumes after a failure. */
const notifyWaiting = job('chat.tell-waiting', { retryLimit: 0 });
/** Deletes threads at the end of their legal retention period. */
const deleteOverdueThreads = job('chat.delete-overdue');

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'publicUrl'>;

export const chatJobs = (deps: Deps): JobHandler[] => [
  { ...handler(notifyWaiting, () => notifyAllWaiting(deps)), cron: '* * * * *' },
  {
    ...handler(deleteOverdueThreads, () =>
      inTransaction(deps.db, (tx) => deleteOverdue(tx, addDays(wallTimeOf(deps.clock.now()).day, -1))),
    ),
    // Nightly, at an odd minute.
    cron: '47 2 * * *',
  },
];

/**
 * Sends one e-mail per unread period to either side, also with concurrent runs, and never any message text.
 * If nobody of the team has an address, the next run retries.
 */
async function notifyAllWaiting({ db, clock, publicUrl }: Deps): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - unreadDelayMs);
  for (const { threadId, patientId } of await queries.findWaiting(db, 'person', before))
    await inTransaction(db, async (tx) => {
      if (!(await queries.claimNotice(tx, 'person', threadId))) return;
      const compose = () => ({
        kind: 'chat.waiting',
        cause: 'desk' as const,
        about: `chat:${threadId}`,
        ...waitingLetter(publicUrl),
      });
      await notifyHolder(tx, await queries.userOf(tx, patientId), compose, now);
    });
  for (const { threadId, patientId } of await queries.findWaiting(db, 'team', before))
    await inTransaction(db, async (tx) => {
      if (!(await queries.claimNotice(tx, 'team', threadId))) return;
      const team = (await queries.careTeam(tx, patientId)).map(({ id }) => id);
      const compose = () => ({
        kind: 'chat.waiting-team',
        cause: 'verified' as const,
        ...waitingNote(publicUrl),
      });
      const answerers = await queries.findAnswerers(tx, team);
      if (answerers.length === 0) await queries.releaseNotice(tx, 'team', threadId);
      for (const { userId, email, language } of answerers)
        await queueMessage(tx, { channel: 'email', recipient: email, userId, language }, compose, now);
    });
}
