import type { Appointment } from '#clinic/appointments/contract.ts';
import { clinic } from '#config';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { kindOf } from './kind-tone.ts';
import { texts } from './texts.ts';

/** Address and directions for a visit at the clinic; nothing for other kinds. */
export function OfficeDirections({ type, className }: Pick<Appointment, 'type'> & { className?: string }) {
  const kind = kindOf(type);
  if (kind !== 'office' && kind !== 'child') return null;
  return (
    <p className={className}>
      <span lang={clinic.localLanguage}>{clinicContact().address}</span>
      <br />
      <ExternalLink href={clinicContact().mapUrl} className='link inline-flex min-h-11 items-center'>
        {texts().directions}
      </ExternalLink>
    </p>
  );
}
