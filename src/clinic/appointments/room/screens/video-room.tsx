import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatTime } from '#platform/time/dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';

import { roomQuery, useSendRoomLink } from '../api.ts';
import { texts } from './texts.ts';

/** Opens the room of a confirmed video appointment until it ends, and sends its link to the patient again. */
export function VideoRoom({ one, now }: { one: AgendaAppointment; now: Date }) {
  const isOpen = one.type === 'video' && one.status === 'confirmed' && now < new Date(one.endsAt);
  const { data } = useQuery({ ...roomQuery(one.id), enabled: isOpen });
  const send = useSendRoomLink();
  if (!isOpen || data === undefined) return null;
  const opensAt = data.opensAt !== null && now < new Date(data.opensAt) ? new Date(data.opensAt) : null;
  const press = () =>
    send.mutate(one.id, {
      onSuccess: ({ recipients }) =>
        toast({ tone: 'success', title: texts().linkSent, description: recipients.join(', ') }),
      onError: (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().refused, lost: texts().lost }),
        }),
    });
  return (
    <section aria-label={texts().title} className='flex flex-col gap-2'>
      <div className='flex flex-wrap items-center gap-3'>
        {data.url !== null && opensAt === null && (
          <Button asChild size='small'>
            <a href={data.url} target='_blank' rel='noreferrer'>
              <Video aria-hidden='true' className='size-4' /> {texts().enter}{' '}
            </a>
          </Button>
        )}
        {data.recipients.length > 0 && (
          <Button
            size='small'
            variant='secondary'
            busy={send.isPending}
            busyLabel={texts().sending}
            onClick={press}
          >
            {texts().sendAgain}
          </Button>
        )}
      </div>
      {data.url !== null && opensAt !== null && (
        <p className='text-sm'>{texts().opensAt(formatTime(opensAt))}</p>
      )}
      {data.waiting.length > 0 && (
        <p className='text-sm'>{texts().waiting(data.waiting.map((role) => texts().roles[role]))}</p>
      )}
      {data.visits.length > 0 && (
        <ul className='text-ink-soft text-sm'>
          {data.visits.map(({ role, joinedAt, leftAt }) => (
            <li key={role}>
              {leftAt
                ? texts().enteredAndLeft(
                    texts().roles[role],
                    formatTime(new Date(joinedAt)),
                    formatTime(new Date(leftAt)),
                  )
                : texts().entered(texts().roles[role], formatTime(new Date(joinedAt)))}
            </li>
          ))}
        </ul>
      )}
      <p className='wrap-anywhere text-ink-soft text-xs'>
        {data.recipients.length > 0 ? texts().linkGoesTo(data.recipients.join(', ')) : texts().noRecipient}
      </p>
    </section>
  );
}
