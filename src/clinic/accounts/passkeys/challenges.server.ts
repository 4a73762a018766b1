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

/** What a passkey has to sign: new for each wish, of one session, and good once. */
export const createChallenges = ({ db, clock }: { db: Database; clock: Clock }) => ({
  async ask({ sessionId }: Viewer): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await queries.setChallenge(db, { sessionId, challenge, now: clock.now() });
    return challenge;
  },

  /** @throws Refusal `wrong_passkey` where nothing was asked for in this session, or too long ago */
  async spend({ sessionId }: Viewer): Promise<string> {
    const since = new Date(clock.now().getTime() - askedForMs);
    const challenge = await queries.spendChallenge(db, sessionId, since);
    if (challenge === null) throw refuse('wrong_passkey');
    return challenge;
  },
});

/** A passkey as browsers look for it. */
export const descriptorOf = ({ credentialId, transports }: queries.PasskeyRow) => ({
  ...{ id: credentialId, type: 'public-key' as const },
  transports: passkeyTransports.filter((each) => transports.includes(each)),
});
