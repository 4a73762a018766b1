import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { clinic } from '#config';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { texts } from './texts.ts';

const linkClasses = 'link inline-flex min-h-11 items-center font-[650] text-h4 wrap-anywhere';

export function ContactDetails() {
  return (
    <dl className='space-y-3'>
      <ContactDetail icon={<Phone />} name={texts().details.phone}>
        <a href={phoneUrl(clinicContact().phone)} className={`${linkClasses} min-[15rem]:whitespace-nowrap`}>
          {clinicContact().phone}
        </a>
        <p className='-mt-1.5 text-ink-soft text-sm first-letter:uppercase'>{answeringHours()}.</p>
      </ContactDetail>
      <ContactDetail icon={<Mail />} name={texts().details.email}>
        <a href={`mailto:${clinicContact().email}`} className={linkClasses}>
          {clinicContact().email}
        </a>
        <p className='-mt-1.5 text-ink-soft text-sm'>{texts().details.anyTime}</p>
      </ContactDetail>
      <ContactDetail icon={<MapPin />} name={texts().details.address}>
        <p lang={clinic.localLanguage} className='pt-1 font-[650]'>
          {clinicContact().address}
        </p>
        <ExternalLink href={clinicContact().mapUrl} className='link inline-flex min-h-11 items-center'>
          {texts().details.showMap}
        </ExternalLink>
      </ContactDetail>
    </dl>
  );
}

function ContactDetail({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className='relative min-h-13 pl-15'>
      <dt className='text-ink-soft text-sm'>
        <span
          aria-hidden='true'
          className='absolute top-0 left-0 grid mt-1 size-11 place-items-center rounded-full bg-river-100 text-river-700 [&_svg]:size-5'
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className='-mt-1'>{children}</dd>
    </div>
  );
}
