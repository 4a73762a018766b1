import { useEffect, useRef, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { NoScriptNotice } from '#clinic/accounts/screens/no-script-notice.tsx';
import { bookingRequestName } from '#clinic/appointments/api.ts';
import { clearDraft, readDraft } from '#clinic/appointments/booking/screens/draft.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { DeviceDateNotice } from '#clinic/appointments/screens/device-date-notice.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { PageTitle } from '#design/page-title.tsx';
import { Spinner } from '#design/spinner.tsx';
import { deviceNow } from '#platform/browser/clock.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { findOpenRequestBody } from '#platform/idempotency/open-request.ts';
import { BookingForm } from './booking-form.tsx';
import { noteHeldHere, useHeldHere } from './held-here.ts';
import { texts } from './texts.ts';

// Loaded on demand: it is only needed after a booking.
const loadHeldAppointment = async () =>
  (await import('#clinic/appointments/held/screens/held-appointment.tsx')).HeldAppointment;

export const meta = pageMeta(() => ({
  title: `${texts().pageTitle} · ${clinicContact().name}`,
  description: texts().pageDescription,
}));

export default function BookingPage() {
  const [held, setHeld] = useState<Held>();
  const visit = useVisitCount(() => setHeld(undefined));
  const { state, retry } = useHeldHere((appointment) => setHeld({ appointment, isReturning: true }));
  const after = usePreloadedPart(loadHeldAppointment, held !== undefined || state !== 'none');
  const hold = (appointment: Appointment) => {
    noteHeldHere(appointment.id);
    setHeld({ appointment, isReturning: false });
  };
  const bookAnother = () => {
    noteHeldHere(undefined);
    setHeld(undefined);
  };
  const isChoosing = !held && state === 'none';
  return (
    <>
      {isChoosing ? (
        <BookingForm key={visit} onHeld={hold}>
          <DeviceDateNotice />
          <NoScriptNotice>{texts().toBookHere}</NoScriptNotice>
        </BookingForm>
      ) : (
        <PageTitle title={texts().pageTitle} />
      )}
      {!held && state !== 'none' && <HeldLoading isFailed={state === 'failed'} retry={retry} />}
      {held && after.part && (
        <after.part booked={held.appointment} isReturning={held.isReturning} onAgain={bookAnother} />
      )}
      {held && !after.part && <HeldLoading isFailed={after.isFailed} retry={after.ask} />}
    </>
  );
}

/** `isReturning`: booked before, and shown again after Back, Forward or a reload. */
type Held = { appointment: Appointment; isReturning: boolean };

function HeldLoading({ isFailed, retry }: { isFailed: boolean; retry: () => void }) {
  if (!isFailed) return <Spinner label={texts().opening} />;
  return (
    <LoadFailure title={texts().openingFailed} retry={retry} className='mt-6'>
      {texts().openingFailedAdvice}
    </LoadFailure>
  );
}

/**
 * Increments when the user signs out or another user signs in, which resets the form. An expired session
 * keeps the form if it has a draft or a booking with an unknown outcome.
 */
function useVisitCount(onLeft: () => void): number {
  const session = useSession();
  const { state } = session;
  const userId = session.state === 'signed-in' ? session.user.id : undefined;
  const [visit, setVisit] = useState(0);
  const former = useRef(userId);
  const left = useRef(onLeft);
  left.current = onLeft;
  useEffect(() => {
    const isGone = former.current !== undefined && state === 'anonymous';
    const isAnother = former.current !== undefined && userId !== undefined && userId !== former.current;
    former.current = userId;
    const now = deviceNow();
    if (isAnother) clearDraft();
    else if (!isGone || readDraft(now) || findOpenRequestBody(bookingRequestName, now)) return;
    left.current();
    setVisit((count) => count + 1);
  }, [state, userId]);
  return visit;
}
