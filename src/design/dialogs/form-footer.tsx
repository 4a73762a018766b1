import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { texts } from '../texts.ts';
import { DialogClose } from './dialog.tsx';

/**
 * Footer of a dialog: its actions and the way out. It stays in sight while the dialog scrolls, if its parent reaches to
 * the dialog's top.
 * @param back goes one step back; without it the dialog closes
 * @param leave 'back' leaves a form, 'close' a dialog that submits nothing. The panel uses 'Cancelar' only for
 * cancelling appointments.
 * @param explanation a sentence beside the button: a missing input, or a step to do first
 */
export function FormFooter({
  back,
  leave = 'back',
  explanation,
  children,
}: {
  back?: () => void;
  leave?: 'back' | 'close';
  explanation?: string | undefined;
  children?: ReactNode;
}) {
  const out = (
    <Button size='small' variant='secondary' {...(back ? { onClick: back } : {})}>
      {leave === 'back' ? texts().back : texts().close}
    </Button>
  );
  return (
    // One row where the labels fit, so that the form has more height on phones. Otherwise the explanation has its own
    // line above the buttons.
    <div
      data-floor
      className='sticky -bottom-4 z-10 -mb-2 flex flex-row-reverse flex-wrap gap-2 border-line border-t bg-paper py-3 max-sm:*:grow sm:flex-wrap-reverse sm:gap-3 low:static zoomed:static max-[18rem]:static'
    >
      {explanation && (
        <p role='status' className='text-sm max-sm:basis-full sm:order-1 sm:grow sm:basis-36 sm:self-center'>
          {explanation}
        </p>
      )}
      {children}
      {back ? out : <DialogClose>{out}</DialogClose>}
    </div>
  );
}
