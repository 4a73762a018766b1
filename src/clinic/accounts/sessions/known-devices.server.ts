import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '#platform/secrets/secrets.server.ts';

const cookieName = 'device';
const oneYear = 365 * 86_400;

const purpose = 'device';
/** 128 random bits and a complete signature. */
const shape = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * The signed value. JSON instead of concatenation, because a username may contain any separator: the end
 * of one part could pass as the beginning of the other.
 */
const signedPayload = (device: string, account: string): string => JSON.stringify([device, account]);

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Browsers in which an account has signed in before. Their failures are counted separately, so that a
 * guessing stranger cannot lock the owner out (OWASP authentication cheat sheet, "device cookies"). The
 * cookie grants nothing: its holder still needs the password and gets no additional attempts.
 */
export function createKnownDevices(secrets: Secrets, isHttps: boolean) {
  return {
    /** The browser's id if its cookie is valid for this account. */
    find(request: FastifyRequest, account: string): string | null {
      const [, device, signature] = shape.exec(request.cookies[cookieName] ?? '') ?? [];
      if (device === undefined || signature === undefined) return null;
      return secrets.verify(signedPayload(device, account), signature, purpose) ? device : null;
    },
    /** Marks the browser as known to this account. */
    remember(reply: FastifyReply, account: string): void {
      const device = randomBytes(16).toString('base64url');
      const options = {
        // Also sent when a new password is set, which clears this browser's failures.
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: oneYear,
      } as const;
      reply.setCookie(
        cookieName,
        `${device}.${secrets.sign(signedPayload(device, account), purpose)}`,
        options,
      );
    },
  };
}
