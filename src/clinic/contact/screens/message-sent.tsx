import { MailCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#design/button.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { texts } from './texts.ts';

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
        {texts().sent.title}
      </h3>
      <p className='mt-3 max-w-text'>{texts().sent.whenAnswered(answeringHours())}</p>
      {hasEmail && <p className='mt-3 max-w-text'>{texts().sent.confirmation}</p>}
      <p className='mt-3 max-w-text'>
        {texts().sent.callUs(
          <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap font-[650]'>
            {clinicContact().phone}
          </a>,
        )}
      </p>
      <Button variant='secondary' className='mt-6' onClick={again}>
        {texts().sent.another}
      </Button>
    </div>
  );
}
