import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { TextField } from '#design/fields/field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useRenewFeed } from '../api.ts';

export function OwnCalendar() {
  const renew = useRenewFeed();
  return (
    <section aria-labelledby='calendario' className='rounded-card border border-line bg-card p-4'>
      <h2 id='calendario' className='mb-2 text-h4'>
        Tu calendario
      </h2>
      <p className='mb-3 text-ink-soft'>
        Dirección secreta para ver tus citas en el móvil: solo horas e iniciales.
      </p>
      {renew.data && (
        <TextField
          className='mb-3'
          label='Dirección'
          hint='Cópiala ahora: no se vuelve a mostrar.'
          readOnly
          value={renew.data.address}
          onFocus={({ target }) => target.select()}
        />
      )}
      {renew.error && (
        <FailureNotice {...failureMessages(renew.error, { refused: 'No se ha creado' })} className='mb-3' />
      )}
      <Button
        size='small'
        variant='secondary'
        onClick={() => renew.mutate()}
        busy={renew.isPending}
        busyLabel='Creando...'
      >
        Crear una dirección
      </Button>
    </section>
  );
}
