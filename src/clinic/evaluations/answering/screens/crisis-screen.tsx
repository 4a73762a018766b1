import { useEffect, useRef } from 'react';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { Button } from '#design/button.tsx';
import { CallList } from '#design/feedback/call-list.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { OpenedQuestionnaire } from '../api.ts';
import { formatReading } from './attention-sentences.ts';
import { texts } from './texts.ts';
import { alwaysOpenContacts, helplinePhone } from './urgent-contacts.ts';

type CrisisProps = {
  paper: Pick<OpenedQuestionnaire, 'attention' | 'directionAt' | 'isTaken'>;
  isTelling: boolean;
  hasFailed: boolean;
  again: () => void;
  leave: () => void;
};

/**
 * Full-screen dialog shown as soon as the answer is given, with whom to call and what happens next. Works offline.
 * Closing it does not close the alert.
 */
export function CrisisScreen({ paper, isTelling, hasFailed, again, leave }: CrisisProps) {
  const screen = useRef<HTMLDialogElement>(null);
  const now = useClientNow();
  useEffect(() => {
    screen.current?.showModal();
  }, []);
  return (
    <dialog
      ref={screen}
      aria-labelledby='crisis-titulo'
      onClose={leave}
      className='m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-river-50 text-ink outline-none'
    >
      <div className='mx-auto flex min-h-full max-w-xl flex-col px-5 py-6 sm:justify-center sm:py-8'>
        <h2 id='crisis-titulo' className='text-h2'>
          {texts().crisis.title}
        </h2>
        <p className='mt-2 max-w-text'>{texts().crisis.lead}</p>
        <CallList contacts={alwaysOpenContacts()} className='mt-4' />
        <section aria-labelledby='crisis-sigue' className='mt-5'>
          <h3 id='crisis-sigue' className='text-h4'>
            {texts().crisis.next}
          </h3>
          <div role='status' className='mt-1 max-w-text'>
            {isTelling && <p>{texts().crisis.notifying(helplinePhone())}</p>}
            {!isTelling && hasFailed && (
              <p className='font-[650] text-coral-700'>{texts().crisis.failed(helplinePhone())}</p>
            )}
            {!isTelling && !hasFailed && <p>{formatReading(paper, helplinePhone(), now)}</p>}
          </div>
          {hasFailed && !isTelling && (
            <Button variant='secondary' className='mt-3' onClick={again}>
              {texts().crisis.retry}
            </Button>
          )}
          <p className='mt-2'>
            {texts().crisis.clinicPhone}{' '}
            <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap font-[650]'>
              {clinicContact().phone}
            </a>
          </p>
        </section>
        <Button
          variant='secondary'
          className='mt-5 self-start max-sm:w-full'
          onClick={() => screen.current?.close()}
        >
          {texts().crisis.isSafe}
        </Button>
        {!isTelling && !hasFailed && (
          <p className='mt-2 max-w-text text-ink-soft text-sm'>{texts().crisis.staysOpen}</p>
        )}
      </div>
    </dialog>
  );
}
