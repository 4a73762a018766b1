/** What of a page decides which documents of it are kept. */
type CachedPage = { path: string; keptBy?: Readonly<Record<string, readonly string[]>> };

/** The key of every path that no page has; all of them share one kept document. */
export const unknownPath = '/404';

/**
 * Reduces addresses to what their document depends on: a page's path, and those values of those parameters that change
 * it. Everything else about an address is left out, so that nobody can have more documents made than there are.
 * @param pages the pages that this site has
 */
export function documentKeys(pages: readonly CachedPage[]) {
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
  return { keyOf, all: [...pages.flatMap(keysOf), unknownPath] };
}

/** Every key that a page has: its path alone, and each combination of the values it is kept by. */
function keysOf({ path, keptBy = {} }: CachedPage): string[] {
  let queries = [new URLSearchParams()];
  for (const [name, values] of Object.entries(keptBy))
    queries = queries.flatMap((query) => [
      query,
      ...values.map((value) => new URLSearchParams([...query, [name, value]])),
    ]);
  return queries.map((query) => (query.size === 0 ? path : `${path}?${query}`));
}
