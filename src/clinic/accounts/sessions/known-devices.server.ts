import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '#platform/secrets/secrets.server.ts';

const cookieName = 'device';
const oneYear = 365 * 86_400;

const purpose = 'device';
/** 128 random bits and a whole signature. */
const shape = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * What is signed. A structure, because a user name may hold any character that could stand between the two: of a sentence
 * the end of one could pass as the beginning of the other.
 */
const vouchedFor = (device: string, account: string): string => JSON.stringify([device, account]);

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Browsers in which an account has signed in before. Their failures are counted apart, so that a stranger who guesses
 * slows down strangers and cannot keep the owner out (OWASP authentication cheat sheet, "device cookies").
 * The cookie opens nothing: whoever has it still needs the password, and gets no more tries than anybody.
 */
export function createKnownDevices(secrets: Secrets, isHttps: boolean) {
  return {
    /** The browser's id where its cookie vouches for this account. */
    find(request: FastifyRequest, account: string): string | null {
      const [, device, signature] = shape.exec(request.cookies[cookieName] ?? '') ?? [];
      if (device === undefined || signature === undefined) return null;
      return secrets.verify(vouchedFor(device, account), signature, purpose) ? device : null;
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
      reply.setCookie(cookieName, `${device}.${secrets.sign(vouchedFor(device, account), purpose)}`, options);
    },
  };
}
