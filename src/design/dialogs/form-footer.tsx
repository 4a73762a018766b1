import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogClose } from './dialog.tsx';

/**
 * Footer of a form in a dialog: submit and leave. It stays in sight while the form scrolls.
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
    <div className='sticky -bottom-4 z-10 -mb-2 flex flex-col gap-3 border-line border-t bg-paper py-3 max-sm:gap-2 sm:flex-row-reverse low:static zoomed:static max-[18rem]:static'>
      {children}
      {back ? out : <DialogClose>{out}</DialogClose>}
    </div>
  );
}
