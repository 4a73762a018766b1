import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8');

const colorsIn = (part = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...part.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );

/** The site's colours by their names in `tokens.css`, as '#rrggbb'. */
export const colors = colorsIn(/^@theme \{(.+?)^\}/ms.exec(tokens)?.[1]);

/** The same in dark mode, where most differ. */
export const nightColors = { ...colors, ...colorsIn(/color-scheme: dark;(.+?)\}/s.exec(tokens)?.[1]) };

/**
 * A colour of the site for output without stylesheet: letters, PDFs, standalone documents.
 * @throws Error for a name not in `tokens.css`
 */
export function color(name: string, scheme = colors): string {
  const value = scheme[name];
  if (value === undefined) throw new Error(`tokens.css has no colour ${name}`);
  return value;
}

const variables = (names: readonly string[], scheme: typeof colors) =>
  names.map((name) => `--${name}:${color(name, scheme)}`).join(';');

/**
 * CSS rules that provide colours as `var(--name)` in light and dark mode for standalone documents. They have no
 * script, so they follow the device; print stays light.
 */
export const schemeRules = (...names: string[]): string => `
:root{color-scheme:light;${variables(names, colors)}}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${variables(names, nightColors)}}}
`;
