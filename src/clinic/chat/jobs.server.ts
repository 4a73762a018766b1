import { queueMessage } from '#clinic/notifications/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { ChatDeps } from './deps.server.ts';
import { waitingLetter, waitingNote } from './letters.server.ts';
import { deleteOverdue } from './personal.server.ts';
import * as queries from './queries.server.ts';

/** Whoever has the thread open reads within this long; only then a letter is worth it. */
const patienceMs = 10 * 60_000;

/** Looks every minute what waits unread. The next minute takes up what fails. */
const tellWaiting = job('chat.tell-waiting', { retryLimit: 0 });
/** Deletes what was kept for the law, once the law does not ask for it any more. */
const deleteOverdueThreads = job('chat.delete-overdue');

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'publicUrl'>;

export const chatJobs = (deps: Deps): JobHandler[] => [
  { ...handler(tellWaiting, () => tellAll(deps)), cron: '* * * * *' },
  {
    ...handler(deleteOverdueThreads, () =>
      inTransaction(deps.db, (tx) => deleteOverdue(tx, addDays(wallTimeOf(deps.clock.now()).day, -1))),
    ),
    // Once a night, at an odd minute.
    cron: '47 2 * * *',
  },
];

/**
 * Writes once for each waiting, to either side, whoever else is doing the same; never a word of what waits. What reaches nobody,
 * because the address has had its share of the day or nobody has one, is tried again.
 */
async function tellAll({ db, clock, publicUrl }: Deps): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - patienceMs);
  for (const { threadId, patientId } of await queries.findWaiting(db, 'person', before))
    await inTransaction(db, async (tx) => {
      if (!(await queries.claimNotice(tx, 'person', threadId))) return;
      const told = { kind: 'chat.waiting', about: `chat:${threadId}`, ...waitingLetter(publicUrl) };
      const userId = await queries.userOf(tx, patientId);
      if (!(await notifyHolder(tx, userId, told, now))) await queries.forgetNotice(tx, 'person', threadId);
    });
  for (const { threadId, patientId } of await queries.findWaiting(db, 'team', before))
    await inTransaction(db, async (tx) => {
      if (!(await queries.claimNotice(tx, 'team', threadId))) return;
      const team = (await queries.careTeam(tx, patientId)).map(({ id }) => id);
      const told = { kind: 'chat.waiting-team', channel: 'email', ...waitingNote(publicUrl) } as const;
      const answerers = await queries.findAnswerers(tx, team);
      if (answerers.length === 0) await queries.forgetNotice(tx, 'team', threadId);
      for (const { userId, email } of answerers)
        await queueMessage(tx, { ...told, recipient: email, userId, isProved: true }, now);
    });
}
