import { randomInt } from 'node:crypto';
import { queueMessage, voidQueued } from '#clinic/notifications/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { emailCodeLetter, phoneCodeLetter } from './letters.server.ts';
import { placeCode, type Target } from './queries.server.ts';
import { type Channel, codeMinutes, resendSeconds } from './rules.ts';

const purpose = 'verification-code';
const kinds = { email: 'account.verify-email', phone: 'account.verify-phone' } as const;
const channels = { email: 'email', phone: 'sms' } as const satisfies Record<Channel, string>;

/** Makes codes, sends them, and recognises them. Kept is an HMAC alone, bound to person, channel and address. */
export function createCodes({ secrets, publicUrl }: { secrets: Secrets; publicUrl: string }) {
  const claimOf = ({ userId, channel, address }: Target, code: string) =>
    JSON.stringify([userId, channel, address, code]);
  const wordsFor = (channel: Channel, code: string) =>
    channel === 'email' ? emailCodeLetter(code, publicUrl) : phoneCodeLetter(code);

  return {
    /**
     * Puts a new code on its way, in the transaction of what asked for it. The former no longer counts, and stays where it
     * still is in the outbox.
     * @returns false where the former was sent less than a minute ago
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
      if (!(await placeCode(tx, row, new Date(now.getTime() - resendSeconds * 1000)))) return false;
      const kind = kinds[channel];
      await voidQueued(tx, { userId, kind });
      const about = { channel: channels[channel], recipient: address, kind, userId, expiresAt, isCode: true };
      await queueMessage(tx, { ...about, ...wordsFor(channel, code) }, now);
      return true;
    },

    /** Whether what was typed is the code behind a kept HMAC, also of a key before the newest; takes the same time either way. */
    isRight: (target: Target, typed: string, kept: string): boolean =>
      secrets.verify(claimOf(target, typed), kept, purpose),
  };
}

export type Codes = ReturnType<typeof createCodes>;
