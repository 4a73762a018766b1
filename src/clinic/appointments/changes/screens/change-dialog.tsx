import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose, type DialogProps } from '#design/dialogs/dialog.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { type Doubt, isWaitingForUser } from '#platform/idempotency/use-keyed-mutation.ts';

type ChangeDialogProps = Required<Pick<DialogProps, 'size' | 'title' | 'description'>> & {
  isOpen: boolean;
  onOpenChange: (opens: boolean) => void;
  /** While the write is pending the dialog is locked, unless its outcome is unknown. */
  change: { isPending: boolean; doubt: Doubt | undefined; askAgain: () => void };
  refusal: { title: string; text: string } | undefined;
  trigger: ReactNode;
  action: ReactNode;
  keepLabel: string;
  children: ReactNode;
};

export function ChangeDialog({
  isOpen,
  change: { isPending, doubt, askAgain },
  refusal,
  action,
  keepLabel,
  children,
  ...dialog
}: ChangeDialogProps) {
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      dismissible={!isPending || isWaitingForUser(doubt)}
      actions={
        <>
          {action}
          <DialogClose>
            <Button variant='secondary' disabled={isPending}>
              {keepLabel}
            </Button>
          </DialogClose>
        </>
      }
    >
      {doubt && <LostResponseNotice doubt={doubt} onAsk={askAgain} className='mb-4' />}
      {refusal && (
        <Notice tone='danger' announce='assertive' title={refusal.title} className='mb-4'>
          {refusal.text}
        </Notice>
      )}
      {children}
    </Dialog>
  );
}
