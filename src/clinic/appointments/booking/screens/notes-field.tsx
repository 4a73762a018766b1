import { Fragment } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { clinic } from '#config';
import { TextareaField } from '#design/fields/field.tsx';
import { dial } from '#platform/text/dialling.ts';

/** Danger and despair: the first two of the list. */
const urgent = clinic.emergencyContacts.slice(0, 2);

/** Anything the professional should know before. Clinical text: it says who reads it, and what it is not for. */
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
                <a className='link' href={dial(phone)}>
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
