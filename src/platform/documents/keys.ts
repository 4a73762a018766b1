type CachedPage = { path: string; keptBy?: Readonly<Record<string, readonly string[]>> };

/** Cache key of all unknown paths; they share one document. */
export const unknownPath = '/404';

/**
 * Reduces URLs to cache keys: a page's path and the parameter values its document depends on. Everything else is
 * dropped, so that visitors cannot create unlimited documents.
 * @param pages the site's pages
 */
export function createDocumentKeys(pages: readonly CachedPage[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const keyOf = (address: string): string => {
    const plain = byPath.get(address);
    if (plain !== undefined) return plain.path;
    const mark = address.indexOf('?');
    const path = mark === -1 ? address : address.slice(0, mark);
    const page = byPath.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    if (page === undefined) return unknownPath;
    const { path: known, keptBy = {} } = page;
    const given = new URLSearchParams(mark === -1 ? '' : address.slice(mark));
    const query = new URLSearchParams();
    for (const [name, values] of Object.entries(keptBy)) {
      const value = given.get(name);
      if (value !== null && values.includes(value)) query.set(name, value);
    }
    return query.size === 0 ? known : `${known}?${query}`;
  };
  return { keyOf, all: [...pages.flatMap(listKeys), unknownPath] };
}

/** All keys of a page: its path, and each combination of its parameter values. */
function listKeys({ path, keptBy = {} }: CachedPage): string[] {
  let queries = [new URLSearchParams()];
  for (const [name, values] of Object.entries(keptBy))
    queries = queries.flatMap((query) => [
      query,
      ...values.map((value) => new URLSearchParams([...query, [name, value]])),
    ]);
  return queries.map((query) => (query.size === 0 ? path : `${path}?${query}`));
}
