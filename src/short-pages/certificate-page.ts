import type { VerifiedCertificate } from '#clinic/appointments/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';
import { asText } from './escape.ts';
import { shortDocument } from './short-pages.ts';

const title = 'Comprobar un justificante';
const phoneLink = () => `<a href="${phoneUrl(clinicContact().phone)}">${asText(clinicContact().phone)}</a>`;

const certificatePage = (heading: string, body: string): string =>
  shortDocument({
    title,
    style:
      'dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 20px;margin:24px 0}dt{color:var(--ink-soft)}dd{margin:0;font-weight:650}.soft{color:var(--ink-soft)}',
    colors: ['ink-soft'],
    body: `<p class="soft">${asText(clinicContact().name)}</p>\n<h1>${heading}</h1>\n${body}`,
  });

/** Confirms a certificate: number, day and initials, nothing else. */
export const confirmedCertificatePage = ({ number, day, initials }: VerifiedCertificate): string =>
  certificatePage(
    'El justificante es auténtico',
    `<p>Lo hemos expedido nosotros. Compara estos datos con los del papel.</p>
<dl><dt>Número</dt><dd>${asText(number)}</dd><dt>Día</dt><dd>${formatDay(day)}</dd><dt>Iniciales</dt><dd>${asText(initials)}</dd></dl>
<p class="soft">Por privacidad no mostramos nada más.</p>`,
  );

export const unknownCertificatePage = (): string =>
  certificatePage(
    'No encontramos este justificante',
    `<p>Comprueba que has escrito la dirección entera, con el código de 16 letras y números. Si es así, no podemos confirmarlo: llámanos al ${phoneLink()}.</p>`,
  );

export const tooManyChecksPage = (): string =>
  certificatePage(
    'Demasiadas comprobaciones seguidas',
    `<p>Espera unos minutos y vuelve a probar, o llámanos al ${phoneLink()}.</p>`,
  );
