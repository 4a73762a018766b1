import { record } from '#clinic/audit/service.server.ts';
import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { actorOf } from '../sessions/actor.server.ts';
import { askedForMs, createChallenges, descriptorOf } from './challenges.server.ts';
import { refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import type { PasskeysDeps } from './service.server.ts';
import { readSignature, siteOf } from './web-authn.server.ts';

const refuse = refusing(refusals);

export type Signed = Parameters<typeof readSignature>[3] & { credentialId: string };

/** A key may stay in the machine, and some ask for a touch and no more: it says who is there only after the password. */
function requireUnlocked({ isLocked }: Viewer): void {
  if (isLocked) throw refuseCommonly('locked');
}

/** A passkey in the place of a code. */
export function createPasskeyProof({ db, clock, limits, publicUrl }: PasskeysDeps) {
  const site = siteOf(publicUrl);
  const challenges = createChallenges({ db, clock });
  const tries = limits({ name: 'passkey', points: 20, seconds: 15 * 60, fixed: true });

  return {
    /** @throws Refusal `wrong_passkey` where there is none to be asked for, `locked`; 429 */
    async ask(viewer: Viewer) {
      requireUnlocked(viewer);
      await tries.spend(String(viewer.userId));
      const own = await queries.passkeysOf(db, viewer.userId);
      if (own.length === 0) throw refuse('wrong_passkey');
      return {
        challenge: await challenges.ask(viewer, 'prove'),
        rpId: site.rpId,
        timeout: askedForMs,
        userVerification: 'preferred' as const,
        allowCredentials: own.map(descriptorOf),
      };
    },

    /**
     * @param prove notes what has been proved, in the same transaction
     * @throws Refusal `wrong_passkey`: unknown, another's, signed for something else, or by a copy; `locked`
     */
    async check(
      viewer: Viewer,
      { credentialId, ...signed }: Signed,
      prove: (tx: Database) => Promise<void>,
    ): Promise<void> {
      requireUnlocked(viewer);
      const { userId } = viewer;
      const challenge = await challenges.spend(viewer, 'prove');
      const isRight = await inTransaction(db, async (tx) => {
        const row = await queries.lockPasskey(tx, { userId, credentialId });
        const counter = row && (await readSignature(site, challenge, row, signed));
        if (row === undefined || typeof counter !== 'number') return false;
        const now = clock.now();
        // One that counts has to go on counting (WebAuthn 2, 6.1.1).
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
