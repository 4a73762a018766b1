import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { recoveryMinutes } from '#clinic/accounts/terms.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { TextField } from '#design/fields/field.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { useForgotPassword } from '../api.ts';
import { texts } from './texts.ts';

/** Requests a recovery link. `known` returns the name already typed on the page. */
export function ForgotPassword({ label, known }: { label: string; known?: () => string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size='small'
      trigger={
        <button type='button' className='link min-h-11 self-start rounded-full text-left'>
          {label}
        </button>
      }
      title={texts().request.title}
      description={texts().request.description}
    >
      <RequestLinkForm known={known?.() ?? ''} />
    </Dialog>
  );
}

function RequestLinkForm({ known }: { known: string }) {
  const form = useForm({ defaultValues: { usernameOrEmail: known } });
  const ask = useForgotPassword();
  const submit = form.handleSubmit(async (body) => {
    try {
      await ask.mutateAsync(body);
    } catch (error) {
      if (!showFieldErrors(form, error))
        form.setError('usernameOrEmail', {
          message: problemMessage(error) ?? texts().request.unclear,
        });
    }
  });
  if (ask.isSuccess) return <LinkSent sentence={ask.data.message} />;
  return (
    <form
      method='post'
      noValidate
      onSubmit={(event: FormEvent) => {
        // The React tree nests it in the login form, which must not be submitted too.
        event.stopPropagation();
        void submit(event);
      }}
      className='flex flex-col gap-5 pb-2'
    >
      <TextField
        label={texts().request.identifier}
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        error={form.formState.errors.usernameOrEmail?.message}
        {...form.register('usernameOrEmail')}
      />
      <Button type='submit' busy={ask.isPending} busyLabel={texts().request.sending} className='w-full'>
        {texts().request.send}
      </Button>
      <NoEmail />
    </form>
  );
}

function LinkSent({ sentence }: { sentence: string }) {
  return (
    <div className='flex flex-col gap-5 pb-2'>
      <Notice tone='success' announce='polite' title={texts().request.sent}>
        <p>{sentence}</p>
        <p className='mt-2'>{texts().request.validFor(recoveryMinutes)}</p>
      </Notice>
      <NoEmail />
      <DialogClose>
        <Button variant='secondary'>{texts().request.understood}</Button>
      </DialogClose>
    </div>
  );
}

const NoEmail = () => (
  <p className='text-ink-soft text-sm'>
    {texts().request.noEmail(
      <a className='link whitespace-nowrap' href={`tel:${clinicContact().phone.replaceAll(' ', '')}`}>
        {clinicContact().phone}
      </a>,
    )}
  </p>
);
