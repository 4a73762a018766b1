import { Refusal, refuse } from '../api/refusals.ts';
import { batchPerTurn } from '../batching.server.ts';
import { type Database, inTransaction } from '../postgres/database.server.ts';
import type { Secrets } from '../secrets/secrets.server.ts';
import type { Clock } from '../time/clock.ts';
import {
  findOutcomes,
  insertOutcomes,
  type RequestOutcome,
  type StoredOutcome,
  type UserKey,
} from './queries.server.ts';

/**
 * Stores, in the transaction of an effect, that the request's key was used: both are committed or neither.
 * @param subjectId row the response is about; a repetition shows its current state
 * @throws KeyUsed if a concurrent request with the same key was faster; the transaction must end
 */
export type Remember = (tx: Database, subjectId?: number) => Promise<void>;

/** For requests without a key, and for use cases called by others. */
export const rememberNothing: Remember = async () => {};

class KeyUsed extends Error {}

/** A request with a key. A repetition must have equal `content`. */
export type KeyedRequest = UserKey & { content: unknown };

type Handlers<T> = {
  effect: (remember: Remember) => Promise<T>;
  /** Responds to a request already performed. */
  show: (subjectId: number | null) => Promise<T>;
};

const purpose = 'idempotency';

/** Maximum keys per user: far above a reception's busiest two days, so that nobody fills the disk. */
const maxKeysPerUser = 2_000;

/**
 * Refusals that are final for a key. Invalid input, limits, expired sessions, outages and temporary refusals
 * (`isPassing`) may be retried with the same key.
 */
const isFinal = ({ status, isPassing }: Refusal): boolean =>
  !isPassing && [402, 404, 409, 410].includes(status);

/**
 * Gives repeated requests of a user with one key a single effect and response, across instances and restarts
 * (docs/behaviour.md, Booking). The key is stored in the effect's transaction, so neither a crash nor a second
 * instance doubles it. Only the id of the affected row is stored; see docs/decisions/0012.
 * @param hours how long a key is kept
 */
export function createIdempotency({
  db,
  clock,
  secrets,
  hours,
}: {
  db: Database;
  clock: Clock;
  secrets: Pick<Secrets, 'sign' | 'verify'>;
  hours: number;
}) {
  const oneAtATime = createKeyedQueue();
  const { find, keepRefusal } = createKeyStore(db);

  async function answer<T>(request: KeyedRequest, { effect, show }: Handlers<T>) {
    const content = JSON.stringify(request.content);
    const endingOf = (ending: Pick<RequestOutcome, 'subjectId' | 'refusal'>): StoredOutcome => ({
      ...request,
      ...ending,
      fingerprint: secrets.sign(content, purpose),
      expiresAt: new Date(clock.now().getTime() + hours * 3_600_000),
    });
    const repeat = async ({ fingerprint, subjectId, refusal }: RequestOutcome) => {
      if (!secrets.verify(content, fingerprint, purpose)) throw refuse('key_reused');
      if (refusal !== null) throw new Refusal(refusal.code, refusal.status, refusal.message, refusal.detail);
      return { answer: await show(subjectId), isRepeated: true };
    };

    const { ending: known, keys } = await find(request);
    if (known !== undefined) return repeat(known);
    if (keys >= maxKeysPerUser) throw refuse('too_many', { retryAfterSeconds: 3_600 });
    try {
      const done = await effect(async (tx, subjectId = undefined) => {
        const [isKept] = await insertOutcomes(tx, [
          endingOf({ subjectId: subjectId ?? null, refusal: null }),
        ]);
        if (!isKept) throw new KeyUsed();
      });
      return { answer: done, isRepeated: false };
    } catch (error) {
      // Whatever failed, an earlier outcome of the key is the response.
      const isNews = error instanceof Refusal && isFinal(error);
      if (isNews && (await keepRefusal(endingOf({ subjectId: null, refusal: toStoredRefusal(error) }))))
        throw error;
      const { ending } = await find(request);
      if (ending === undefined) throw error;
      return repeat(ending);
    }
  }

  return {
    /**
     * @throws Refusal `key_reused` if the key was used with other content; the stored refusal of the key; whatever
     * `effect` throws
     */
    run: <T>(request: KeyedRequest, ways: Handlers<T>): Promise<{ answer: T; isRepeated: boolean }> =>
      oneAtATime(JSON.stringify([request.userId, request.key]), () => answer(request, ways)),
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;

const toStoredRefusal = ({ code, status, message, detail }: Refusal) => ({ code, status, message, detail });

/** A rush of bookings brings a key each, so lookups and stored refusals are batched. */
const createKeyStore = (db: Database) => ({
  find: batchPerTurn((asked: UserKey[]) => findOutcomes(db, asked, maxKeysPerUser)),
  keepRefusal: batchPerTurn((endings: StoredOutcome[]) =>
    // Retries a deadlock with another instance that stores some of the same keys.
    inTransaction(db, (tx) => insertOutcomes(tx, endings)),
  ),
});

/** Serializes requests with the same key within the process, so that fifty presses use one connection. */
function createKeyedQueue() {
  const underWay = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    for (let ahead = underWay.get(name); ahead !== undefined; ahead = underWay.get(name))
      await ahead.catch(() => undefined);
    const own = work().finally(() => underWay.delete(name));
    underWay.set(name, own);
    return own;
  };
}
