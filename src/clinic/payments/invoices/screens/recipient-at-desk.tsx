import type { ReactNode } from 'react';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { formatEuros } from '#platform/money.ts';
import { recipientRequiredAboveCents } from '../../terms.ts';

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
    <section aria-label='Datos para la factura'>
      {isNamed ? (
        <>
          <p className='font-[650]'>Datos para la factura</p>
          <p className='mb-2 text-ink-soft text-xs'>
            Pasa de {formatEuros(recipientRequiredAboveCents)}: la factura lleva nombre, NIF y dirección. Si
            ahora no los sabe, déjalo en blanco y se apuntan después en Facturas.
          </p>
        </>
      ) : (
        <CheckboxField
          label='Paga una empresa'
          checked={isAsked}
          onChange={({ target }) => setIsAsked(target.checked)}
        />
      )}
      {isAsked && !isNamed && (
        <p className='mb-2 text-ink-soft text-xs'>
          Apunta al menos el nombre. Lo que no sepan ahora se completa después en Facturas.
        </p>
      )}
      {isAsked && fields}
    </section>
  );
}
