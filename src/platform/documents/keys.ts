import { delocalizePath, type Language, localizePath } from '../language/language.ts';

type CachedPage = { path: string; keptBy?: Readonly<Record<string, readonly string[]>> };

/** Cache key of all unknown paths; they share one document per language. */
export const unknownPath = '/404';

/**
 * Reduces URLs to cache keys: a page's path and the parameter values its document depends on. Everything else is
 * dropped, so that visitors cannot create unlimited documents.
 * @param listed the site's pages
 * @param languages in which they are served, each below its prefix
 */
export function createDocumentKeys(listed: readonly CachedPage[], languages: readonly Language[]) {
  const pages = languages.flatMap((language) =>
    listed.map((page) => ({ ...page, path: localizePath(page.path, language) })),
  );
  const unknownIn = (path: string) => {
    const { language } = delocalizePath(path);
    return localizePath(unknownPath, languages.includes(language) ? language : undefined);
  };
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const keyOf = (address: string): string => {
    const plain = byPath.get(address);
    if (plain !== undefined) return plain.path;
    const mark = address.indexOf('?');
    const path = mark === -1 ? address : address.slice(0, mark);
    const page = byPath.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    if (page === undefined) return unknownIn(path);
    const { path: known, keptBy = {} } = page;
    const given = new URLSearchParams(mark === -1 ? '' : address.slice(mark));
    const query = new URLSearchParams();
    for (const [name, values] of Object.entries(keptBy)) {
      const value = given.get(name);
      if (value !== null && values.includes(value)) query.set(name, value);
    }
    return query.size === 0 ? known : `${known}?${query}`;
  };
  const unknown = languages.map((language) => localizePath(unknownPath, language));
  return { keyOf, all: [...pages.flatMap(listKeys), ...unknown] };
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
