import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { limitsOf, sessionLimits } from '../rules.ts';

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the cookie that holds a session's id is called. */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-sid' : 'sid');

/** A session's two cookies: the id, which scripts cannot read, and `signed_in`, which they can. */
export function sessionCookiesOf(isHttps: boolean) {
  const name = sessionCookieName(isHttps);
  const shared = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  const read = (request: FastifyRequest) => request.cookies[name];
  return {
    read,
    /** By what the session of a request is kept; null without a cookie. */
    readHash(request: FastifyRequest): string | null {
      const token = read(request);
      return token === undefined ? null : hashToken(token);
    },
    /** Both live as long as an idle session, and anew with each use: `signed_in` must not outlive it. */
    set(reply: FastifyReply, token: string, role: string): void {
      const maxAge = limitsOf(role).idleMinutes * 60;
      reply.setCookie(name, token, { ...shared, maxAge, httpOnly: true });
      reply.setCookie('signed_in', '1', { ...shared, maxAge });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, { ...shared, httpOnly: true }).clearCookie('signed_in', shared);
    },
  };
}

/**
 * The cookie by which a browser is known as the desk of those who proved themselves there. It opens nothing: beside it a
 * colleague's password is needed. Strict, since only our own pages ever send it.
 */
export function deskCookieOf(isHttps: boolean) {
  const name = isHttps ? '__Host-desk' : 'desk';
  const maxAge = sessionLimits.staff.hours * 3600;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps, maxAge } as const;
  return {
    /** The hash of what the browser brings. */
    read(request: FastifyRequest): string | null {
      const token = request.cookies[name];
      return token === undefined ? null : hashToken(token);
    },
    /** Gives the browser a new one: a copy that somebody took of the former is worth nothing. @returns its hash */
    renew(reply: FastifyReply): string {
      const token = newToken();
      reply.setCookie(name, token, options);
      return hashToken(token);
    },
  };
}
