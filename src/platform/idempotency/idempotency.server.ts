import { Refusal, refuse } from '../api/refusals.ts';
import { gatheredInTurn } from '../gathered.server.ts';
import { type Database, inTransaction } from '../postgres/database.server.ts';
import type { Secrets } from '../secrets/secrets.server.ts';
import type { Clock } from '../time/clock.ts';
import {
  type Ending,
  findEndings,
  insertEndings,
  type KeptEnding,
  type KeyOfPerson,
} from './queries.server.ts';

/**
 * Keeps, in the transaction of an effect, that the request's key has had it: both are committed, or neither.
 * @param subjectId of the row that the answer is about; a repetition shows that row as it is then
 * @throws KeyUsed where another request with the same key was faster; the transaction must end
 */
export type Remember = (tx: Database, subjectId?: number) => Promise<void>;

/** For requests without a key, and for use cases that another one calls. */
export const noKey: Remember = async () => {};

class KeyUsed extends Error {}

/** A request with a key. `content` is everything that a repetition must have in common with it. */
export type KeyedRequest = KeyOfPerson & { content: unknown };

type Ways<T> = {
  /** Does what is asked for, and remembers it. */
  effect: (remember: Remember) => Promise<T>;
  /** The answer to a request that has had its effect. */
  show: (subjectId: number | null) => Promise<T>;
};

const purpose = 'idempotency';

/** Of one person at a time: a reception's busiest two days are far below, and nobody fills the disk with keys. */
const mostKeys = 2_000;

/**
 * Refusals that stand; wrong shapes, limits, ended sessions and outages are worth another try with the same key, and so is
 * what passes by itself (`isPassing`).
 */
const isFinal = ({ status, isPassing }: Refusal): boolean =>
  !isPassing && [402, 404, 409, 410].includes(status);

/**
 * Lets the same key of the same person have one effect and one answer, over instances and restarts (docs/behaviour.md, Booking). The key is
 * kept in the effect's own transaction, so that neither a kill between effect and answer nor a second instance doubles it.
 * Nothing of the answer is stored but the id of its row: see docs/decisions/0012.
 * @param hours how long a key is known
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
  const { find, keepRefusal } = keysIn(db);

  async function answer<T>(request: KeyedRequest, { effect, show }: Ways<T>) {
    const content = JSON.stringify(request.content);
    const endingOf = (ending: Pick<Ending, 'subjectId' | 'refusal'>): KeptEnding => ({
      ...request,
      ...ending,
      fingerprint: secrets.sign(content, purpose),
      expiresAt: new Date(clock.now().getTime() + hours * 3_600_000),
    });
    const repeat = async ({ fingerprint, subjectId, refusal }: Ending) => {
      if (!secrets.verify(content, fingerprint, purpose)) throw refuse('key_reused');
      if (refusal !== null) throw new Refusal(refusal.code, refusal.status, refusal.message, refusal.detail);
      return { answer: await show(subjectId), isRepeated: true };
    };

    const { ending: known, keys } = await find(request);
    if (known !== undefined) return repeat(known);
    if (keys >= mostKeys) throw refuse('too_many', { retryAfterSeconds: 3_600 });
    try {
      const done = await effect(async (tx, subjectId = undefined) => {
        const [isKept] = await insertEndings(tx, [endingOf({ subjectId: subjectId ?? null, refusal: null })]);
        if (!isKept) throw new KeyUsed();
      });
      return { answer: done, isRepeated: false };
    } catch (error) {
      // Whatever went wrong: what the key has had is its answer, be it from another instance or from before the failure.
      const isNews = error instanceof Refusal && isFinal(error);
      if (isNews && (await keepRefusal(endingOf({ subjectId: null, refusal: storedFrom(error) }))))
        throw error;
      const { ending } = await find(request);
      if (ending === undefined) throw error;
      return repeat(ending);
    }
  }

  return {
    /**
     * @throws Refusal `key_reused` for a key that came with something else before; the refusal that the key has had; and
     *   whatever `effect` throws
     */
    run: <T>(request: KeyedRequest, ways: Ways<T>): Promise<{ answer: T; isRepeated: boolean }> =>
      oneAtATime(JSON.stringify([request.userId, request.key]), () => answer(request, ways)),
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;

const storedFrom = ({ code, status, message, detail }: Refusal) => ({ code, status, message, detail });

/** A crowd at one hour comes with a key each, and is refused all at once: its questions go together, and so do its refusals. */
const keysIn = (db: Database) => ({
  find: gatheredInTurn((asked: KeyOfPerson[]) => findEndings(db, asked, mostKeys)),
  keepRefusal: gatheredInTurn((endings: KeptEnding[]) =>
    // Tried again where another instance kept some of the same and each waited for the other: a deadlock.
    inTransaction(db, (tx) => insertEndings(tx, endings)),
  ),
});

/** Single flight inside this process: fifty presses with one key take one connection, not fifty that wait for each other. */
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
