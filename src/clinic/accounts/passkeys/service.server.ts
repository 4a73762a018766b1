import type { z } from 'zod';
import { record } from '#clinic/audit/service.server.ts';
import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createPasswordCheck } from '../own-account/service.server.ts';
import type { UserRow } from '../queries.server.ts';
import { actorOf } from '../sessions/actor.server.ts';
import { challengeLifetimeMs, createChallenges, descriptorOf } from './challenges.server.ts';
import { type addPasskey, type Passkey, refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { maxPasskeys } from './terms.ts';
import { relyingPartyOf, verifyNewPasskey } from './web-authn.server.ts';

const refuse = refusing(refusals);

export type PasskeysDeps = { db: Database; clock: Clock; limits: Limits; publicUrl: string };

/** Algorithms of all current authenticators: Ed25519, P-256, RSA (COSE numbers of IANA). */
const algorithms = [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const }));

type CreatedPasskey = z.output<typeof addPasskey.body>;

/** Passkeys of the staff: a phishing-resistant second factor, bound to this site's origin. */
export function createPasskeys(deps: PasskeysDeps) {
  const { db, clock, publicUrl } = deps;
  const site = relyingPartyOf(publicUrl);
  const checkPassword = createPasswordCheck(deps);
  const challenges = createChallenges(deps);
  const recordPasskeyAction = (tx: Database, viewer: Viewer, action: string, passkey: number) =>
    record(tx, {
      at: clock.now(),
      actor: actorOf(viewer),
      action,
      subject: `user:${viewer.userId}`,
      detail: { passkey },
    });

  return {
    list: async ({ userId }: Viewer): Promise<Passkey[]> =>
      (await queries.passkeysOf(db, userId)).map(presentPasskey),

    /** @throws Refusal `wrong_password`, `too_many_passkeys`; 429 after too many wrong ones */
    async begin(viewer: Viewer, password: string) {
      const user = await checkPassword(viewer.userId, password, 'password');
      const own = await queries.passkeysOf(db, viewer.userId);
      if (own.length >= maxPasskeys) throw refuse('too_many_passkeys');
      return toCreationOptions({
        user,
        rpId: site.rpId,
        own,
        challenge: await challenges.ask(viewer, 'add'),
      });
    },

    /** @throws Refusal `wrong_passkey`, `passkey_known`, `too_many_passkeys` */
    async add(viewer: Viewer, { name, transports, ...made }: CreatedPasskey): Promise<Passkey> {
      const read = await verifyNewPasskey(site, await challenges.spend(viewer, 'add'), made);
      if (read === null) throw refuse('wrong_passkey');
      return inTransaction(db, async (tx) => {
        const { userId } = viewer;
        await queries.lockOwner(tx, userId);
        if ((await queries.passkeysOf(tx, userId)).length >= maxPasskeys) throw refuse('too_many_passkeys');
        const row = { userId, name, transports: [...transports], createdAt: clock.now(), ...read };
        const added = await queries.insertPasskey(tx, row);
        if (added === undefined) throw refuse('passkey_known');
        await recordPasskeyAction(tx, viewer, 'account.passkey-added', added.id);
        return presentPasskey(added);
      });
    },

    /** @throws Refusal `not_found`, for another user's passkey as for a missing one */
    remove: (viewer: Viewer, id: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await queries.deletePasskey(tx, { userId: viewer.userId, id })))
          throw refuseCommonly('not_found');
        await recordPasskeyAction(tx, viewer, 'account.passkey-removed', id);
      }),
  };
}

type CreationInput = { user: UserRow; rpId: string; own: queries.PasskeyRow[]; challenge: string };

const toCreationOptions = ({ user: { id, username, fullName }, rpId, own, challenge }: CreationInput) => ({
  rp: { id: rpId, name: clinicContact().name },
  user: {
    // Our own user id, which reveals nothing to the finder of a key.
    id: Buffer.from(String(id)).toString('base64url'),
    name: username,
    displayName: fullName ?? username,
  },
  challenge,
  pubKeyCredParams: algorithms,
  timeout: challengeLifetimeMs,
  excludeCredentials: own.map(descriptorOf),
  authenticatorSelection: {
    residentKey: 'discouraged' as const,
    userVerification: 'preferred' as const,
  },
  attestation: 'none' as const,
});

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: queries.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
