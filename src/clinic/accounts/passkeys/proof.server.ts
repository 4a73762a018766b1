import { record } from '#clinic/audit/service.server.ts';
import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { actorOf } from '../sessions/actor.server.ts';
import { challengeLifetimeMs, createChallenges, descriptorOf } from './challenges.server.ts';
import { refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import type { PasskeysDeps } from './service.server.ts';
import { relyingPartyOf, verifySignature } from './web-authn.server.ts';

const refuse = refusing(refusals);

export type SignedChallenge = Parameters<typeof verifySignature>[3] & { credentialId: string };

/**
 * Some keys stay plugged in and need only a touch, so a passkey identifies the user only after the password.
 */
function requireUnlocked({ isLocked }: Viewer): void {
  if (isLocked) throw refuseCommonly('locked');
}

/** A passkey as the second factor instead of a code. */
export function createPasskeyProof({ db, clock, limits, publicUrl }: PasskeysDeps) {
  const site = relyingPartyOf(publicUrl);
  const challenges = createChallenges({ db, clock });
  const tries = limits({ name: 'passkey', points: 20, seconds: 15 * 60, fixed: true });

  return {
    /** @throws Refusal `wrong_passkey` if the user has none, `locked`; 429 */
    async ask(viewer: Viewer) {
      requireUnlocked(viewer);
      await tries.spend(String(viewer.userId));
      const own = await queries.passkeysOf(db, viewer.userId);
      if (own.length === 0) throw refuse('wrong_passkey');
      return {
        challenge: await challenges.ask(viewer, 'prove'),
        rpId: site.rpId,
        timeout: challengeLifetimeMs,
        userVerification: 'preferred' as const,
        allowCredentials: own.map(descriptorOf),
      };
    },

    /**
     * @param prove records the proof in the same transaction
     * @throws Refusal `wrong_passkey`: unknown, another user's, signed for another challenge, or by a copy;
     * `locked`
     */
    async check(
      viewer: Viewer,
      { credentialId, ...signed }: SignedChallenge,
      prove: (tx: Database) => Promise<void>,
    ): Promise<void> {
      requireUnlocked(viewer);
      const { userId } = viewer;
      const challenge = await challenges.spend(viewer, 'prove');
      const isRight = await inTransaction(db, async (tx) => {
        const row = await queries.lockPasskey(tx, { userId, credentialId });
        const counter = row && (await verifySignature(site, challenge, row, signed));
        if (row === undefined || typeof counter !== 'number') return false;
        const now = clock.now();
        // A counting authenticator must increase its counter (WebAuthn 2, 6.1.1).
        if (counter <= row.counter && (counter > 0 || row.counter > 0)) {
          const entry = { at: now, actor: actorOf(viewer), action: 'account.passkey-copied' };
          await record(tx, { ...entry, subject: `user:${userId}`, detail: { passkey: row.id } });
          return false;
        }
        await queries.notePasskeyUse(tx, { id: row.id, counter, now });
        await prove(tx);
        return true;
      });
      if (!isRight) throw refuse('wrong_passkey');
      await tries.forget(String(userId));
    },
  };
}
