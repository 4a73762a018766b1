/** A document as it is kept: rendered, hashed and compressed once. */
export type KeptDocument = {
  status: number;
  etag: string;
  headers: Record<string, string>;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** Known once it has been sent. */
  wholeHeaders?: WholeHeaders;
};

/** Every header of an answer in each coding, the security ones too: names and values in turn, as they are written. */
export type WholeHeaders = Record<'identity' | 'gzip' | 'br', string[]>;

/** Far more than the site has pages; a bound, so that no trick with addresses fills the memory. */
const mostEntries = 200;

/**
 * Keeps documents in memory until the content version moves on.
 * @param fill renders one document; `null` or an error means: not to be kept
 * @param version the present content version
 * @returns a reader. Each key is filled once at a time; where a refill fails, the former document stays in use,
 *   so public pages outlive the database. @throws whatever `fill` threw when there is no former document
 */
export function createPageCache(fill: (key: string) => Promise<KeptDocument>, version: () => number) {
  const kept = new Map<string, { version: number; document: KeptDocument }>();
  const filling = new Map<string, Promise<KeptDocument>>();

  const refill = (key: string): Promise<KeptDocument> => {
    const under = filling.get(key);
    if (under !== undefined) return under;
    const at = version();
    const work = fill(key)
      .then((document) => {
        if (kept.size >= mostEntries && !kept.has(key)) kept.delete(kept.keys().next().value as string);
        if (document.status === 200 || document.status === 404) kept.set(key, { version: at, document });
        return document;
      })
      .finally(() => filling.delete(key));
    filling.set(key, work);
    return work;
  };

  return {
    /** The kept document, where it is of the present version: no promise, no work. */
    peek(key: string): KeptDocument | undefined {
      const entry = kept.get(key);
      return entry !== undefined && entry.version === version() ? entry.document : undefined;
    },
    async read(key: string): Promise<KeptDocument> {
      const former = kept.get(key)?.document;
      const fresh = await refill(key).catch((error) => {
        if (former === undefined) throw error;
        return former;
      });
      return fresh.status >= 500 && former !== undefined ? former : fresh;
    },
  };
}
