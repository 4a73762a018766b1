import { logoShapes } from '#design/drawings/logo-shapes.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { color, nightColors, schemeRules } from '#platform/documents/colors.server.ts';
import { asHtmlText } from '#platform/documents/html-text.ts';
import type { Language } from '#platform/language/language.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

/** The logo as SVG without stylesheet, in a 40 × 40 box that it fills from 2 to 38 by 2 to 37. */
const markDrawing = logoShapes
  .map((part) => `<path d="${part.path}" fill="${color(part.fill.replace('fill-', ''))}"/>`)
  .join('');

const houses = `<svg viewBox="0 0 40 40" aria-hidden="true">${markDrawing}</svg>`;
const scheme = schemeRules('card', 'ink', 'ink-soft', 'line', 'paper', 'river-600');

/**
 * Offline page of an installed site for unseen pages: emergency numbers and the clinic's. Cached by
 * `src/offline-worker/worker.js`, so it is self-contained: no font, image or script.
 */
export function offlinePage(language: Language): string {
  const words = texts(language).offline;
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${color('deep')}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${color('deep', nightColors)}" media="(prefers-color-scheme: dark)">
<title>${words.title} · ${clinicContact().name}</title><style>
${scheme}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:auto;padding:24px 20px 48px}h1{line-height:1.1}ul{list-style:none;margin:24px 0;padding:0}
li{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;justify-content:space-between;padding:14px 0;border-top:1px solid var(--line)}
li span{flex:1 1 11rem}small{display:block;color:var(--ink-soft);font-size:15px}
@media(max-width:30rem){li a{width:100%}}
svg{display:block;width:64px}li a{min-width:9rem;padding:11px 18px;border-radius:999px;background:var(--river-600);color:var(--card);font-weight:700;text-align:center;text-decoration:none}
p a{color:var(--river-600)}a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}</style></head>
<body><main>${houses}<h1>${words.heading}</h1>
<p>${words.lead}</p>
<ul>${clinicSettings()
    .emergencyContacts.map(
      ({ name, phone, description }) =>
        `<li><span><b>${asHtmlText(name)}</b><small>${asHtmlText(description)}</small></span><a href="${phoneUrl(phone)}" aria-label="${words.call(asHtmlText(phone), asHtmlText(name))}">${asHtmlText(phone)}</a></li>`,
    )
    .join('')}</ul>
<p>${words.clinic} <a href="${phoneUrl(clinicContact().phone)}">${clinicContact().phone}</a>. ${words.stored}</p>
<p><a href="">${words.retry}</a></p>
</main></body></html>`;
}
