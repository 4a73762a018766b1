import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from './form-errors.tsx';
import { texts } from './texts.ts';

/** Footer of an inline form: error, submit, and 'Volver', as in dialogs. */
export function FormEnd({
  error,
  onDone,
  children,
}: {
  error: Error | null;
  onDone: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <FormError error={error} />
      <div className='flex flex-wrap gap-3'>
        {children}
        <Button variant='quiet' size='small' onClick={onDone}>
          {texts().back}
        </Button>
      </div>
    </>
  );
}
