import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { problemLabels, webhookTypeLabels } from '../../terms.ts';
import { type Delivery, useSendAgain } from '../api.ts';
import { texts } from './texts.ts';

export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <details className='mt-2' open>
      <summary className='min-h-11 cursor-pointer py-2 text-sm'>{texts().deliveries}</summary>
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
      () => toast({ tone: 'success', title: texts().onItsWayAgain, description: texts().soonHere }),
      (error) => toast({ tone: 'danger', ...failureMessages(error, { refused: texts().notSent }) }),
    );
  return (
    <li className='flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm'>
      <div className='min-w-0'>
        <p>
          {webhookTypeLabels()[type]} <span className='text-ink-soft tabular-nums'>· {when(at)}</span>
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
          busyLabel={texts().sending}
          aria-label={texts().sendAgainOf(webhookTypeLabels()[type], when(at))}
          onClick={press}
        >
          {texts().sendAgain}
        </Button>
      )}
    </li>
  );
}

function State({ state }: Pick<Delivery, 'state'>) {
  if (state === 'sent') return <Badge tone='confirmed'>{texts().arrived}</Badge>;
  if (state === 'failed') return <Badge tone='cancelled'>{texts().notArrived}</Badge>;
  return <Badge tone='pending'>{texts().onItsWay}</Badge>;
}

const hasBeenTried = ({ state, attempts }: Delivery) => state !== 'queued' || attempts > 0;

/** 'contestó 503; lo intentamos otra vez a las 17:30' */
function formatOutcome({ state, lastStatus, lastProblem, lastAttemptAt, nextAttemptAt }: Delivery): string {
  if (state === 'sent') return lastAttemptAt === null ? '' : formatTime(lastAttemptAt);
  const status = lastStatus === null ? '' : texts().answeredWith(lastStatus);
  const why = lastProblem === null ? status : problemLabels()[lastProblem];
  const next = why !== '' && nextAttemptAt !== null ? texts().nextTry(when(nextAttemptAt)) : '';
  return [why, next].filter(Boolean).join(' · ');
}
