import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import * as queries from '../queries.server.ts';
import { isAlive, isLocked, isStaff, limitsOf } from '../rules.ts';

/** A session's last use is written at most once a minute: exact enough for an idle limit, and reads stay reads. */
const touchEveryMs = 60_000;

/** Characters of what a browser calls itself; real ones take half of it. */
const userAgentAtMost = 300;

type SessionsDeps = { db: Database; clock: Clock; isHttps: boolean; skipsSecondFactor: boolean };

const openedBy = ({ headers }: FastifyRequest, clock: Clock) => {
  const now = clock.now();
  const userAgent = headers['user-agent']?.slice(0, userAgentAtMost) ?? null;
  return { userAgent, createdAt: now, lastSeenAt: now };
};

type Found = {
  userId: number;
  role: string;
  lastSeenAt: Date;
  secondFactorAt: Date | null;
  lockedAt: Date | null;
};

const viewerIn = (session: Found, now: Date, skipsSecondFactor: boolean) => ({
  userId: session.userId,
  role: session.role,
  isProved: !isStaff(session.role) || skipsSecondFactor || session.secondFactorAt !== null,
  isLocked: isLocked(session, now),
});

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions in PostgreSQL and their two cookies: the id, which scripts cannot read, and `signed_in`, which they can.
 * @param isHttps whether cookies are Secure and the id's name carries the `__Host-` prefix
 * @param skipsSecondFactor in the demonstration a session of staff needs none
 */
export function createSessions({ db, clock, isHttps, skipsSecondFactor }: SessionsDeps) {
  const { cookieName, setCookies, clearCookies } = cookiesOf(isHttps);
  const find = queries.sessionFinder(db);

  return {
    /**
     * Who is behind a request's cookie; ends what has run out.
     * @param isUse whether the request shows that somebody is there
     */
    async resolve(request: FastifyRequest, reply: FastifyReply, isUse = true): Promise<Viewer | null> {
      const token = request.cookies[cookieName];
      if (token === undefined) return null;
      const sessionId = hashToken(token);
      const [session] = await find.execute({ idHash: sessionId });
      const now = clock.now();
      if (session === undefined || !isAlive(session, now)) {
        if (session !== undefined) await queries.deleteSession(db, sessionId);
        clearCookies(reply);
        return null;
      }
      const viewer = { sessionId, ...viewerIn(session, now, skipsSecondFactor) };
      // Nobody is known to be there: what a locked screen asks by itself is no use of it.
      if (viewer.isLocked) await queries.lockSession(db, sessionId, now);
      else if (isUse && now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) {
        await queries.touchSession(db, sessionId, now);
        setCookies(reply, token, viewer.role);
      }
      return viewer;
    },

    /** Opens a session under a new random id; one that the client brought along is never adopted, and ends. */
    async open(
      tx: Database,
      user: { id: number; role: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      const former = request.cookies[cookieName];
      if (former !== undefined) await queries.deleteSession(tx, hashToken(former));
      const token = randomBytes(32).toString('base64url');
      await queries.insertSession(tx, {
        idHash: hashToken(token),
        userId: user.id,
        ...openedBy(request, clock),
      });
      setCookies(reply, token, user.role);
    },

    /** Ends the session of a request, on the server and in the browser. */
    async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = request.cookies[cookieName];
      if (token !== undefined) await queries.deleteSession(db, hashToken(token));
      clearCookies(reply);
    },
  };
}

function cookiesOf(isHttps: boolean) {
  const cookieName = isHttps ? '__Host-sid' : 'sid';
  const shared = { path: '/', sameSite: 'lax', secure: isHttps } as const;

  /** Both cookies live as long as an idle session, and anew with each use: `signed_in` must not outlive it. */
  const setCookies = (reply: FastifyReply, token: string, role: string) => {
    const maxAge = limitsOf(role).idleMinutes * 60;
    reply.setCookie(cookieName, token, { ...shared, maxAge, httpOnly: true });
    reply.setCookie('signed_in', '1', { ...shared, maxAge });
  };
  const clearCookies = (reply: FastifyReply) => {
    reply.clearCookie(cookieName, { ...shared, httpOnly: true }).clearCookie('signed_in', shared);
  };
  return { cookieName, setCookies, clearCookies };
}
