export type OriginHeaders = { host?: string; origin?: string; 'sec-fetch-site'?: string };

/**
 * Whether a change was requested by our own pages, or by no browser. Browsers send Sec-Fetch-Site, older ones Origin,
 * compared with Host; a request with neither is not from a browser and carries no stolen cookie (OWASP CSRF cheat
 * sheet, "Fetch Metadata").
 * @param publicUrl on an https site, http origins are foreign, because anyone in transit could have written their
 * pages
 */
export function isSameOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { host, protocol } = new URL(headers.origin);
  return host === headers.host && protocol === new URL(publicUrl).protocol;
}
