import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSecondsLeft } from '#clinic/accounts/verification/screens/use-seconds-left.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { monotonicMs } from '#platform/browser/clock.ts';
import { routes } from '#platform/paths.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { headingId } from './held-panel.tsx';
import { texts } from './texts.ts';

/** One second without announcement, then a countdown from five (docs/behaviour.md, Pages). */
const silentSeconds = 1;
const countedSeconds = 5;

/** Confirmation of a booking that needs no payment. Leads to the profile by itself unless the user stays. */
export function ConfirmedDialog({ appointment }: { appointment: Appointment }) {
  const navigate = useNavigate();
  const now = useClientNow();
  const [end, setEnd] = useState<number | undefined>(
    () => monotonicMs() + (silentSeconds + countedSeconds) * 1_000,
  );
  const isOpen = end !== undefined;
  const stay = () => {
    setEnd(undefined);
    // No button opened this dialog, so the focus returns to the heading below it.
    requestAnimationFrame(() => document.getElementById(headingId)?.focus());
  };
  const seconds = useSecondsLeft(end);
  useEffect(() => {
    if (isOpen && seconds === 0) navigate(routes.dashboard);
  }, [isOpen, seconds, navigate]);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => !opens && stay()}
      size='small'
      title={texts().confirmed.title}
      description={
        <>
          <p className='text-ink first-letter:uppercase'>
            <strong>
              {formatNearDate(appointment.date, now)}, {formatTime(appointment.date)}
            </strong>
            {formatTimeZone(appointment.type, appointment.date)}
            {texts().confirmed.withProfessional(nameOnScreen(appointment.professionalName))}
          </p>
          <p className='mt-1'>{texts().confirmed.bySession}</p>
        </>
      }
      actions={
        <>
          <Button asChild>
            <Link to={routes.dashboard}>{texts().confirmed.toProfile}</Link>
          </Button>
          <DialogClose>
            <Button variant='secondary'>{texts().confirmed.stay}</Button>
          </DialogClose>
        </>
      }
    >
      <Countdown seconds={seconds} />
    </Dialog>
  );
}

/** Announced to screen readers once, with how to stop it. */
function Countdown({ seconds }: { seconds: number }) {
  const isCounting = seconds <= countedSeconds;
  return (
    <>
      <p aria-hidden='true' className='min-h-7'>
        {isCounting &&
          texts().confirmed.countdown(<strong className='tabular-nums'>{seconds}</strong>, seconds)}
      </p>
      <p role='status' className='sr-only'>
        {isCounting && texts().confirmed.announcement(countedSeconds)}
      </p>
    </>
  );
}
