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
import { routes } from '#platform/paths.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';
import { useCloseAccount } from '../api.ts';

const formId = 'eliminar-cuenta';

/**
 * Closes the account: first the consequences, then the password, finally the result.
 * @param atStake consequences contributed by other features
 */
export function CloseAccount({ atStake }: { atStake?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCloseAccount();
  // A page load discards all personal data in this page's memory.
  const leave = () => window.location.assign(routes.home);
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
          Eliminar mi cuenta
        </Button>
      }
      title={close.isSuccess ? 'Tu cuenta está eliminada' : '¿Eliminar tu cuenta?'}
      description={
        close.isSuccess
          ? 'Ya no se puede entrar en ella. Si su correo estaba verificado, allí tienes este resumen.'
          : 'Es para siempre: no podremos recuperarla.'
      }
      actions={
        close.isSuccess ? (
          <Button onClick={leave}>Ir al inicio</Button>
        ) : (
          <>
            <Button
              type='submit'
              form={formId}
              variant='danger'
              busy={close.isPending}
              busyLabel='Eliminando...'
            >
              Eliminar mi cuenta
            </Button>
            <DialogClose>
              <Button variant='secondary' disabled={close.isPending}>
                Conservarla
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
            problemMessage(error) ??
            (isResponseLost(error)
              ? 'Inténtalo de nuevo; si tu cuenta ya está eliminada, verás que tu sesión ha terminado.'
              : 'Inténtalo de nuevo en un momento.'),
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
        label='Tu contraseña'
        autoComplete='current-password'
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.root?.message && (
        <Notice
          tone='danger'
          announce='assertive'
          title={isResponseLost(close.error) ? outcomeUnknownTitle : 'No hemos podido eliminar tu cuenta'}
        >
          {errors.root.message}
        </Notice>
      )}
      <div ref={end} />
    </form>
  );
}

function Consequences() {
  return (
    <div className='flex flex-col gap-4'>
      <div>
        <h3 className='text-base'>Se borra</h3>
        <ul className='mt-1 list-disc pl-5'>
          <li>Tu usuario, tu nombre, tu correo, tu teléfono y tu dirección.</li>
          <li>Los mensajes que te enviamos y lo que escribiste en citas que no se hicieron.</li>
          <li>Lo que apuntaste en la guía de bienestar y tus actividades favoritas.</li>
          <li>Las horas reservadas que aún no has pagado: quedan libres.</li>
          <li>Las sesiones de tus planes que no hayas usado.</li>
        </ul>
      </div>
      <div>
        <h3 className='text-base'>La ley nos obliga a conservar</h3>
        <ul className='mt-1 list-disc pl-5'>
          <li>La historia clínica de tus consultas, bloqueada, durante 15 años.</li>
          <li>Los apuntes de los pagos y el registro de lo que se hizo, sin tu nombre.</li>
        </ul>
      </div>
      <p className='text-ink-soft'>Si tienes citas confirmadas, cancélalas antes desde la pestaña Citas.</p>
    </div>
  );
}

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
        <h3 className='text-base'>Hemos borrado</h3>
        <ul className='mt-1 list-disc pl-5'>
          {deleted.map((what) => (
            <li key={what}>{toSentence(what)}</li>
          ))}
        </ul>
      </div>
      {kept.length > 0 && (
        <div>
          <h3 className='text-base'>Conservamos</h3>
          <ul className='mt-1 list-disc pl-5'>
            {kept.map(({ what, why, until }) => (
              <li key={what}>
                {toSentence(until === null ? what : `${what}, hasta el ${formatDay(until)}`)}{' '}
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
