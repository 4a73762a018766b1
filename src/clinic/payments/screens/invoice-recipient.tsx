import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatEuros } from '#platform/money.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { type Recipient, useStateRecipient } from '../invoices/api.ts';
import { texts } from '../invoices/screens/texts.ts';
import { useRecipient } from '../invoices/screens/use-recipient.tsx';
import { recipientRequiredAboveCents } from '../terms.ts';
import { type Checkout, itemOf } from './checkout.ts';

/** Asks online payers for the invoice recipient: always above the limit, otherwise only companies. */
export function InvoiceRecipient({ checkout }: { checkout: Checkout }) {
  const isNamed = checkout.priceCents > recipientRequiredAboveCents;
  const [isCompany, setIsCompany] = useState(false);
  return (
    <section aria-label={texts().title}>
      {isNamed ? (
        <p className='font-[650]'>{texts().title}</p>
      ) : (
        <CheckboxField
          label={texts().isCompany}
          checked={isCompany}
          onChange={({ target }) => setIsCompany(target.checked)}
        />
      )}
      {(isNamed || isCompany) && <RecipientForm checkout={checkout} isNamed={isNamed} />}
    </section>
  );
}

function RecipientForm({ checkout, isNamed }: { checkout: Checkout; isNamed: boolean }) {
  const { fields, read, typed } = useRecipient(null, (said) => saveOnBlur(said));
  const state = useStateRecipient();
  const [isEditing, setIsEditing] = useState(true);
  const [sent, setSent] = useState<string>();
  const send = (recipient: Recipient) => {
    setSent(recipientKey(recipient));
    return state.mutateAsync({ ...itemOf(checkout), recipient });
  };
  const save = () => {
    const recipient = read();
    if (recipient)
      send(recipient).then(
        () => setIsEditing(false),
        () => {},
      );
  };
  // Saves on blur too, because users may go straight to the wallet's buttons.
  const saveOnBlur = (said: Recipient | undefined) => {
    if (said && recipientKey(said) !== sent) send(said).catch(() => {});
  };
  if (!isEditing)
    return (
      <p role='status' className='flex flex-wrap items-center gap-x-3 text-sm'>
        {texts().saved}
        <Button size='small' variant='quiet' className='-ml-4' onClick={() => setIsEditing(true)}>
          {texts().change}
        </Button>
      </p>
    );
  return (
    <div className='mt-1 flex flex-col gap-3'>
      <p className='text-ink-soft text-sm'>
        {isNamed
          ? texts().ofNamed(
              formatEuros(recipientRequiredAboveCents),
              <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
                {clinicContact().phone}
              </a>,
            )
          : texts().ofCompany}
      </p>
      {fields}
      {state.isSuccess && typed && recipientKey(typed) === sent && (
        <p role='status' className='text-sm'>
          {texts().saved}
        </p>
      )}
      {state.error && <FailureNotice {...failureMessages(state.error, { refused: texts().notSaved })} />}
      <Button
        size='small'
        variant='secondary'
        className='self-start'
        busy={state.isPending}
        busyLabel={texts().saving}
        onClick={save}
      >
        {texts().save}
      </Button>
    </div>
  );
}

const recipientKey = ({ name, taxId, address }: Recipient): string => [name, taxId, address].join('\n');
