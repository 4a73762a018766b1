import { earlyPresses } from './early-presses.ts';
import { laterAddress, neededStyles } from './needed-styles.ts';

/**
 * What a phone needs to show a page comes with its document; its own typefaces, the styles of everything that it does not
 * show yet, and what makes it answer come after the first paint. On a slow network they would otherwise share the line with
 * the words somebody is waiting for.
 */

/** Where a browser tells of no paint (an older one, a tab in the background), the scripts wait this long, in ms. */
const withoutPaintMs = 1_500;

/** Asking for one file takes an old phone a millisecond or two; a page has up to forty. */
const preloadsAtOnce = 8;

/**
 * Once something is painted, in the system's face of the same measures, it asks for the faces; for the scripts once the
 * document is whole as well: painted halfway, what starts them may not have been read yet (2 of 60 pages stayed dead so).
 * They begin once the rest of the styles is here, or will not come: what they draw may need any of them.
 * It is put at the end of the head, where hydration looks for nothing more.
 */
const starter = `(()=>{
let begun=false,dressed=false;
const dress=()=>{
if(dressed)return;
dressed=true;
for(const later of document.querySelectorAll('style[media=later]')){
const plainly=()=>{later.media='all'};
try{
const faces=[...later.sheet.cssRules].map(({style})=>{
const says=name=>style.getPropertyValue(name);
return new FontFace(says('font-family').replaceAll('"',''),says('src'),{weight:says('font-weight')})
});
Promise.all(faces.map(face=>face.load())).then(()=>faces.forEach(face=>document.fonts.add(face))).catch(plainly)
}catch{plainly()}
}
};
const preload=links=>{
for(const link of links.splice(0,${preloadsAtOnce}))link.rel='modulepreload';
if(links.length>0)setTimeout(preload,0,links);
};
const begin=()=>{
if(begun)return;
setTimeout(dress);
if(document.readyState==='loading'){document.addEventListener('DOMContentLoaded',begin,{once:true});return}
begun=true;
const styled=[...document.querySelectorAll('link[rel=styles-later]')].map(link=>new Promise(done=>{link.onload=link.onerror=done;link.rel='stylesheet'}));
preload([...document.querySelectorAll('link[rel=later]')]);
Promise.all(styled).then(()=>{
for(const held of document.querySelectorAll('script[type=later]'))document.head.append(Object.assign(document.createElement('script'),{type:'module',textContent:held.textContent}))
})
};
try{new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&begin()).observe({type:'paint',buffered:true})}catch{}
setTimeout(begin,${withoutPaintMs});
document.currentScript.remove()})()`;

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const preload = /<link rel="modulepreload"/g;
/** The rules that fetch a typeface; those that only measure one of the system's stay with the styles. */
const fetchedFaces = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;
const headEnd = '</head>';
const start = /<script type="module" async="">/;

/**
 * Rewrites a rendered document: the styles that it needs stand in it, the rest of them and the scripts begin after the
 * first paint, and what is pressed before they are here is kept.
 * Disabled links to the styles stay, which browsers do not fetch, for whoever looks whether they are there.
 * @param html as React Router rendered it
 * @param stylesAt the text of a stylesheet by its address; undefined leaves the link as it is
 * @throws Error where there is nothing of what is rewritten: React Router writes its documents otherwise by now
 */
export function paintFirst(html: string, stylesAt: (href: string) => string | undefined): string {
  for (const part of [stylesheet, preload, headEnd, start])
    if (html.search(part) === -1) throw new Error(`The document has nothing like ${part}.`);
  return html
    .replace(stylesheet, (link, href: string) => {
      const address = href.replace(/#$/, '');
      const styles = stylesAt(address);
      if (styles === undefined) return link;
      const rest = laterAddress(href);
      const later = `<link rel="styles-later" href="${rest}"/>`;
      const known = [...new Set([href, address])].map(disabledLink).join('');
      return `${inDocument(neededStyles(styles, html), rest)}${known}${later}`;
    })
    .replace(preload, '<link rel="later"')
    .replace(headEnd, () => `${earlyPresses}${headEnd}`)
    .replace(start, `<script>${starter}</script><script type="later">`);
}

/**
 * React looks for the address as it wrote it: with an empty fragment, where a part that is loaded later has the same styles.
 * Whoever loads that part looks for it without.
 */
const disabledLink = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`;

/**
 * A document that shows nothing before its scripts are here waits for nothing: its links stay as they are, but for the address of
 * the styles, which is the one that parts look for that are loaded later.
 * @param early what asks for its data, before anything that a browser waits for
 */
export const startAtOnce = (html: string, early: string): string =>
  html
    .replace('<head>', () => `<head>${early}`)
    .replace(stylesheet, (link, href: string) => {
      const address = href.replace(/#$/, '');
      return address === href ? link : `<link rel="stylesheet" href="${address}"/>${disabledLink(href)}`;
    });

/** To whoever has no scripts the faces are known from the start, and paper gets the rest. */
function inDocument(styles: string, rest: string): string {
  const faces = styles.match(fetchedFaces)?.join('') ?? '';
  const known = faces === '' ? '' : `<style>${faces}</style>`;
  const others = `<style>${styles.replace(fetchedFaces, '')}</style>`;
  return `${others}${known.replace('>', ' media="later">')}<noscript>${known}<link media="print" rel="stylesheet" href="${rest}"/></noscript>`;
}
