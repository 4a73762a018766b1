import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextareaField } from '#design/field.tsx';

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
            <a className='link' href='tel:112'>
              112
            </a>{' '}
            o al{' '}
            <a className='link' href='tel:024'>
              024
            </a>
            .
          </>
        }
        error={error}
        {...field}
      />
    </div>
  );
}
