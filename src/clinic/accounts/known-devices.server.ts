import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '#platform/secrets.server.ts';

const cookieName = 'device';
const oneYear = 365 * 86_400;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Browsers in which an account has signed in before. Their failures are counted apart, so that a stranger who guesses
 * slows down strangers and cannot keep the owner out (OWASP authentication cheat sheet, "device cookies").
 * The cookie opens nothing: whoever has it still needs the password, and gets no more tries than anybody.
 */
export function createKnownDevices(secrets: Secrets, isHttps: boolean) {
  const vouchFor = (device: string, account: string) => secrets.sign(`${device} ${account}`, 'device');
  return {
    /** The browser's id where its cookie vouches for this account. */
    find(request: FastifyRequest, account: string): string | null {
      const [device = '', given = ''] = (request.cookies[cookieName] ?? '').split('.');
      const expected = Buffer.from(vouchFor(device, account));
      const isGenuine = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
      return isGenuine ? device : null;
    },
    /** Remembers the browser for this account. */
    remember(reply: FastifyReply, account: string): void {
      const device = randomBytes(16).toString('base64url');
      const options = {
        // Sent with a new password, too, which forgives the failures of this browser.
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: oneYear,
      } as const;
      reply.setCookie(cookieName, `${device}.${vouchFor(device, account)}`, options);
    },
  };
}
