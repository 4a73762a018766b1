import { MailCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#design/button.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';

/** Replaces the form after sending. Promises only what is certain. */
export function MessageSent({ hasEmail, again }: { hasEmail: boolean; again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading);
  return (
    <div className='flex flex-col items-center rounded-card bg-pine-100 px-5 py-8 text-center sm:px-8'>
      <span
        aria-hidden='true'
        className='grid size-16 place-items-center rounded-full bg-card text-pine-700 [&_svg]:size-8'
      >
        <MailCheck />
      </span>
      <h3 ref={heading} tabIndex={-1} className='mt-4 text-h3 outline-none'>
        Tu mensaje ha llegado
      </h3>
      <p className='mt-3 max-w-text'>
        Lo leerá una persona de la clínica. Contestamos {answeringHours}, y procuramos hacerlo antes de que
        acabe el siguiente día de trabajo.
      </p>
      {hasEmail && (
        <p className='mt-3 max-w-text'>
          Lo normal es que en unos minutos recibas un correo de confirmación. Si no te llega, no te preocupes:
          el mensaje ya está aquí.
        </p>
      )}
      <p className='mt-3 max-w-text'>
        Si te corre prisa, llámanos:{' '}
        <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap font-[650]'>
          {clinicContact().phone}
        </a>
        .
      </p>
      <Button variant='secondary' className='mt-6' onClick={again}>
        Escribir otro mensaje
      </Button>
    </div>
  );
}
