import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { schemeRules } from '#platform/documents/colors.server.ts';
import { phoneUrl } from '#platform/text/dialling.ts';

const [emergency, helpline] = clinic.emergencyContacts;
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
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} · ${clinicContact().name}</title><style>
${schemeRules('ink', 'paper', 'river-600', ...colors)}
body{margin:0;display:grid;place-items:center;min-height:100vh;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:24px}h1{line-height:1.1}a{color:var(--river-600)}a[href^=tel]{white-space:nowrap}${style}</style></head>
<body><main>${body}
</main></body></html>`;

/** Always contains the emergency numbers. */
const shortPage = ({ title, heading, text }: { title: string; heading: string; text: string }) =>
  shortDocument({
    title,
    style: '',
    body: `${heading}
${text}
<p>Si hay peligro, llama al ${call(emergency.phone)}. Si piensas en hacerte daño, al ${call(helpline.phone)}, a cualquier hora.</p>`,
  });

const referenceLine = (reference: string) => `<p>Referencia: <b>${reference}</b></p>`;

/** Shown when a page fails and none is cached, usually because the database is unreachable. */
export const unavailablePageFor = (reference?: string): string =>
  shortPage({
    title: 'Volvemos enseguida',
    heading: '<h1>Volvemos enseguida</h1>',
    text: `<p>Ahora mismo no podemos mostrarte esta página. Vuelve a probar en unos segundos o llámanos al ${call(clinicContact().phone)}.</p>${reference === undefined ? '' : referenceLine(reference)}`,
  });

/** Same, when no process responds. */
export const unavailablePage = unavailablePageFor();

/** For failures without a page of their own; contains the reference to quote on the phone. */
export const brokenPage = (reference: string): string =>
  shortPage({
    title: 'Algo ha fallado',
    heading: '<h1>Algo ha fallado</h1>',
    text: `<p>Ha sido culpa nuestra, no tuya. Vuelve a probar o llámanos al ${call(clinicContact().phone)}: con esta referencia sabremos qué ha pasado.</p>${referenceLine(reference)}`,
  });

/** For missing files, which mostly programs request; a full page would be wasteful. */
export const missingPage = (): string =>
  shortPage({
    title: 'Página no encontrada',
    // The specification's wording (section 2), as on the page for other unknown paths.
    heading: '<h1 lang="en">Page Not Found</h1>',
    text: `<p>Este archivo no existe o ha cambiado de sitio. Puedes <a href="/">ir al inicio</a> o llamarnos al ${call(clinicContact().phone)}.</p>`,
  });
