import type { ReactNode } from 'react';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { formatEuros } from '#platform/money.ts';
import { recipientRequiredAboveCents } from '../../terms.ts';
import { texts } from './desk-texts.ts';

/** Recipient form during a payment: always above the limit, otherwise only for companies. */
export function RecipientAtDesk({
  isNamed,
  isAsked,
  setIsAsked,
  fields,
}: {
  isNamed: boolean;
  isAsked: boolean;
  setIsAsked: (isAsked: boolean) => void;
  fields: ReactNode;
}) {
  return (
    <section aria-label={texts().invoiceData}>
      {isNamed ? (
        <>
          <p className='font-[650]'>{texts().invoiceData}</p>
          <p className='mb-2 text-ink-soft text-xs'>
            {texts().namedAbove(formatEuros(recipientRequiredAboveCents))}
          </p>
        </>
      ) : (
        <CheckboxField
          label={texts().companyPays}
          checked={isAsked}
          onChange={({ target }) => setIsAsked(target.checked)}
        />
      )}
      {isAsked && !isNamed && <p className='mb-2 text-ink-soft text-xs'>{texts().companyHint}</p>}
      {isAsked && fields}
    </section>
  );
}
