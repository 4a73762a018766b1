import { Fragment } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { clinic } from '#config';
import { TextareaField } from '#design/fields/field.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';

/** The first two contacts of the list are for emergencies and suicide risk. */
const urgent = clinic.emergencyContacts.slice(0, 2);

/**
 * Free text for the professional. It is health data, so the field says who reads it and that it is not for
 * emergencies.
 */
export function NotesField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <div data-field='notes'>
      <TextareaField
        label='Notas'
        optional
        rows={3}
        maxLength={2000}
        hint={
          <>
            Son confidenciales: solo las lee quien te atiende. No sirven para urgencias; si hay peligro, llama
            al{' '}
            {urgent.map(({ phone }, index) => (
              <Fragment key={phone}>
                {index > 0 && ' o al '}
                <a className='link' href={phoneUrl(phone)}>
                  {phone}
                </a>
              </Fragment>
            ))}
            .
          </>
        }
        error={error}
        {...field}
      />
    </div>
  );
}
