import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteSession } from '../queries.server.ts';
import { isAlive, isProved } from '../rules.ts';
import { deskCookieOf, newToken, sessionCookiesOf } from './cookies.server.ts';
import * as queries from './queries.server.ts';

type DesksDeps = { db: Database; clock: Clock; isHttps: boolean; skipsSecondFactor: boolean };

/** Browsers that colleagues share: each one's session is tied to it, and waits there, locked, while another is in use. */
export function createDesks({ db, clock, isHttps, skipsSecondFactor }: DesksDeps) {
  const cookies = sessionCookiesOf(isHttps);
  const desk = deskCookieOf(isHttps);
  const here = { clock, cookies, desk };

  return {
    putAside: (tx: Database, request: FastifyRequest) => putAside(here, tx, request),

    /**
     * Ties a session that has been proved to this browser, for as long as it lives: its person may come back by the
     * password alone. The desk has a new secret each time, never one that a browser brought along.
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

    /** Who waits at this browser's desk: proved, alive, allowed to sign in; not who is there now. By name. */
    async waiting(request: FastifyRequest): Promise<queries.Seat[]> {
      const known = desk.read(request);
      if (known === null) return [];
      const now = clock.now();
      const inUse = cookies.readHash(request);
      return (await queries.seatsAt(db, known)).filter(
        (seat) => seat.idHash !== inUse && isAlive(seat, now) && isProved(seat, skipsSecondFactor),
      );
    },

    take: (tx: Database, seat: queries.Seat, request: FastifyRequest, reply: FastifyReply) =>
      take(here, tx, seat, request, reply),

    /** Nobody is there any more; whoever was there waits. */
    async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await putAside(here, db, request);
      cookies.clear(reply);
    },
  };
}

type Here = {
  clock: Clock;
  cookies: ReturnType<typeof sessionCookiesOf>;
  desk: ReturnType<typeof deskCookieOf>;
};

/**
 * Takes this browser's session from whoever was there: at its desk it waits, locked, for its person; any other one ends.
 * @returns whose waits
 */
async function putAside(
  { clock, cookies, desk }: Here,
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
 * Opens the session of somebody who waits here, under a new random id; whoever was here waits instead.
 * @returns who was here, and null where nobody is let in: it has ended, or is at another desk by now
 */
async function take(
  here: Here,
  tx: Database,
  { id, role }: queries.Seat,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ formerUserId: number | null } | null> {
  const { clock, cookies, desk } = here;
  const known = desk.read(request);
  if (known === null) return null;
  const formerUserId = await putAside(here, tx, request);
  const token = newToken();
  const seat = { id, desk: known, idHash: hashToken(token), now: clock.now() };
  if (!(await queries.resumeAtDesk(tx, seat))) return null;
  await queries.renewDesk(tx, known, desk.renew(reply));
  cookies.set(reply, token, role);
  return { formerUserId };
}
