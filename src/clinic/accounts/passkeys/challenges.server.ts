import { randomBytes } from 'node:crypto';
import { refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { passkeyTransports } from './terms.ts';

const refuse = refusing(refusals);

/** As long as a browser leaves its own window open. */
export const askedForMs = 5 * 60_000;

/** Adding one has asked for the password, proving has not: what was asked for the one is worth nothing for the other. */
type Purpose = 'add' | 'prove';

/** What a passkey has to sign: new for each wish, of one session, and good once. */
export const createChallenges = ({ db, clock }: { db: Database; clock: Clock }) => ({
  async ask({ sessionId }: Viewer, purpose: Purpose): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await queries.setChallenge(db, { sessionId, challenge: `${purpose}:${challenge}`, now: clock.now() });
    return challenge;
  },

  /** @throws Refusal `wrong_passkey` where nothing was asked for in this session for this purpose, or too long ago */
  async spend({ sessionId }: Viewer, purpose: Purpose): Promise<string> {
    const since = new Date(clock.now().getTime() - askedForMs);
    const [askedFor, challenge] = (await queries.spendChallenge(db, sessionId, since))?.split(':') ?? [];
    if (askedFor !== purpose || challenge === undefined) throw refuse('wrong_passkey');
    return challenge;
  },
});

/** A passkey as browsers look for it. */
export const descriptorOf = ({ credentialId, transports }: queries.PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: passkeyTransports.filter((each) => transports.includes(each)),
});
