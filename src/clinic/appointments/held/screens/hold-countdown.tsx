import { formatDeadline } from '#clinic/appointments/rules/deadline.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { presentNow } from '#platform/browser/clock.ts';

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
  if (minutes === 0) return '';
  return minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`;
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
      title={`Te la guardábamos hasta ${formatDeadline(until, presentNow())}`}
    >
      {isKnown ? 'El tiempo ha pasado: ya no te la guardamos.' : 'Estamos comprobando si te ha dado tiempo.'}
    </Notice>
  );
}
