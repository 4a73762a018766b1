import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { limitsOf, sessionLimits } from '../rules.ts';

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-sid' : 'sid');

/** A session's two cookies: the id, unreadable for scripts, and `signed_in`, which scripts can read. */
export function sessionCookiesOf(isHttps: boolean) {
  const name = sessionCookieName(isHttps);
  const shared = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  const read = (request: FastifyRequest) => request.cookies[name];
  return {
    read,
    /** The hash of the session id in the request's cookie; null without a cookie. */
    readHash(request: FastifyRequest): string | null {
      const token = read(request);
      return token === undefined ? null : hashToken(token);
    },
    /** Both expire after the idle limit and are renewed on use: `signed_in` must not outlive the session. */
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
 * The cookie that identifies a browser as the desk of the staff who proved their second factor there. It
 * grants nothing: a colleague's password is needed too. SameSite=Strict, because only our own pages send it.
 */
export function deskCookieOf(isHttps: boolean) {
  const name = isHttps ? '__Host-desk' : 'desk';
  const maxAge = sessionLimits.staff.hours * 3600;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps, maxAge } as const;
  return {
    read(request: FastifyRequest): string | null {
      const token = request.cookies[name];
      return token === undefined ? null : hashToken(token);
    },
    /** Sets a new secret, which makes copies of the former one worthless. @returns its hash */
    renew(reply: FastifyReply): string {
      const token = newToken();
      reply.setCookie(name, token, options);
      return hashToken(token);
    },
  };
}
