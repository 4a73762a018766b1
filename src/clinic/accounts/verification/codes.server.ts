import { randomInt } from 'node:crypto';
import { queueMessage, voidQueued } from '#clinic/notifications/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { emailCodeLetter, phoneCodeLetter } from './letters.server.ts';
import { languageOf, replaceCode, type Target } from './queries.server.ts';
import { type Channel, codeMinutes, resendSeconds } from './rules.ts';

const purpose = 'verification-code';
const kinds = { email: 'account.verify-email', phone: 'account.verify-phone' } as const;
const channels = { email: 'email', phone: 'sms' } as const satisfies Record<Channel, string>;

/** Creates, sends and recognises codes. Only an HMAC is stored, bound to user, channel and address. */
export function createCodes({ secrets, publicUrl }: { secrets: Secrets; publicUrl: string }) {
  const claimOf = ({ userId, channel, address }: Target, code: string) =>
    JSON.stringify([userId, channel, address, code]);
  const composeMessage = (channel: Channel, code: string) =>
    channel === 'email' ? emailCodeLetter(code, publicUrl) : phoneCodeLetter(code);

  return {
    /**
     * Queues a new code in the caller's transaction. The former code becomes invalid, and its message is
     * voided if it is still in the outbox.
     * @returns false if the former was sent less than a minute ago
     */
    async issue(tx: Database, target: Target, now: Date): Promise<boolean> {
      const { userId, channel, address } = target;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
      const row = {
        ...target,
        codeHmac: secrets.sign(claimOf(target, code), purpose),
        createdAt: now,
        expiresAt,
      };
      if (!(await replaceCode(tx, row, new Date(now.getTime() - resendSeconds * 1000)))) return false;
      const kind = kinds[channel];
      await voidQueued(tx, { userId, kind });
      const language = await languageOf(tx, userId);
      const to = { channel: channels[channel], recipient: address, userId, language };
      const compose = () => ({ kind, cause: 'code' as const, expiresAt, ...composeMessage(channel, code) });
      await queueMessage(tx, to, compose, now);
      return true;
    },

    /**
     * Whether the typed code matches a stored HMAC, also one of an older key; takes the same time either way.
     */
    isRight: (target: Target, typed: string, kept: string): boolean =>
      secrets.verify(claimOf(target, typed), kept, purpose),
  };
}

export type Codes = ReturnType<typeof createCodes>;
