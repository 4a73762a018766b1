/** The request headers that tell where a request comes from. */
export type OriginHeaders = { host?: string; origin?: string; 'sec-fetch-site'?: string };

/**
 * Whether a state change was asked for by our own pages, or by no browser at all.
 * Browsers send Sec-Fetch-Site; older ones Origin, compared with Host; a request with neither comes from no browser
 * and carries no stolen cookie (OWASP CSRF cheat sheet, "Fetch Metadata").
 * @param publicUrl where people find the site: on an https site a page that came over http is somebody else's, because
 *   anybody on the way could have written it
 */
export function isSameOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { host, protocol } = new URL(headers.origin);
  return host === headers.host && protocol === new URL(publicUrl).protocol;
}
