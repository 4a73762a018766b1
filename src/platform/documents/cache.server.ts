import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';

/** A document as it is kept: rendered and hashed once, compressed quickly, and thoroughly once it has lasted. */
export type CachedDocument = {
  status: number;
  etag: string;
  headers: Record<string, string>;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** By `performance.now()`. */
  madeAt: number;
  /** Whether `br` is, or is being made, as small as it gets. */
  isCondensed: boolean;
  /** Known once it has been sent. */
  wholeHeaders?: WholeHeaders | undefined;
};

/** Every header of an answer in each coding, the security ones too: names and values in turn, as they are written. */
export type WholeHeaders = Record<'identity' | 'gzip' | 'br', string[]>;

/** Documents that may wait to be made. One takes about 50 ms of a small machine: whoever came later would wait for seconds. */
const mostWaiting = 16;

/** Whoever asks for a page whose former document is at hand waits no longer than this for the new one. */
const formerAfterMs = 2_000;

/** How long filling rests after a document, for each moment that it took: it has a fifth of the thread at most. */
const restsPerWork = 4;

/** What the cache throws at whoever comes when too many documents wait to be made. */
export class TooBusy extends Error {}

/**
 * Keeps documents in memory until the content version moves on. One is made at a time: rendering is work for the very
 * thread that answers everybody else. The keys are a short list (`keys.ts`), so nothing has to be thrown out.
 * @param make renders one document; an error, or a status other than 200 and 404, means: not to be kept
 * @param version the present content version
 * @returns a reader. Each key is made once at a time; where that fails, lasts, or too many wait already, the former document
 *   stays in use, so public pages outlive the database. @throws TooBusy, or whatever `make` threw, when there is no former one
 */
export function createPageCache(make: (key: string) => Promise<CachedDocument>, version: () => number) {
  const kept = new Map<string, { version: number; document: CachedDocument }>();
  const underWay = new Map<string, Promise<CachedDocument>>();
  const oneAtATime = pLimit(1);

  const refill = (key: string): Promise<CachedDocument> => {
    const under = underWay.get(key);
    if (under !== undefined) return under;
    if (oneAtATime.pendingCount >= mostWaiting) return Promise.reject(new TooBusy('too many documents wait'));
    const work = oneAtATime(async () => {
      const at = version();
      const document = await make(key);
      if (document.status === 200 || document.status === 404) kept.set(key, { version: at, document });
      return document;
    }).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  /** The kept document, where it is of the present version: no promise, no work. */
  const peek = (key: string): CachedDocument | undefined => {
    const entry = kept.get(key);
    return entry !== undefined && entry.version === version() ? entry.document : undefined;
  };

  return {
    peek,
    async read(key: string): Promise<CachedDocument> {
      const former = kept.get(key)?.document;
      if (former === undefined) return refill(key);
      const fresh = await within(formerAfterMs, refill(key)).catch(() => undefined);
      return fresh === undefined || fresh.status >= 500 ? former : fresh;
    },
    /**
     * Makes what is missing of these or out of date, one after the other until told to stop, with rests in which everybody else
     * is answered, and nothing while visitors wait for theirs. @throws as `read`
     */
    async fill(keys: readonly string[], stop?: AbortSignal): Promise<void> {
      for (const key of keys) {
        if (stop?.aborted) return;
        if (peek(key) !== undefined || underWay.size > 0) continue;
        const began = performance.now();
        const { status } = await refill(key);
        if (status >= 500) throw new Error(`${status}: ${key}`);
        await delay(restsPerWork * (performance.now() - began), undefined, { ref: false });
      }
    },
  };
}

/** The result, or undefined where it takes longer; what comes later is nobody's loss. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
