import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteSession } from '../queries.server.ts';
import { isProved, isSessionActive } from '../rules.ts';
import { deskCookieOf, newToken, sessionCookiesOf } from './cookies.server.ts';
import * as queries from './queries.server.ts';

type DesksDeps = { db: Database; clock: Clock; isHttps: boolean; skipsSecondFactor: boolean };

/**
 * Browsers shared by colleagues: each session is tied to the browser and waits there, locked, while another
 * is in use.
 */
export function createDesks({ db, clock, isHttps, skipsSecondFactor }: DesksDeps) {
  const cookies = sessionCookiesOf(isHttps);
  const desk = deskCookieOf(isHttps);
  const here = { clock, cookies, desk };

  return {
    putAside: (tx: Database, request: FastifyRequest) => suspendSession(here, tx, request),

    /**
     * Ties a proved session to this browser for its lifetime: its user can return with the
     * password alone. The desk gets a new secret each time, never one chosen by the browser.
     */
    async tie(
      tx: Database,
      { sessionId, userId }: Pick<Viewer, 'sessionId' | 'userId'>,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      const former = desk.read(request);
      const next = desk.renew(reply);
      if (former !== null) await queries.renewDesk(tx, former, next);
      await queries.tieToDesk(tx, { idHash: sessionId, userId, desk: next });
    },

    /**
     * Sessions waiting at this browser's desk, by name: proved, not expired and allowed to sign in, without
     * the one in use.
     */
    async waiting(request: FastifyRequest): Promise<queries.Seat[]> {
      const known = desk.read(request);
      if (known === null) return [];
      const now = clock.now();
      const inUse = cookies.readHash(request);
      return (await queries.listSeats(db, known)).filter(
        (seat) => seat.idHash !== inUse && isSessionActive(seat, now) && isProved(seat, skipsSecondFactor),
      );
    },

    take: (tx: Database, seat: queries.Seat, request: FastifyRequest, reply: FastifyReply) =>
      resumeSession(here, tx, seat, request, reply),

    /** Signs the browser out; the session in use waits if it is tied to the desk. */
    async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await suspendSession(here, db, request);
      cookies.clear(reply);
    },
  };
}

type DeskContext = {
  clock: Clock;
  cookies: ReturnType<typeof sessionCookiesOf>;
  desk: ReturnType<typeof deskCookieOf>;
};

/**
 * Detaches this browser's session: one tied to the desk waits, locked, for its user; any other one ends.
 * @returns the user whose session waits
 */
async function suspendSession(
  { clock, cookies, desk }: DeskContext,
  tx: Database,
  request: FastifyRequest,
): Promise<number | null> {
  const idHash = cookies.readHash(request);
  if (idHash === null) return null;
  const known = desk.read(request);
  const userId =
    known === null ? null : await queries.lockAtDesk(tx, { idHash, desk: known, now: clock.now() });
  if (userId === null) await deleteSession(tx, idHash);
  return userId;
}

/**
 * Resumes a waiting session under a new random id; the session in use waits instead.
 * @returns the previous user, or null if the session has ended or was tied to another desk meanwhile
 */
async function resumeSession(
  here: DeskContext,
  tx: Database,
  { id, role }: queries.Seat,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ formerUserId: number | null } | null> {
  const { clock, cookies, desk } = here;
  const known = desk.read(request);
  if (known === null) return null;
  const formerUserId = await suspendSession(here, tx, request);
  const token = newToken();
  const seat = { id, desk: known, idHash: hashToken(token), now: clock.now() };
  if (!(await queries.resumeAtDesk(tx, seat))) return null;
  await queries.renewDesk(tx, known, desk.renew(reply));
  cookies.set(reply, token, role);
  return { formerUserId };
}
