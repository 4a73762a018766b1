import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { messageOf } from '#platform/api/client.ts';
import { isAnswerLost } from '#platform/idempotency/lost-answer.ts';
import { dial } from '#platform/text/dialling.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { type FailedMessage, failedMessagesQuery, useResend } from '../api.ts';

/** Messages that arrived nowhere: once more, or a call. Where there is none, nothing is shown. */
export function FailedMessages() {
  const { data, isError, refetch } = useQuery(failedMessagesQuery());
  if (isError)
    return (
      <LoadFailure
        isQuiet
        title='No sabemos si algún mensaje no ha llegado'
        className='mt-5'
        retry={() => void refetch()}
      >
        El día se puede llevar igual.
      </LoadFailure>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby='mensajes-fallidos' className='mt-5'>
      <h2 id='mensajes-fallidos' className='mb-2 text-h4'>
        Mensajes que no han llegado
      </h2>
      <ul className='overflow-hidden rounded-card border border-coral-600 bg-card'>
        {data.map((message) => (
          <Failed key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

function Failed({ message }: { message: FailedMessage }) {
  const { id, about, recipient, name, phone, createdAt, mayBeSentAgain } = message;
  const resend = useResend();
  const press = () =>
    resend.mutate(id, {
      onSuccess: () => toast({ tone: 'success', title: 'En camino otra vez', description: recipient }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: isAnswerLost(error) ? 'No sabemos si se ha enviado' : 'No se ha enviado',
          description: messageOf(error) ?? 'Puede ser la conexión. Inténtalo de nuevo.',
        }),
    });
  return (
    <li className='flex flex-wrap items-center justify-between gap-3 border-line border-b px-3 py-2.5 last:border-b-0'>
      <div className='min-w-0'>
        <strong>{about}</strong>
        <p className='text-ink-soft text-xs'>
          {name && `${name} · `}
          {recipient} · {formatDate(createdAt)}
          {phone && (
            <>
              {' · '}
              <a href={dial(phone)} className='link'>
                {phone}
              </a>
            </>
          )}
        </p>
      </div>
      {mayBeSentAgain ? (
        <Button
          size='small'
          variant='secondary'
          busy={resend.isPending}
          busyLabel='Enviando...'
          onClick={press}
        >
          Enviar otra vez
        </Button>
      ) : (
        <p className='text-xs'>Lo que decía ya ha pasado: llama, si hace falta.</p>
      )}
    </li>
  );
}
