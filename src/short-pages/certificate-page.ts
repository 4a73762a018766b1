import type { VerifiedCertificate } from '#clinic/appointments/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDay } from '#platform/time/dates.ts';
import { asText } from './escape.ts';
import { shortDocument } from './short-pages.ts';
import { texts } from './texts.ts';

const phoneLink = () => `<a href="${phoneUrl(clinicContact().phone)}">${asText(clinicContact().phone)}</a>`;

const certificatePage = (heading: string, body: string): string =>
  shortDocument({
    title: texts().certificate.title,
    style:
      'dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 20px;margin:24px 0}dt{color:var(--ink-soft)}dd{margin:0;font-weight:650}.soft{color:var(--ink-soft)}',
    colors: ['ink-soft'],
    body: `<p class="soft">${asText(clinicContact().name)}</p>\n<h1>${heading}</h1>\n${body}`,
  });

/** Confirms a certificate: number, day and initials, nothing else. */
export function confirmedCertificatePage({ number, day, initials }: VerifiedCertificate): string {
  const words = texts().certificate;
  return certificatePage(
    words.genuine,
    `<p>${words.compare}</p>
<dl><dt>${words.number}</dt><dd>${asText(number)}</dd><dt>${words.day}</dt><dd>${formatDay(day)}</dd><dt>${words.initials}</dt><dd>${asText(initials)}</dd></dl>
<p class="soft">${words.nothingElse}</p>`,
  );
}

export const unknownCertificatePage = (): string =>
  certificatePage(texts().certificate.unknown, `<p>${texts().certificate.checkAddress(phoneLink())}</p>`);

export const tooManyChecksPage = (): string =>
  certificatePage(texts().certificate.tooMany, `<p>${texts().certificate.waitABit(phoneLink())}</p>`);
