import { randomBytes } from 'node:crypto';
import { refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { passkeyTransports } from './terms.ts';

const refuse = refusing(refusals);

/** As long as a browser keeps its own passkey dialog open. */
export const challengeLifetimeMs = 5 * 60_000;

/** Adding requires the password, proving does not, so a challenge for one is not valid for the other. */
type Purpose = 'add' | 'prove';

/** Challenges for passkeys: new for each request, bound to one session, valid once. */
export const createChallenges = ({ db, clock }: { db: Database; clock: Clock }) => ({
  async ask({ sessionId }: Viewer, purpose: Purpose): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await queries.setChallenge(db, { sessionId, challenge: `${purpose}:${challenge}`, now: clock.now() });
    return challenge;
  },

  /** @throws Refusal `wrong_passkey` if this session has no challenge for this purpose, or an expired one */
  async spend({ sessionId }: Viewer, purpose: Purpose): Promise<string> {
    const since = new Date(clock.now().getTime() - challengeLifetimeMs);
    const [askedFor, challenge] = (await queries.spendChallenge(db, sessionId, since))?.split(':') ?? [];
    if (askedFor !== purpose || challenge === undefined) throw refuse('wrong_passkey');
    return challenge;
  },
});

/** The passkey's descriptor for the browser. */
export const descriptorOf = ({ credentialId, transports }: queries.PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: passkeyTransports.filter((each) => transports.includes(each)),
});
