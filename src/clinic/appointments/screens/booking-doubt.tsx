import { useEffect, useRef } from 'react';
import { clinic } from '#config';
import { LostAnswerNotice } from '#design/lost-answer-notice.tsx';
import { dial } from '#platform/dialling.ts';
import type { Doubt } from '#platform/idempotency/use-keyed-mutation.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';

/** In place of the form while nobody knows whether an hour was booked: no other one is offered. Takes the focus. */
export function BookingDoubt({
  startsAt,
  doubt,
  onAsk,
}: {
  startsAt: string | undefined;
  doubt: Doubt;
  onAsk: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className='mt-6 max-w-2xl scroll-mt-60 rounded-card outline-none'>
      <LostAnswerNotice isAsking={doubt === 'asking'} onAsk={onAsk}>
        {startsAt && `Has pedido la cita del ${formatDate(startsAt)}, ${formatTime(startsAt)}.`}
      </LostAnswerNotice>
      {doubt === 'waiting' && (
        <p className='mt-4'>
          Si lo prefieres, llámanos al{' '}
          <a href={dial(clinic.phone)} className='link whitespace-nowrap'>
            {clinic.phone}
          </a>{' '}
          y te decimos si está reservada.
        </p>
      )}
    </div>
  );
}
