import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { formatDay } from '#platform/time/dates.ts';
import { useCloseAccount } from '../api.ts';
import { texts } from './texts.ts';

const formId = 'eliminar-cuenta';

/**
 * Closes the account: first the consequences, then the password, finally the result.
 * @param atStake consequences contributed by other features
 */
export function CloseAccount({ atStake }: { atStake?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCloseAccount();
  // A page load discards all personal data in this page's memory.
  const leave = () => window.location.assign(localizePath(routes.home));
  const onOpenChange = (opens: boolean) => {
    if (close.isSuccess) return leave();
    if (opens) close.reset();
    setIsOpen(opens);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      dismissible={!close.isPending}
      trigger={
        <Button variant='quiet' className='px-4! text-coral-700! max-sm:w-full sm:-mx-4'>
          {texts().closing.close}
        </Button>
      }
      title={close.isSuccess ? texts().closing.closed : texts().closing.question}
      description={close.isSuccess ? texts().closing.summaryByEmail : texts().closing.isForever}
      actions={
        close.isSuccess ? (
          <Button onClick={leave}>{texts().closing.toHome}</Button>
        ) : (
          <>
            <Button
              type='submit'
              form={formId}
              variant='danger'
              busy={close.isPending}
              busyLabel={texts().closing.closing}
            >
              {texts().closing.close}
            </Button>
            <DialogClose>
              <Button variant='secondary' disabled={close.isPending}>
                {texts().closing.stay}
              </Button>
            </DialogClose>
          </>
        )
      }
    >
      {close.isSuccess ? (
        <ClosedSummary {...close.data} />
      ) : (
        <CloseAccountForm close={close} atStake={atStake} />
      )}
    </Dialog>
  );
}

function CloseAccountForm({
  close,
  atStake,
}: {
  close: ReturnType<typeof useCloseAccount>;
  atStake: ReactNode;
}) {
  const form = useForm({ defaultValues: { password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await close.mutateAsync(password);
    } catch (error) {
      if (!showFieldErrors(form, error))
        form.setError('root', {
          message:
            problemMessage(error) ?? (isResponseLost(error) ? texts().closing.perhapsClosed : texts().retry),
        });
    }
  });
  const { errors } = form.formState;
  const end = useRef<HTMLDivElement>(null);
  // The error is at the end of the dialog, which may be off-screen on a small screen.
  useEffect(() => {
    if (errors.password || errors.root) end.current?.scrollIntoView({ block: 'nearest' });
  }, [errors.password, errors.root]);
  return (
    <form id={formId} method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
      {atStake}
      <Consequences />
      <PasswordField
        label={texts().password}
        autoComplete='current-password'
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.root?.message && (
        <Notice
          tone='danger'
          announce='assertive'
          title={isResponseLost(close.error) ? outcomeUnknownTitle() : texts().closing.failed}
        >
          {errors.root.message}
        </Notice>
      )}
      <div ref={end} />
    </form>
  );
}

function Consequences() {
  const { willBeErased, erased, willBeKept, kept, cancelFirst } = texts().closing;
  return (
    <div className='flex flex-col gap-4'>
      <div>
        <h3 className='text-base'>{willBeErased}</h3>
        <Items sentences={erased} />
      </div>
      <div>
        <h3 className='text-base'>{willBeKept}</h3>
        <Items sentences={kept} />
      </div>
      <p className='text-ink-soft'>{cancelFirst}</p>
    </div>
  );
}

const Items = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className='mt-1 list-disc pl-5'>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** The result, in the server's sentences. */
function ClosedSummary({
  deleted,
  kept,
}: {
  deleted: string[];
  kept: { what: string; why: string; until: string | null }[];
}) {
  return (
    <div role='status' className='flex flex-col gap-4'>
      <div>
        <h3 className='text-base'>{texts().closing.haveErased}</h3>
        <Items sentences={deleted.map(toSentence)} />
      </div>
      {kept.length > 0 && (
        <div>
          <h3 className='text-base'>{texts().closing.haveKept}</h3>
          <ul className='mt-1 list-disc pl-5'>
            {kept.map(({ what, why, until }) => (
              <li key={what}>
                {toSentence(until === null ? what : texts().closing.keptUntil(what, formatDay(until)))}{' '}
                <span className='text-ink-soft text-sm'>{why}.</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const toSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
