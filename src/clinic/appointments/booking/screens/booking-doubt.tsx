import { useRef } from 'react';
import type { BookingWish } from '#clinic/appointments/api.ts';
import { zoneOf } from '#clinic/appointments/screens/labels.ts';
import { clinic } from '#config';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import type { Doubt } from '#platform/idempotency/use-keyed-mutation.ts';
import { dial } from '#platform/text/dialling.ts';
import { formatDate, formatTime } from '#platform/time/spanish-dates.ts';

/**
 * Replaces the form while the outcome of a booking is unknown, so that no second one is sent. Takes the
 * focus.
 */
export function BookingDoubt({
  asked,
  doubt,
  onAsk,
}: {
  asked: BookingWish['body'] | undefined;
  doubt: Doubt;
  onAsk: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnMount(place);
  return (
    <div ref={place} tabIndex={-1} className='mt-6 max-w-2xl scroll-mt-60 rounded-card outline-none'>
      <LostAnswerNotice doubt={doubt} onAsk={onAsk}>
        {asked &&
          `Has pedido la cita del ${formatDate(asked.date)}, ${formatTime(asked.date)}${zoneOf(String(asked.type), asked.date)}.`}
      </LostAnswerNotice>
      {doubt !== 'asking' && (
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
