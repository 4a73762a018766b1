import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';

/** First layer of the information required by GDPR art. 13, next to the data it refers to. */
export function PrivacyNotice({ purpose }: { purpose: string }) {
  return (
    <section aria-label='Protección de datos' className='border-line border-t pt-4 text-ink-soft text-sm'>
      <dl className='grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]'>
        <dt className='font-[650]'>Responsable</dt>
        <dd className='-mt-2 max-w-text sm:mt-0'>
          {clinicContact().name}, {clinic.city}.
        </dd>
        <dt className='font-[650]'>Para qué</dt>
        <dd className='-mt-2 max-w-text sm:mt-0'>{purpose}</dd>
        <dt className='font-[650]'>Tus derechos</dt>
        <dd className='-mt-2 max-w-text sm:mt-0'>
          Puedes ver, corregir o borrar tus datos, u oponerte a su uso, escribiendo a{' '}
          <a href={`mailto:${clinicContact().email}`} className='link'>
            {clinicContact().email}
          </a>
          .
        </dd>
      </dl>
    </section>
  );
}
