import { useRef } from 'react';
import type { BookingInput } from '#clinic/appointments/api.ts';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Doubt } from '#platform/idempotency/use-keyed-mutation.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { texts } from './texts.ts';

/**
 * Replaces the form while the outcome of a booking is unknown, so that no second one is sent. Takes the
 * focus.
 */
export function BookingDoubt({
  asked,
  doubt,
  onAsk,
}: {
  asked: BookingInput['body'] | undefined;
  doubt: Doubt;
  onAsk: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnMount(place);
  return (
    <div ref={place} tabIndex={-1} className='mt-6 max-w-2xl scroll-mt-60 rounded-card outline-none'>
      <LostResponseNotice doubt={doubt} onAsk={onAsk}>
        {asked &&
          texts().requested(
            formatDate(asked.date),
            `${formatTime(asked.date)}${formatTimeZone(String(asked.type), asked.date)}`,
          )}
      </LostResponseNotice>
      {doubt !== 'asking' && (
        <p className='mt-4'>
          {texts().callInstead(
            <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
              {clinicContact().phone}
            </a>,
          )}
        </p>
      )}
    </div>
  );
}
