import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { type ContactAnswer, useSendAnswerAgain } from '../api.ts';

const deliveryLabels: Record<NonNullable<ContactAnswer['delivery']>, string> = {
  queued: 'En camino',
  sent: 'Enviado',
  failed: 'No ha llegado: envíala otra vez o prueba por teléfono',
  void: 'Anulado antes de salir',
  suppressed: 'Retenido: no se ha enviado',
};

const hasFailed = ({ delivery }: ContactAnswer) => delivery === 'failed' || delivery === 'suppressed';

export function Answers({ messageId, answers }: { messageId: number; answers: readonly ContactAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label='Respuestas' className='mt-4 grid gap-3'>
      {answers.map((answer) => (
        <li key={answer.id} className='rounded-[10px] bg-river-50 px-4 py-3'>
          <p className='text-ink-soft text-xs'>
            <strong className='text-ink'>{answer.by}</strong> ·{' '}
            {answer.way === 'email' ? 'por correo' : 'por teléfono'} · {formatShortDate(answer.createdAt)},{' '}
            {formatTime(answer.createdAt)}
            {answer.delivery && (
              <>
                {' · '}
                <strong className={hasFailed(answer) ? 'text-coral-700' : 'text-ink'}>
                  {deliveryLabels[answer.delivery]}
                </strong>
              </>
            )}
          </p>
          <p className='mt-1 whitespace-pre-line wrap-anywhere'>{answer.text}</p>
          {answer.delivery === 'failed' && <SendAgain messageId={messageId} answerId={answer.id} />}
        </li>
      ))}
    </ul>
  );
}

function SendAgain({ messageId, answerId }: { messageId: number; answerId: number }) {
  const again = useSendAnswerAgain(messageId);
  const press = () =>
    again.mutateAsync(answerId).then(
      () => toast({ tone: 'success', title: 'La respuesta está otra vez en camino' }),
      (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: 'No se ha enviado', lost: 'No sabemos si se ha enviado' }),
        }),
    );
  return (
    <Button
      size='small'
      variant='secondary'
      className='mt-2'
      busy={again.isPending}
      busyLabel='Enviando...'
      onClick={press}
    >
      Enviar otra vez
    </Button>
  );
}
