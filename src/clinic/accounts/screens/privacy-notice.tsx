import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { texts } from './texts.ts';

/** First layer of the information required by GDPR art. 13, next to the data it refers to. */
export function PrivacyNotice({ purpose }: { purpose: string }) {
  return (
    <section aria-label={texts().privacy.label} className='border-line border-t pt-4 text-ink-soft text-sm'>
      <dl className='grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]'>
        <dt className='font-[650]'>{texts().privacy.controller}</dt>
        <dd className='-mt-2 max-w-text sm:mt-0'>
          {clinicContact().name}, {clinic.city}.
        </dd>
        <dt className='font-[650]'>{texts().privacy.purpose}</dt>
        <dd className='-mt-2 max-w-text sm:mt-0'>{purpose}</dd>
        <dt className='font-[650]'>{texts().privacy.rights}</dt>
        <dd className='-mt-2 max-w-text sm:mt-0'>
          {texts().privacy.rightsBy(
            <a href={`mailto:${clinicContact().email}`} className='link'>
              {clinicContact().email}
            </a>,
          )}
        </dd>
      </dl>
    </section>
  );
}
