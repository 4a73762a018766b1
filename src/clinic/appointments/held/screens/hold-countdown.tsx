import { formatDeadline } from '#clinic/appointments/rules/deadline.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { texts } from './texts.ts';

/** Minutes announced to screen readers; the text changes every minute. */
const announcedMinutes = [15, 5, 1];

/** Time left of the hold. Undefined until hydration; the space is reserved. */
export function HoldCountdown({ minutesLeft = 0 }: { minutesLeft: number | undefined }) {
  const words = formatRemaining(minutesLeft);
  return (
    <div>
      <p aria-hidden='true' className='min-h-7'>
        {words}
      </p>
      <p role='status' className='sr-only'>
        {announcedMinutes.includes(minutesLeft) && words}
      </p>
    </div>
  );
}

function formatRemaining(minutes: number): string {
  return minutes === 0 ? '' : texts().remaining(minutes);
}

/**
 * The hold is over by this device's clock.
 * @param isKnown the server has ended the hold; otherwise it may have been paid, or wait a little longer
 */
export function HoldExpired({ until, isKnown }: { until: string; isKnown: boolean }) {
  return (
    <Notice
      tone='warning'
      announce='polite'
      title={texts().expired.title(formatDeadline(until, presentNow()))}
    >
      {isKnown ? texts().expired.isOver : texts().expired.checking}
    </Notice>
  );
}
