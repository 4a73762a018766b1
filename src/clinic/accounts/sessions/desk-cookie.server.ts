import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { sessionLimits } from '../rules.ts';

/**
 * The cookie by which a browser is known as the desk of those who proved themselves there. It opens nothing: beside it a
 * colleague's password is needed. Strict, since only our own pages ever send it.
 */
export function deskCookieOf(isHttps: boolean) {
  const name = isHttps ? '__Host-desk' : 'desk';
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    maxAge: sessionLimits.staff.hours * 3600,
  } as const;
  return {
    /** The hash of what the browser brings. */
    read(request: FastifyRequest): string | null {
      const token = request.cookies[name];
      return token === undefined ? null : hashToken(token);
    },
    /** Gives the browser a new one: a copy that somebody took of the former is worth nothing. @returns its hash */
    renew(reply: FastifyReply): string {
      const token = randomBytes(32).toString('base64url');
      reply.setCookie(name, token, options);
      return hashToken(token);
    },
  };
}
