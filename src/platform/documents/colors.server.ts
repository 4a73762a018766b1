import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8');

/** The site's colours by their names in `tokens.css`, as '#rrggbb'. */
export const colors: Readonly<Record<string, string>> = Object.fromEntries(
  [...tokens.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
);

/**
 * A colour of the site for what knows no style sheet: letters, paper, documents that stand alone.
 * @throws Error for a name that `tokens.css` does not hold
 */
export function color(name: string): string {
  const value = colors[name];
  if (value === undefined) throw new Error(`tokens.css has no colour ${name}`);
  return value;
}
