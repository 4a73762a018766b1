import { readFileSync } from 'node:fs';

/** An inline script without its comments and indentation. */
function readScript(name: string): string {
  const source = readFileSync(new URL(`inline/${name}.js`, import.meta.url), 'utf8');
  return `<script>${source.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '')}</script>`;
}

const earlyPresses = readScript('early-presses');
const startAfterPaint = readScript('start-after-paint');

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const preload = /<link rel="modulepreload"/g;
/** Rules that download a font. Rules that only adjust the metrics of a system font stay in the stylesheet. */
const fontFaces = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;
const headEnd = '</head>';
const moduleScript = /<script type="module" async="">/;

/**
 * Rewrites a rendered document so that the first paint needs no other file: the stylesheet is inlined, fonts
 * and scripts load after the paint. Presses before hydration are recorded and replayed.
 * @param html document rendered by React Router
 * @param stylesAt returns the text of a stylesheet by its URL; undefined leaves the link as it is
 * @throws Error if React Router changes the form of its documents
 */
export function deferScripts(html: string, stylesAt: (href: string) => string | undefined): string {
  for (const part of [stylesheet, preload, headEnd, moduleScript])
    if (html.search(part) === -1) throw new Error(`The document has nothing like ${part}.`);
  return html
    .replace(stylesheet, (link, href: string) => {
      const address = href.replace(/#$/, '');
      const styles = stylesAt(address);
      if (styles === undefined) return link;
      return inlineStyles(styles) + [...new Set([href, address])].map(disabledLink).join('');
    })
    .replace(preload, '<link rel="deferred-preload"')
    .replace(headEnd, () => `${earlyPresses}${headEnd}`)
    .replace(moduleScript, () => `${startAfterPaint}<script type="deferred-module">`);
}

/** Without scripts, fonts load at once. */
function inlineStyles(styles: string): string {
  const fonts = styles.match(fontFaces)?.join('') ?? '';
  const deferred = `<style media="print" data-deferred>${fonts}</style><noscript><style>${fonts}</style></noscript>`;
  return `<style>${styles.replace(fontFaces, '')}</style>${fonts === '' ? '' : deferred}`;
}

/**
 * React and Vite look for a stylesheet link before they load it again: React with an empty fragment in the
 * URL, Vite without. Browsers do not fetch a disabled link.
 */
const disabledLink = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`;

/**
 * Documents that show nothing before hydration keep their links and scripts. Only the URL of the stylesheet
 * changes, to the one that later chunks look for.
 */
export const normalizeStylesheetUrl = (html: string): string =>
  html.replace(stylesheet, (link, href: string) => {
    const address = href.replace(/#$/, '');
    return address === href ? link : `<link rel="stylesheet" href="${address}"/>${disabledLink(href)}`;
  });
