import type { FastifyReply, FastifyRequest } from 'fastify';
import { batchPerTurn } from '#platform/batching.server.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import * as queries from '../queries.server.ts';
import { isLocked, isProved, isSessionActive, isStaff } from '../rules.ts';
import { newToken, sessionCookiesOf } from './cookies.server.ts';
import { createDesks } from './desks.server.ts';

/**
 * A session's last use is written at most once a minute: precise enough for the idle limit, and it avoids a
 * write per read.
 */
const touchEveryMs = 60_000;

/** Stored characters of the user agent; real ones take half of that. */
const maxUserAgentLength = 300;

type SessionsDeps = { db: Database; clock: Clock; isHttps: boolean; skipsSecondFactor: boolean };

const newSessionFields = ({ headers }: FastifyRequest, clock: Clock) => {
  const now = clock.now();
  const userAgent = headers['user-agent']?.slice(0, maxUserAgentLength) ?? null;
  return { userAgent, createdAt: now, lastSeenAt: now };
};

type StoredSession = {
  userId: number;
  role: string;
  lastSeenAt: Date;
  secondFactorAt: Date | null;
  lockedAt: Date | null;
};

const toViewer = (session: StoredSession, now: Date, skipsSecondFactor: boolean) => ({
  userId: session.userId,
  role: session.role,
  isProved: isProved(session, skipsSecondFactor),
  isLocked: isLocked(session, now),
});

export { sessionCookieName } from './cookies.server.ts';

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions in PostgreSQL, behind their cookies.
 * @param isHttps whether cookies are Secure and the id's name has the `__Host-` prefix
 * @param skipsSecondFactor true in the demonstration, where a staff session needs none
 */
export function createSessions({ db, clock, isHttps, skipsSecondFactor }: SessionsDeps) {
  const cookies = sessionCookiesOf(isHttps);
  const find = batchPerTurn(queries.sessionsFinder(db));
  const desk = createDesks({ db, clock, isHttps, skipsSecondFactor });

  return {
    desk,

    /**
     * The user behind a request's cookie; deletes an expired session.
     * @param isUse whether the request counts as activity of the user
     */
    async resolve(request: FastifyRequest, reply: FastifyReply, isUse = true): Promise<Viewer | null> {
      const token = cookies.read(request);
      if (token === undefined) return null;
      const sessionId = hashToken(token);
      const session = await find(sessionId);
      const now = clock.now();
      if (session === undefined || !isSessionActive(session, now)) {
        if (session !== undefined) await queries.deleteSession(db, sessionId);
        cookies.clear(reply);
        return null;
      }
      const viewer = { sessionId, ...toViewer(session, now, skipsSecondFactor) };
      // Requests that a locked screen sends by itself are no activity.
      if (viewer.isLocked) await queries.lockSession(db, sessionId, now);
      else if (isUse && now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) {
        await queries.touchSession(db, sessionId, now);
        cookies.set(reply, token, viewer.role);
      }
      return viewer;
    },

    /**
     * Opens a session under a new random id. An id from the client is never adopted; its session ends, or
     * waits at the desk to which it is tied.
     */
    async open(
      tx: Database,
      user: { id: number; role: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      await desk.putAside(tx, request);
      const token = newToken();
      const sessionId = hashToken(token);
      await queries.insertSession(tx, {
        idHash: sessionId,
        userId: user.id,
        ...newSessionFields(request, clock),
      });
      cookies.set(reply, token, user.role);
      if (skipsSecondFactor && isStaff(user.role))
        await desk.tie(tx, { sessionId, userId: user.id }, request, reply);
    },

    async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = cookies.read(request);
      if (token !== undefined) await queries.deleteSession(db, hashToken(token));
      cookies.clear(reply);
    },
  };
}
