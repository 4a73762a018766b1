import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { organizationQuery } from '#clinic/organization/api.ts';
import { clinic } from '#config';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { useRegistrationNumber } from '../registration-number.ts';
import { texts } from './texts.ts';

const own = texts().holder;

/** The holder of the site, as required by art. 10 of the LSSI, styled as a door plate. */
export function HolderPlate() {
  const legal = useSuspenseQuery(organizationQuery()).data;
  return (
    <section
      id='titular'
      aria-labelledby='titular-title'
      className='relative mt-8 rounded-card border-3 border-ochre-500 bg-ochre-100 p-6 sm:p-10'
    >
      <Screw className='top-2.5 left-2.5' />
      <Screw className='top-2.5 right-2.5' />
      <Screw className='bottom-2.5 left-2.5' />
      <Screw className='right-2.5 bottom-2.5' />
      <h2 id='titular-title' className='text-h3'>
        {own.title}
      </h2>
      {legal.isInvented && <p className='mt-2 max-w-text'>{own.invented}</p>}
      <dl className='mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2'>
        <Item name={own.name}>{legal.holder}</Item>
        <Item name={own.taxId}>{legal.taxId}</Item>
        <Item name={own.address}>
          <Local>{clinicContact().address}</Local>
        </Item>
        <Item name={own.mailAndPhone}>
          <a
            href={`mailto:${clinicContact().email}`}
            className='link inline-flex min-h-11 items-center break-all'
          >
            {clinicContact().email}
          </a>
          <br />
          <a
            href={phoneUrl(clinicContact().phone)}
            className='link inline-flex min-h-11 items-center min-[15rem]:whitespace-nowrap'
          >
            {clinicContact().phone}
          </a>
        </Item>
        <Item name={own.register}>{legal.register}</Item>
        <Item name={own.authorisation}>
          <Local>{legal.centreAuthorisation}</Local>
        </Item>
        <Item name={own.college}>
          <Local>{legal.college}</Local>, {useRegistrationNumber()}
        </Item>
        <Item name={own.degree}>
          {legal.degree}.{' '}
          <ExternalLink href={legal.ethicsCode.url} className='link'>
            {legal.ethicsCode.name}
          </ExternalLink>
        </Item>
      </dl>
    </section>
  );
}

/** Marks the language of a local name. */
const Local = ({ children }: { children: string }) => <span lang={clinic.localLanguage}>{children}</span>;

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className='text-ink-soft text-sm'>{name}</dt>
      <dd className='font-[550]'>{children}</dd>
    </div>
  );
}

const Screw = ({ className }: { className: string }) => (
  <span aria-hidden='true' className={`absolute size-2.5 rounded-full bg-ochre-500 ${className}`} />
);
