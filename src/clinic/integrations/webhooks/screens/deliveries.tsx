import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { problemLabels, webhookTypeLabels } from '../../terms.ts';
import { type Delivery, useSendAgain } from '../api.ts';

export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <details className='mt-2' open>
      <summary className='min-h-11 cursor-pointer py-2 text-sm'>Últimos avisos</summary>
      <ul className='divide-y divide-line border-line border-t'>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </details>
  );
}

const when = (at: string) => `${formatShortDate(at)}, ${formatTime(at)}`;

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, type, at, state } = delivery;
  const again = useSendAgain();
  const press = () =>
    again.mutateAsync(id).then(
      () => toast({ tone: 'success', title: 'En camino otra vez', description: 'Enseguida verás si llega.' }),
      (error) => toast({ tone: 'danger', ...failureMessages(error, { refused: 'No se ha enviado' }) }),
    );
  return (
    <li className='flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm'>
      <div className='min-w-0'>
        <p>
          {webhookTypeLabels[type]} <span className='text-ink-soft tabular-nums'>· {when(at)}</span>
        </p>
        <p className='flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs'>
          <State state={state} />
          {formatOutcome(delivery)}
        </p>
      </div>
      {hasBeenTried(delivery) && (
        <Button
          size='small'
          variant='quiet'
          className='max-sm:-ml-4'
          busy={again.isPending}
          busyLabel='Enviando...'
          aria-label={`Enviar otra vez: ${webhookTypeLabels[type]}, ${when(at)}`}
          onClick={press}
        >
          Enviar otra vez
        </Button>
      )}
    </li>
  );
}

function State({ state }: Pick<Delivery, 'state'>) {
  if (state === 'sent') return <Badge tone='confirmed'>Ha llegado</Badge>;
  if (state === 'failed') return <Badge tone='cancelled'>No ha llegado</Badge>;
  return <Badge tone='pending'>En camino</Badge>;
}

const hasBeenTried = ({ state, attempts }: Delivery) => state !== 'queued' || attempts > 0;

/** 'contestó 503; lo intentamos otra vez a las 17:30' */
function formatOutcome({ state, lastStatus, lastProblem, lastAttemptAt, nextAttemptAt }: Delivery): string {
  if (state === 'sent') return lastAttemptAt === null ? '' : formatTime(lastAttemptAt);
  const status = lastStatus === null ? '' : `contestó ${lastStatus}`;
  const why = lastProblem === null ? status : problemLabels[lastProblem];
  const next = why !== '' && nextAttemptAt !== null ? `otro intento: ${when(nextAttemptAt)}` : '';
  return [why, next].filter(Boolean).join(' · ');
}
