import { useState } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useGiveConsent } from '../api.ts';
import { texts } from './texts.ts';

/** Asks for consent separately and before any question. */
export function ConsentStep({ onSend }: { onSend: () => void }) {
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const consenting = useGiveConsent();
  useSignOutOnExpiry(consenting.error);
  const press = () => {
    if (!isAgreed) return setMissing(true);
    onSend();
    consenting.mutate();
  };
  return (
    <div className='max-w-3xl'>
      <p className='max-w-text'>{texts().consent.lead}</p>
      <dl className='mt-4 flex flex-col gap-3'>
        {texts().consent.terms.map(({ term, text }) => (
          <div key={term} className='gap-x-4 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]'>
            <dt className='font-[650]'>{term}</dt>
            <dd className='max-w-text'>{text}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        className='mt-4 max-w-text'
        label={texts().consent.statement(clinicContact().name)}
        checked={isAgreed}
        onChange={({ target }) => {
          setAgreed(target.checked);
          setMissing(false);
        }}
        error={isMissing ? texts().consent.missing : undefined}
      />
      <Button className='mt-4' busy={consenting.isPending} busyLabel={texts().saving} onClick={press}>
        {texts().consent.start}
      </Button>
      {consenting.isError && (
        <FailureNotice
          {...failureMessages(consenting.error, {
            refused: texts().notSaved,
          })}
          className='mt-4'
        />
      )}
    </div>
  );
}
