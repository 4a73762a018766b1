import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from './form-errors.tsx';

/**
 * The end of a form that opens in its place on the page: what went wrong, what it does, and the way out.
 * @param leave what the way out is called
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
