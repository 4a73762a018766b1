import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { clinic } from '#config';
import { Waterline } from '#design/drawings/waterline.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { useRegistrationNumber } from '../registration-number.ts';
import { SchemeSwitch } from '../scheme/scheme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { footerPages } from './navigation.ts';
import { texts } from './texts.ts';

const linkClasses =
  'inline-flex min-h-11 items-center py-1.5 text-on-deep leading-snug print:min-h-0 print:py-0 underline decoration-on-deep/50 underline-offset-4 transition-colors hover:decoration-on-deep';

export function Footer() {
  return (
    <footer data-ground='dark' className='relative text-on-deep'>
      {/* Overlaps the page's lower edge, so that no gap shows. */}
      <Waterline className='absolute inset-x-0 bottom-[calc(100%-1px)] text-deep' />
      <div className='bg-deep'>
        <div className='mx-auto grid max-w-page grid-cols-2 gap-x-6 tiny:grid-cols-1 gap-y-8 px-4 pt-10 pb-8 print:block print:px-0 print:pt-6 print:pb-2 sm:px-8 md:grid-cols-4 lg:grid-cols-[1.3fr_0.8fr_1.2fr_1.35fr_1.1fr] lg:gap-x-8'>
          <Clinic />
          <Column title={texts().footer.pages}>
            {footerPages.map((page) => (
              <li key={page.path}>
                <Link to={page.path} className={linkClasses}>
                  {page.label}
                </Link>
              </li>
            ))}
          </Column>
          <Services />
          <Contact />
          <Legal />
        </div>
        <div
          data-print='no'
          className='mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-4 pb-4 text-sm sm:px-8'
        >
          <SchemeSwitch />
          <LanguageSwitch className={linkClasses} />
        </div>
        <Facts />
      </div>
    </footer>
  );
}

function Clinic() {
  return (
    <div className='col-span-full flex flex-wrap items-start justify-between gap-6 lg:col-span-1 lg:flex-col'>
      <div>
        <p className='font-[680] font-display text-h4'>{clinicContact().name}</p>
        <p lang={clinic.localLanguage} className='mt-2 max-w-[22em]'>
          {clinicContact().address}
        </p>
      </div>
      <InaugurationStamp />
    </div>
  );
}

function Services() {
  const { data } = useSuspenseQuery(servicesQuery());
  return (
    <Column title={texts().footer.services}>
      {servicesOrFallback(data).map(({ type, name }) => (
        <li key={type} className='flex min-h-11 items-center py-1.5 leading-snug'>
          {name}
        </li>
      ))}
    </Column>
  );
}

function Contact() {
  return (
    <Column title={texts().footer.contact}>
      <li className='flex min-h-11 items-center print:hidden'>{clinic.city}</li>
      <li>
        <a href={phoneUrl(clinicContact().phone)} className={`${linkClasses} min-[15rem]:whitespace-nowrap`}>
          {clinicContact().phone}
        </a>
        {/* Shows opening hours to callers. */}
        <p className='mb-1 leading-6'>{texts().footer.weAnswer(answeringHours())}</p>
      </li>
      <li>
        <a href={`mailto:${clinicContact().email}`} className={`${linkClasses} wrap-anywhere`}>
          {clinicContact().email}
        </a>
      </li>
    </Column>
  );
}

function Legal() {
  return (
    <Column title={texts().footer.legal}>
      <li>
        <Link to={routes['aviso-legal']} className={linkClasses}>
          {texts().footer.legalNotice}
        </Link>
      </li>
      {Object.values(clinicSettings().privacyPages).map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url} className={linkClasses}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </Column>
  );
}

/** Verifiable facts about the clinic. Leaves room for the floating corner buttons. */
function Facts() {
  const { accreditation, yearsOfExperience } = clinicSettings();
  return (
    <ul className='mx-auto flex max-w-page flex-wrap gap-x-6 gap-y-1 border-on-deep/25 border-t px-4 pt-5 pb-24 text-sm print:p-0 print:pt-2 sm:px-8'>
      <li>{texts().footer.registration(useRegistrationNumber())}</li>
      {accreditation && <li>{texts().footer.accreditation(accreditation)}</li>}
      <li>{texts().footer.experience(yearsOfExperience)}</li>
      <li>{texts().footer.payment}</li>
    </ul>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className='text-h4 print:hidden'>{title}</h2>
      <ul className='mt-1 print:flex print:flex-wrap print:gap-x-4'>{children}</ul>
    </section>
  );
}

function InaugurationStamp({ className }: { className?: string }) {
  return (
    <p data-print='no' className={clsx('flex w-fit -rotate-3 items-center text-on-deep', className)}>
      <span className='grid size-30 place-content-center rounded-full border-2 border-on-deep text-center shadow-[inset_0_0_0_4px_var(--color-deep),inset_0_0_0_5px_var(--color-on-deep)]'>
        <span className='text-xs leading-tight'>{texts().footer.inauguration}</span>{' '}
        <span className='font-[680] font-display leading-tight tabular-nums'>
          {clinicSettings().inaugurationStamp}
        </span>{' '}
        <span className='text-xs leading-tight'>{clinic.city}</span>
      </span>
      <svg viewBox='0 0 60 40' aria-hidden='true' className='-ml-1 h-10 fill-none stroke-on-deep tiny:hidden'>
        <path
          d='M0 6q7.5-6 15 0t15 0 15 0 15 0M0 20q7.5-6 15 0t15 0 15 0 15 0M0 34q7.5-6 15 0t15 0 15 0 15 0'
          strokeWidth='2'
        />
      </svg>
    </p>
  );
}
