import type { Organization } from '#clinic/organization/contract.ts';
import type { LaunchState } from '#clinic/settings/service.server.ts';
import { clinic, legalNotice } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { translateText, translateTexts } from '#platform/language/clinic-texts.server.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDay } from '#platform/time/dates.ts';
import { asText } from './escape.ts';
import { shortDocument } from './short-pages.ts';
import { texts } from './texts.ts';

type LaunchWords = ReturnType<typeof texts>['launch'];

const link = (href: string, text: string) => `<a href="${asText(href)}">${asText(text)}</a>`;

const rowsWith = (legal: Organization, registrationNumber: string, words: LaunchWords) => [
  [words.holder, asText(legal.holder)],
  [words.taxId, asText(legal.taxId)],
  [words.address, asText(legal.address)],
  [
    words.contact,
    `${link(`mailto:${legal.email}`, legal.email)}<br>${link(phoneUrl(legal.phone), legal.phone)}`,
  ],
  [words.register, asText(legal.register)],
  [words.authorisation, asText(legal.centreAuthorisation)],
  [words.college, `${asText(legal.college)}, ${asText(registrationNumber)}`],
  [
    words.degree,
    `${asText(legal.degree)}. ${link(legalNotice.ethicsCode.url, translateText(legalNotice.ethicsCode.name))}`,
  ],
];

const listNumbers = (words: LaunchWords) =>
  translateTexts(clinicSettings().emergencyContacts).map(
    ({ name, phone, description }) =>
      `<li><a href="${phoneUrl(phone)}" aria-label="${words.call(asText(name), asText(phone))}">${asText(phone)}</a><div><b>${asText(name)}</b><br>${asText(description)}</div></li>`,
  );

const listPrivacyPages = () =>
  Object.values(translateTexts(clinicSettings().privacyPages)).map(({ name, url }) => link(url, name));

/** Page shown before launch: opening day, phone and legal holder. Works without scripts. */
export function launchPage({ opensOn, registrationNumber, organization }: LaunchState): string {
  const words = texts().launch;
  return shortDocument({
    title: words.title,
    style: `main{padding-block:clamp(32px,8vw,88px)}h1{margin:.35em 0 .3em;font-size:clamp(2.2rem,7vw,3.2rem)}h2{margin:0 0 12px;font-size:1.2rem;line-height:1.25}
section{margin-top:40px}ul{display:grid;gap:10px;margin:0;padding:0;list-style:none}.help{padding:20px;border-radius:18px;background:var(--coral-100)}
.help li{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:center;line-height:1.35;font-size:.95rem}.help li div{flex:1 1 12rem}
.help a{display:inline-flex;flex:0 0 8.6rem;min-height:44px;align-items:center;justify-content:center;border-radius:99px;background:var(--card);font-weight:650;text-decoration:none;white-space:nowrap;font-variant-numeric:tabular-nums}
dl{display:grid;gap:14px 32px;margin:0;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr))}dt{color:var(--ink-soft);font-size:.88rem}dd{margin:0;overflow-wrap:anywhere}
.soft{color:var(--ink-soft)}.legal{padding-top:28px;border-top:1px solid var(--line)}.legal a,p a{display:inline-block;padding-block:10px;margin-block:-10px}`,
    colors: ['ink-soft', 'card', 'line', 'coral-100'],
    body: `<p class="soft">${asText(clinicContact().name)} · ${asText(clinic.city)}</p>
<h1>${words.title}</h1>
<p>${opensOn === null ? words.preparing : words.opensOn(formatDay(opensOn))} ${words.outlook}</p>
<section class="help" aria-labelledby="help"><h2 id="help">${words.cannotWait}</h2><ul>${listNumbers(words).join('')}</ul></section>
<section class="legal" aria-labelledby="titular"><h2 id="titular">${words.legalNotice}</h2>
${organization.isInvented ? `<p class="soft">${words.invented}</p>` : ''}
<dl>${rowsWith(translateTexts(organization), registrationNumber ?? clinic.registrationNumber, words)
      .map(([name, text]) => `<div><dt>${name}</dt><dd>${text}</dd></div>`)
      .join('')}</dl><p>${listPrivacyPages().join(' · ')}</p></section>`,
  });
}
