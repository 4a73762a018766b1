import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { record } from '#clinic/audit/service.server.ts';
import { clinic } from '#config';
import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createPasswordCheck } from '../own-account/service.server.ts';
import { markProved } from '../second-factor/queries.server.ts';
import { actorOf, present, type Tie } from '../second-factor/service.server.ts';
import { type addPasskey, type Passkey, type provePasskey, refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { passkeysAtMost } from './terms.ts';
import { readNewPasskey, readSignature, siteOf } from './web-authn.server.ts';

const refuse = refusing(refusals);

export type PasskeysDeps = { db: Database; clock: Clock; limits: Limits; publicUrl: string };

/** As long as a browser leaves its own window open. */
const askedForMs = 5 * 60_000;

/** What every authenticator of today signs with: Ed25519, P-256, RSA (IANA's numbers of COSE). */
const algorithms = [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const }));

type Made = z.output<typeof addPasskey.body>;
type Signed = z.output<typeof provePasskey.body>;

/** Passkeys of the staff: a second factor that answers to this site alone, so that nobody is talked out of it. */
export function createPasskeys(deps: PasskeysDeps) {
  const { db, clock, limits, publicUrl } = deps;
  const site = siteOf(publicUrl);
  const checkPassword = createPasswordCheck(deps);
  const tries = limits({ name: 'passkey', points: 20, seconds: 15 * 60, fixed: true });

  async function challengeFor({ sessionId }: Viewer): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await queries.setChallenge(db, { sessionId, challenge, now: clock.now() });
    return challenge;
  }

  /** @throws Refusal `wrong_passkey` where nothing was asked for in this session, or too long ago */
  async function challengeOf({ sessionId }: Viewer): Promise<string> {
    const since = new Date(clock.now().getTime() - askedForMs);
    const challenge = await queries.spendChallenge(db, sessionId, since);
    if (challenge === null) throw refuse('wrong_passkey');
    return challenge;
  }

  const tell = (tx: Database, viewer: Viewer, action: string, passkey: number) =>
    record(tx, {
      ...{ at: clock.now(), actor: actorOf(viewer), action, subject: `user:${viewer.userId}` },
      detail: { passkey },
    });

  return {
    list: async ({ userId }: Viewer): Promise<Passkey[]> =>
      (await queries.passkeysOf(db, userId)).map(presentPasskey),

    /** @throws Refusal `wrong_password`, `too_many_passkeys`; 429 after too many wrong ones */
    async begin(viewer: Viewer, password: string) {
      const { userId } = viewer;
      const { username, fullName } = await checkPassword(userId, password, 'password');
      const own = await queries.passkeysOf(db, userId);
      if (own.length >= passkeysAtMost) throw refuse('too_many_passkeys');
      return {
        rp: { id: site.rpId, name: clinic.name },
        // A number of ours, which says nothing to whoever finds the key.
        user: {
          id: Buffer.from(String(userId)).toString('base64url'),
          name: username,
          displayName: fullName ?? username,
        },
        challenge: await challengeFor(viewer),
        ...{ pubKeyCredParams: algorithms, timeout: askedForMs, excludeCredentials: own.map(descriptorOf) },
        authenticatorSelection: {
          ...{ residentKey: 'discouraged' as const, userVerification: 'preferred' as const },
        },
        attestation: 'none' as const,
      };
    },

    /** @throws Refusal `wrong_passkey`, `passkey_known`, `too_many_passkeys` */
    async add(viewer: Viewer, { name, transports, ...made }: Made): Promise<Passkey> {
      const read = await readNewPasskey(site, await challengeOf(viewer), made);
      if (read === null) throw refuse('wrong_passkey');
      return inTransaction(db, async (tx) => {
        const { userId } = viewer;
        await queries.lockOwner(tx, userId);
        if ((await queries.passkeysOf(tx, userId)).length >= passkeysAtMost)
          throw refuse('too_many_passkeys');
        const row = { userId, name, transports: [...transports], createdAt: clock.now(), ...read };
        const added = await queries.insertPasskey(tx, row);
        if (added === undefined) throw refuse('passkey_known');
        await tell(tx, viewer, 'account.passkey-added', added.id);
        return presentPasskey(added);
      });
    },

    /** @throws Refusal `not_found`, for another's as for none */
    remove: (viewer: Viewer, id: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await queries.deletePasskey(tx, { userId: viewer.userId, id })))
          throw refuseCommonly('not_found');
        await tell(tx, viewer, 'account.passkey-removed', id);
      }),

    /** @throws Refusal `wrong_passkey` where there is none to be asked for; 429 */
    async ask(viewer: Viewer) {
      await tries.spend(String(viewer.userId));
      const own = await queries.passkeysOf(db, viewer.userId);
      if (own.length === 0) throw refuse('wrong_passkey');
      return {
        ...{ challenge: await challengeFor(viewer), rpId: site.rpId, timeout: askedForMs },
        ...{ userVerification: 'preferred' as const, allowCredentials: own.map(descriptorOf) },
      };
    },

    /** @throws Refusal `wrong_passkey`: unknown, another's, signed for something else, or by a copy */
    async prove(viewer: Viewer, { credentialId, ...signed }: Signed, tie: Tie) {
      const { userId, sessionId } = viewer;
      const challenge = await challengeOf(viewer);
      const outcome = await inTransaction(db, async (tx) => {
        const row = await queries.lockPasskey(tx, { userId, credentialId });
        if (row === undefined) return 'wrong';
        const counter = await readSignature(site, challenge, row, signed);
        if (counter === null) return 'wrong';
        // One that counts has to go on counting (WebAuthn 2, 6.1.1).
        if (counter <= row.counter && (counter > 0 || row.counter > 0)) {
          await tell(tx, viewer, 'account.passkey-copied', row.id);
          return 'wrong';
        }
        const now = clock.now();
        await queries.notePasskeyUse(tx, { id: row.id, counter, now });
        await markProved(tx, sessionId, now);
        await tie(tx);
        return 'proved';
      });
      if (outcome === 'wrong') throw refuse('wrong_passkey');
      await tries.forget(String(userId));
      return present(db, { ...viewer, isProved: true, isLocked: false });
    },
  };
}

const descriptorOf = ({ credentialId, transports }: queries.PasskeyRow) => ({
  ...{ id: credentialId, type: 'public-key' as const, transports },
});

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: queries.PasskeyRow): Passkey => ({
  ...{ id, name, createdAt: createdAt.toISOString() },
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
