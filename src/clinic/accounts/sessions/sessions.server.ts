import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import * as queries from '../queries.server.ts';
import { isAlive, isLocked, isStaff, limitsOf } from '../rules.ts';
import { deskCookieOf } from './desk-cookie.server.ts';
import * as desks from './queries.server.ts';

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
  const deskCookie = deskCookieOf(isHttps);
  const idHashIn = (request: FastifyRequest) => {
    const token = request.cookies[cookieName];
    return token === undefined ? null : hashToken(token);
  };

  /**
   * Takes this browser's session from whoever was there: at a desk it waits, locked, for its person; any other one ends.
   * @returns whose waits
   */
  const putAside = async (tx: Database, request: FastifyRequest): Promise<number | null> => {
    const idHash = idHashIn(request);
    if (idHash === null) return null;
    const desk = deskCookie.read(request);
    const userId = desk === null ? null : await desks.lockAtDesk(tx, { idHash, desk, now: clock.now() });
    if (userId === null) await queries.deleteSession(tx, idHash);
    return userId;
  };

  /**
   * Ties a session that has been proved to this browser, for as long as it lives: its person may come back by the password
   * alone. The desk has a new secret each time, never one that a browser brought along.
   */
  const tie = async (
    tx: Database,
    { sessionId, userId }: Pick<Viewer, 'sessionId' | 'userId'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const former = deskCookie.read(request);
    const desk = deskCookie.renew(reply);
    if (former !== null) await desks.renewDesk(tx, former, desk);
    await desks.tieToDesk(tx, { idHash: sessionId, userId, desk });
  };

  return {
    tie,

    /** Who waits at this browser's desk: proved, alive, allowed to sign in; not who is there now. By name. */
    async waiting(request: FastifyRequest): Promise<desks.Seat[]> {
      const desk = deskCookie.read(request);
      if (desk === null) return [];
      const now = clock.now();
      const here = idHashIn(request);
      return (await desks.seatsAt(db, desk)).filter(
        (seat) =>
          seat.idHash !== here && isAlive(seat, now) && viewerIn(seat, now, skipsSecondFactor).isProved,
      );
    },

    /**
     * Opens the session of somebody who waits here, under a new random id; whoever was here waits instead.
     * @returns who was here, and null where nobody is let in: it has ended, or is at another desk by now
     */
    async takeSeat(
      tx: Database,
      { id, role }: Pick<desks.Seat, 'id' | 'role'>,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<{ formerUserId: number | null } | null> {
      const desk = deskCookie.read(request);
      if (desk === null) return null;
      const formerUserId = await putAside(tx, request);
      const token = randomBytes(32).toString('base64url');
      if (!(await desks.resumeAtDesk(tx, { id, desk, idHash: hashToken(token), now: clock.now() })))
        return null;
      await desks.renewDesk(tx, desk, deskCookie.renew(reply));
      setCookies(reply, token, role);
      return { formerUserId };
    },

    /** Nobody is there any more; whoever was there waits. */
    async leaveSeat(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await putAside(db, request);
      clearCookies(reply);
    },

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

    /**
     * Opens a session under a new random id; one that the client brought along is never adopted, and ends, or waits at the
     * desk to which it is tied.
     */
    async open(
      tx: Database,
      user: { id: number; role: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      await putAside(tx, request);
      const token = randomBytes(32).toString('base64url');
      const sessionId = hashToken(token);
      await queries.insertSession(tx, { idHash: sessionId, userId: user.id, ...openedBy(request, clock) });
      setCookies(reply, token, user.role);
      if (skipsSecondFactor && isStaff(user.role))
        await tie(tx, { sessionId, userId: user.id }, request, reply);
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
