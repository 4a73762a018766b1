/** The request headers that tell where a request comes from. */
export type OriginHeaders = { host?: string; origin?: string; 'sec-fetch-site'?: string };

/**
 * Whether a state change was asked for by our own pages, or by no browser at all.
 * Browsers send Sec-Fetch-Site; older ones Origin, compared with Host; a request with neither comes from no browser
 * and carries no stolen cookie (OWASP CSRF cheat sheet, "Fetch Metadata").
 */
export function isSameOrigin(headers: OriginHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
