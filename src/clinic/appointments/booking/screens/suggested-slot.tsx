import type { ReactNode } from 'react';
import { bySessionLabel, formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { RuleNote } from '#clinic/appointments/screens/rule-note.tsx';
import { Button } from '#design/button.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { useIsHydrated } from '#platform/documents/hydration.ts';
import { formatEuros } from '#platform/money.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { formatNearDate, formatNearWord } from '#platform/time/near-days.ts';
import { formatDateOfYear } from '#platform/time/spanish-dates.ts';
import { PrivacyNote } from './privacy-note.tsx';
import type { BookingFormState } from './use-booking-form.ts';

/** Kinds that need no data besides the slot. */
const kindsWithoutDetails = new Set(['office', 'video']);

/**
 * The first free slot, shown above the form on small screens.
 * @param outcome outcome of booking from here
 * @param onTake called when the button is pressed, before the form is sent
 */
export function SuggestedSlot({
  state,
  outcome,
  onTake,
}: {
  state: BookingFormState;
  outcome: ReactNode;
  onTake: () => void;
}) {
  const { choice, type, session, booking } = state;
  const isHydrated = useIsHydrated();
  const isLeaving = booking.outcome !== undefined && 'leaving' in booking.outcome;
  if (!kindsWithoutDetails.has(type) || (choice.slot === undefined && !choice.isLoading)) return null;
  return (
    <section aria-labelledby='encontrada' className='hidden min-w-0 docked:block'>
      <div aria-hidden='true' className='tiles relative z-10 h-4 bg-tile' />
      <div className='-mt-2 mx-1.5 flex flex-col gap-2 rounded-b-sheet border border-line bg-card px-4 pt-4 pb-4 shadow-soft'>
        <SlotSummary state={state} />
        <RuleNote startsAt={choice.slot?.startsAt} byPlan={session.pays} />
        {outcome}
        {!isLeaving && (
          <div className='grid grid-cols-[minmax(0,1fr)_auto] tiny:grid-cols-1 items-center gap-2'>
            <Button
              type={isHydrated ? 'submit' : 'button'}
              onClick={onTake}
              className='px-3!'
              busy={booking.isSending}
              busyLabel='Reservando...'
            >
              Reservar esta hora
            </Button>
            <a href='#reservar' className='link inline-flex min-h-12 items-center px-2'>
              Cambiar
            </a>
          </div>
        )}
        <PrivacyNote byPlan={session.pays} />
      </div>
    </section>
  );
}

function SlotSummary({
  state: { choice, type, chosen: service, professionals, professionalId, session },
}: {
  state: BookingFormState;
}) {
  const professional = professionals.find(({ id }) => id === professionalId);
  const { slot } = choice;
  return (
    <div>
      <h2 id='encontrada' className='min-h-[1lh] text-[1.0625rem] max-[22.5rem]:min-h-[2lh]'>
        {slot ? (
          `${capitalize(formatSlotDay(slot.startsAt, choice.now))}, ${slot.time}`
        ) : (
          <Skeleton className='h-[1lh] w-4/5' />
        )}
        {slot && formatTimeZone(type, slot.startsAt)}
      </h2>
      <p className='mt-0.5 leading-snug'>
        {service?.name}, con {professional && nameInSentence(professional.name)}.{' '}
        <strong>{session.pays ? bySessionLabel : service && formatEuros(service.price)}</strong>
      </p>
    </div>
  );
}

/** Without the year, unless the day is near enough to have a name (hoy, mañana). */
const formatSlotDay = (startsAt: string, now: Date | undefined) =>
  formatNearWord(startsAt, now) ? formatNearDate(startsAt, now) : formatDateOfYear(new Date(startsAt));

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
