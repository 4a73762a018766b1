import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogClose } from './dialog.tsx';

/**
 * Footer of a form in a dialog: submit and leave.
 * @param back goes one step back; without it the dialog closes
 * @param leave label of the leave button
 */
export function FormFooter({
  back,
  leave = back ? 'Volver' : 'Cerrar',
  children,
}: {
  back?: () => void;
  leave?: string;
  children: ReactNode;
}) {
  const out = (
    <Button size='small' variant='secondary' {...(back ? { onClick: back } : {})}>
      {leave}
    </Button>
  );
  return (
    <div className='flex flex-col gap-3 sm:flex-row-reverse'>
      {children}
      {back ? out : <DialogClose>{out}</DialogClose>}
    </div>
  );
}
