import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from './form-errors.tsx';

/**
 * Footer of an inline form: error, submit and cancel.
 * @param leave label of the cancel button
 */
export function FormEnd({
  error,
  onDone,
  leave = 'Dejarlo',
  children,
}: {
  error: Error | null;
  onDone: () => void;
  leave?: string;
  children: ReactNode;
}) {
  return (
    <>
      <FormError error={error} />
      <div className='flex flex-wrap gap-3'>
        {children}
        <Button variant='quiet' size='small' onClick={onDone}>
          {leave}
        </Button>
      </div>
    </>
  );
}
