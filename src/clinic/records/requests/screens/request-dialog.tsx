import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { texts } from './request-dialog-texts.ts';

type Sending<Body> = {
  mutateAsync: (body: Body) => Promise<unknown>;
  reset: () => void;
  error: Error | null;
  isPending: boolean;
};

/**
 * Dialog for one step of a request.
 * @param body request body; undefined while incomplete
 * @param done toast text, because the row may be gone by then
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
      // The dialog shows the error.
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
          <FailureNotice {...failureMessages(sending.error, { refused: texts().notSaved })} />
        )}
        <FormFooter>
          <Button
            type='submit'
            size='small'
            variant={isDanger ? 'danger' : 'primary'}
            busy={sending.isPending}
            busyLabel={texts().saving}
          >
            {act}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
