import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogClose } from './dialog.tsx';

/**
 * The end of a form in a dialog: what it does, and beside it the way out.
 * @param back one step back; without it the dialog closes
 * @param leave what the way out is called
 */
export function FormFoot({
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
