import pLimit from 'p-limit';

/** A rendered document with headers and its body in every encoding. */
export type CachedDocument = {
  status: number;
  etag: string;
  headers: Record<string, string>;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** Stands in for the page before the opening; never shown once it is outdated. */
  isProvisional?: true;
};

/** Maximum queued renders. One takes about 50 ms on a small machine. */
const maxQueued = 16;

/** How long a request waits for a new render while an older document exists, in ms. */
const maxWaitMs = 2_000;

/** Thrown when `maxQueued` renders are waiting and no older document exists. */
export class RenderQueueFull extends Error {}

/**
 * Caches documents until the content version changes. Renders one document at a time, because rendering blocks the event loop.
 * Keys are a short list (`keys.ts`), so nothing is evicted.
 * @param make renders one document; documents with a status other than 200 and 404 are not cached
 * @param version the current content version
 */
export function createPageCache(make: (key: string) => Promise<CachedDocument>, version: () => number) {
  const entries = new Map<string, { version: number; document: CachedDocument }>();
  const rendering = new Map<string, Promise<CachedDocument>>();
  const queue = pLimit(1);

  const render = (key: string): Promise<CachedDocument> => {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    if (queue.pendingCount >= maxQueued)
      return Promise.reject(new RenderQueueFull('too many documents are waiting'));
    const work = queue(async () => {
      const renderedVersion = version();
      const document = await make(key);
      if (document.status === 200 || document.status === 404)
        entries.set(key, { version: renderedVersion, document });
      return document;
    }).finally(() => rendering.delete(key));
    rendering.set(key, work);
    return work;
  };

  const peek = (key: string): CachedDocument | undefined => {
    const entry = entries.get(key);
    return entry?.version === version() ? entry.document : undefined;
  };

  return {
    /** The current document if cached. */
    peek,

    /** Runs other rendering work, one at a time with the documents. @throws RenderQueueFull */
    runQueued<T>(work: () => Promise<T>): Promise<T> {
      if (queue.pendingCount >= maxQueued)
        return Promise.reject(new RenderQueueFull('too many documents are waiting'));
      return queue(work);
    },

    /**
     * Renders if needed. Falls back to the older document when rendering fails, takes longer than `maxWaitMs` or the queue is
     * full, so that public pages survive a database outage.
     * @throws RenderQueueFull or the error of `make`, if the older document is missing or provisional
     */
    async read(key: string): Promise<CachedDocument> {
      const older = entries.get(key)?.document;
      if (older === undefined || older.isProvisional) return render(key);
      const current = await resolveWithin(maxWaitMs, render(key)).catch(() => undefined);
      return current === undefined || current.status >= 500 ? older : current;
    },

    /** Renders missing and outdated keys one by one until `stop` aborts. */
    async fill(keys: readonly string[], stop?: AbortSignal): Promise<void> {
      for (const key of keys) {
        if (stop?.aborted) return;
        // Visitors come first.
        if (peek(key) !== undefined || rendering.size > 0) continue;
        const { status } = await render(key);
        if (status >= 500) throw new Error(`${status}: ${key}`);
      }
    },
  };
}

/** The result, or undefined if it takes longer than `ms`. */
async function resolveWithin<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
