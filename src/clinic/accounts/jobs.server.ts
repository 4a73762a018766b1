import { deleteSettledMessages, deleteUnprovedLetters } from '#clinic/notifications/service.server.ts';
import { deleteExpiredLimits } from '#platform/http/limits.server.ts';
import { deleteExpiredKeys } from '#platform/idempotency/queries.server.ts';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { goodbyeKind } from './own-account/closing.server.ts';
import { deleteSessionsOlderThan, fillLookalikeKeys } from './queries.server.ts';
import { deleteLinksBefore } from './recovery/queries.server.ts';
import { createLinkSender, type RecoveryDeps, sendLinks } from './recovery/service.server.ts';
import { sessionLimits } from './rules.ts';
import { deleteCodesExpiredBefore } from './verification/queries.server.ts';

const maxSessionHours = Math.max(...Object.values(sessionLimits).map(({ hours }) => hours));

/**
 * Deletes expired sessions, links and codes, expired counters, and messages to erased users;
 * completes accounts of the previous release.
 */
const tidy = job('accounts.tidy');

export const accountJobs = (deps: RecoveryDeps): JobHandler[] => [
  handler(sendLinks, createLinkSender(deps)),
  {
    ...handler(tidy, async () => {
      const { db } = deps;
      const now = deps.clock.now();
      await deleteSessionsOlderThan(db, new Date(now.getTime() - maxSessionHours * 3_600_000));
      await deleteExpiredLimits(db, now);
      await deleteExpiredKeys(db, now);
      await deleteCodesExpiredBefore(db, new Date(now.getTime() - 3_600_000));
      await deleteLinksBefore(db, now);
      // Erased users' messages must not stay; one day is enough to investigate one that did not arrive.
      const dayBefore = new Date(now.getTime() - 86_400_000);
      await deleteSettledMessages(db, goodbyeKind, dayBefore);
      await deleteUnprovedLetters(db, dayBefore);
      await fillLookalikeKeys(db);
    }),
    // Hourly at an odd minute, away from the jobs of other machines.
    cron: '23 * * * *',
  },
];
