import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { ExternalLink } from '#design/external-link.tsx';
import { legalNotice } from '#legal-notice';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { CancellationRule } from './cancellation-rule.tsx';
import type { LegalFacts, LegalText } from './legal-facts.ts';
import { legalProse } from './legal-prose.ts';

export type LegalSection = { id: string; title: string; content: ReactNode };

function collectFacts(): LegalFacts {
  const [emergency, suicideLine] = clinicSettings().emergencyContacts;
  return {
    emergency: <Call phone={emergency.phone} />,
    suicideLine: <Call phone={suicideLine.phone} />,
    phone: <Call phone={clinicContact().phone} />,
    mail: (
      <a href={`mailto:${clinicContact().email}`} className='link'>
        {clinicContact().email}
      </a>
    ),
    link: (page, text) => (
      <Link to={routes[page]} className='link'>
        {text}
      </Link>
    ),
    vatPercent: legalNotice.expertReportVatPercent,
    paymentProvider: legalNotice.paymentProvider,
    holdMinutes: clinicSettings().holdMinutes,
    cancellationRule: <CancellationRule />,
    ownAccountFromAge: legalNotice.ownAccountFromAge,
    childrenFrom: ageInWords(clinic.childMinimumAgeMonths),
    privacyPages: <PrivacyPages />,
  };
}

/** Sections in the order in which a patient would ask. */
export function legalSections(): readonly LegalSection[] {
  const facts = collectFacts();
  return Object.entries<LegalText>(legalProse()).map(([id, { title, content }]) => ({
    id,
    title,
    content: content(facts),
  }));
}

const Call = ({ phone }: { phone: string }) => (
  <a href={phoneUrl(phone)} className='link whitespace-nowrap'>
    {phone}
  </a>
);

function PrivacyPages() {
  return (
    <ul className='flex flex-wrap gap-x-6'>
      {Object.values(clinicSettings().privacyPages).map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url} className='link inline-flex min-h-11 items-center font-[650]'>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
