import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFoot } from '#design/dialogs/form-foot.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';

type Sending<Body> = {
  mutateAsync: (body: Body) => Promise<unknown>;
  reset: () => void;
  error: Error | null;
  isPending: boolean;
};

/**
 * A step of a request in a dialog: a few fields, what it does, and the way out.
 * @param body what is sent; undefined while something is missing
 * @param done said once it is done: the row it stood in may be gone by then
 */
export function RequestDialog<Body>({
  opener,
  title,
  description,
  act,
  isDanger = false,
  isQuiet = false,
  sending,
  body,
  done,
  children,
}: {
  opener: string;
  title: string;
  description: string;
  act: string;
  isDanger?: boolean;
  isQuiet?: boolean;
  sending: Sending<Body>;
  body: () => Body | undefined;
  done: string;
  children?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const submit = () => {
    const wish = body();
    if (wish === undefined) return;
    void sending
      .mutateAsync(wish)
      .then(() => {
        setOpen(false);
        toast({ tone: 'success', title: done });
      })
      // Said in the dialog.
      .catch(() => undefined);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        sending.reset();
      }}
      title={title}
      description={description}
      trigger={
        <Button size='small' variant={isQuiet ? 'quiet' : 'primary'}>
          {opener}
        </Button>
      }
    >
      <form
        noValidate
        className='flex flex-col gap-4'
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        {sending.error && (
          <FailureNotice {...failureWords(sending.error, { refused: 'Así no se puede guardar' })} />
        )}
        <FormFoot leave='Dejarlo'>
          <Button
            type='submit'
            size='small'
            variant={isDanger ? 'danger' : 'primary'}
            busy={sending.isPending}
            busyLabel='Guardando...'
          >
            {act}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  );
}
