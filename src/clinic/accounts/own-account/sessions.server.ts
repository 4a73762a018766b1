import { refuse } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { describeBrowser } from '../describe-browser.ts';
import { isSessionActive } from '../rules.ts';
import type { OwnSession } from './contract.ts';
import * as queries from './queries.server.ts';

/** The requesting session. `sessionId` is the stored hash. */
type RequestingSession = { userId: number; role: string; sessionId: string };

export const createOwnSessions = ({ db, clock }: { db: Database; clock: Clock }) => ({
  async list({ userId, role, sessionId }: RequestingSession): Promise<OwnSession[]> {
    const now = clock.now();
    const rows = await queries.listSessionsOf(db, userId);
    return rows
      .filter((row) => isSessionActive({ ...row, role }, now))
      .map((row) => ({
        id: row.id,
        device: describeBrowser(row.userAgent),
        openedAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastSeenAt.toISOString(),
        current: row.idHash === sessionId,
      }));
  },

  /**
   * Ends one of the user's sessions.
   * @returns whether it was the requesting one
   * @throws Refusal `not_found`, for another user's session as for a missing one
   */
  async end({ userId, sessionId }: RequestingSession, id: number): Promise<boolean> {
    const ended = await queries.deleteOwnSession(db, userId, id);
    if (ended === undefined) throw refuse('not_found');
    return ended.idHash === sessionId;
  },

  async endOthers({ userId, sessionId }: RequestingSession): Promise<void> {
    await queries.deleteOtherSessions(db, userId, sessionId);
  },
});
