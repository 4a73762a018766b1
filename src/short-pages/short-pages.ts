import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { schemeRules } from '#platform/documents/colors.server.ts';
import { currentLanguage, localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

const call = (phone: string) => `<a href="${phoneUrl(phone)}">${phone}</a>`;

/**
 * A self-contained document without scripts and files, which could be unavailable too. `colors`: in addition to the
 * common ones.
 */
export const shortDocument = ({
  title,
  style,
  colors = [],
  body,
}: {
  title: string;
  style: string;
  colors?: readonly string[];
  body: string;
}) =>
  `<!DOCTYPE html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} · ${clinicContact().name}</title><style>
${schemeRules('ink', 'paper', 'river-600', ...colors)}
body{margin:0;display:grid;place-items:center;min-height:100vh;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:24px}h1{line-height:1.1}a{color:var(--river-600)}a[href^=tel]{white-space:nowrap}${style}</style></head>
<body><main>${body}
</main></body></html>`;

/** Always contains the emergency numbers. */
function shortPage({ title, heading, text }: { title: string; heading: string; text: string }): string {
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return shortDocument({
    title,
    style: '',
    body: `${heading}
${text}
<p>${texts().danger(call(emergency.phone), call(helpline.phone))}</p>`,
  });
}

const referenceLine = (reference: string) => `<p>${texts().reference}: <b>${reference}</b></p>`;

/** Shown when a page fails and none is cached, usually because the database is unreachable. */
export function unavailablePageFor(reference?: string): string {
  const { title, text } = texts().unavailable;
  return shortPage({
    title,
    heading: `<h1>${title}</h1>`,
    text: `<p>${text(call(clinicContact().phone))}</p>${reference === undefined ? '' : referenceLine(reference)}`,
  });
}

/** Same, when no process responds. */
export const unavailablePage = unavailablePageFor();

/** For failures without a page of their own; contains the reference to quote on the phone. */
export function brokenPage(reference: string): string {
  const { title, text } = texts().broken;
  return shortPage({
    title,
    heading: `<h1>${title}</h1>`,
    text: `<p>${text(call(clinicContact().phone))}</p>${referenceLine(reference)}`,
  });
}

/** For missing files, which mostly programs request; a full page would be wasteful. */
export function missingPage(): string {
  const { title, text } = texts().missing;
  const home = (words: string) => `<a href="${localizePath(routes.home)}">${words}</a>`;
  return shortPage({
    title,
    // The specification's wording (section 2), as on the page for other unknown paths.
    heading: '<h1 lang="en">Page Not Found</h1>',
    text: `<p>${text(home, call(clinicContact().phone))}</p>`,
  });
}
