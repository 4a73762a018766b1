import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { clinic } from '#config';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';

const linkClasses = 'link inline-flex min-h-11 items-center font-[650] text-h4 wrap-anywhere';

export function ContactDetails() {
  return (
    <dl className='mt-8 space-y-7'>
      <ContactDetail icon={<Phone />} name='Teléfono'>
        <a href={phoneUrl(clinicContact().phone)} className={linkClasses}>
          {clinicContact().phone}
        </a>
        <p className='text-ink-soft first-letter:uppercase'>{answeringHours}.</p>
      </ContactDetail>
      <ContactDetail icon={<Mail />} name='Correo'>
        <a href={`mailto:${clinicContact().email}`} className={linkClasses}>
          {clinicContact().email}
        </a>
        <p className='text-ink-soft'>Escribe a cualquier hora; contestamos en ese mismo horario.</p>
      </ContactDetail>
      <ContactDetail icon={<MapPin />} name='Dirección'>
        <p lang={clinic.localLanguage} className='pt-2 font-[650] text-h4'>
          {clinicContact().address}
        </p>
        <ExternalLink href={clinicContact().mapUrl} className='link inline-flex min-h-11 items-center'>
          Ver en el mapa
        </ExternalLink>
      </ContactDetail>
    </dl>
  );
}

function ContactDetail({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className='relative min-h-17 pl-17 sm:pl-18'>
      <dt className='text-ink-soft text-sm'>
        <span
          aria-hidden='true'
          className='absolute top-0 left-0 grid size-13 place-items-center rounded-full bg-river-100 text-river-700 [&_svg]:size-6'
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className='-mt-1'>{children}</dd>
    </div>
  );
}
