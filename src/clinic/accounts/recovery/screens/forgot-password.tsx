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
      title='Elegir otra contraseña'
      description='Te enviamos un enlace al correo electrónico de tu cuenta.'
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
          message: problemMessage(error) ?? 'No sabemos si ha llegado. Mira tu correo, o inténtalo de nuevo.',
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
        label='Nombre de usuario o correo electrónico'
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        error={form.formState.errors.usernameOrEmail?.message}
        {...form.register('usernameOrEmail')}
      />
      <Button type='submit' busy={ask.isPending} busyLabel='Enviando...' className='w-full'>
        Enviar el enlace
      </Button>
      <NoEmail />
    </form>
  );
}

function LinkSent({ sentence }: { sentence: string }) {
  return (
    <div className='flex flex-col gap-5 pb-2'>
      <Notice tone='success' announce='polite' title='Mira tu correo'>
        <p>{sentence}</p>
        <p className='mt-2'>
          El enlace vale {recoveryMinutes} minutos. Si no lo encuentras, busca en la carpeta de correo no
          deseado.
        </p>
      </Notice>
      <NoEmail />
      <DialogClose>
        <Button variant='secondary'>Entendido</Button>
      </DialogClose>
    </div>
  );
}

const NoEmail = () => (
  <p className='text-ink-soft text-sm'>
    ¿Tu cuenta no tiene correo electrónico? Llámanos al{' '}
    <a className='link whitespace-nowrap' href={`tel:${clinicContact().phone.replaceAll(' ', '')}`}>
      {clinicContact().phone}
    </a>{' '}
    y te ayudamos a entrar.
  </p>
);
