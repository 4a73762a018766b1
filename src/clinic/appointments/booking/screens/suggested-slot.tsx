import type { ReactNode } from 'react';
import { bySessionLabel, formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { RuleNote } from '#clinic/appointments/screens/rule-note.tsx';
import { Button } from '#design/button.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { useIsHydrated } from '#platform/documents/hydration.ts';
import { formatEuros } from '#platform/money.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatSlot } from './format-slot.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { RefundableHour } from './refundable-hour.tsx';
import { texts } from './texts.ts';
import type { BookingFormState } from './use-booking-form.ts';

/** Kinds that need no data besides the slot. */
const kindsWithoutDetails = new Set(['office', 'video']);

/** Whether a small screen shows the chosen hour above the form. */
export const isSuggested = ({ choice, type }: Pick<BookingFormState, 'choice' | 'type'>): boolean =>
  kindsWithoutDetails.has(type) && (choice.slot !== undefined || choice.isLoading);

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
  const { choice, session, booking } = state;
  const isHydrated = useIsHydrated();
  const isLeaving = booking.outcome !== undefined && 'leaving' in booking.outcome;
  if (!isSuggested(state)) return null;
  return (
    <section aria-labelledby='encontrada' className='hidden min-w-0 docked:block'>
      <div aria-hidden='true' className='tiles relative z-10 h-4 bg-tile' />
      <div className='-mt-2 mx-1.5 flex flex-col gap-2 rounded-b-sheet border border-line bg-card px-4 pt-4 pb-4 shadow-soft short:gap-1.5 short:pt-2.5 low:sm:grid low:sm:grid-cols-[minmax(0,1fr)_auto] low:sm:items-center low:sm:gap-x-5 tiny:px-[12px] tiny:pt-3 tiny:*:order-1'>
        <SlotSummary state={state} />
        <RuleNote startsAt={choice.slot?.startsAt} byPlan={session.pays} />
        {outcome}
        {!isLeaving && (
          <div className='grid grid-cols-[minmax(0,1fr)_auto] max-[24rem]:grid-cols-1 items-center max-[24rem]:gap-0 gap-2 low:sm:col-start-2 low:sm:row-span-2 low:sm:row-start-1 tiny:order-none!'>
            <Button
              type={isHydrated ? 'submit' : 'button'}
              onClick={onTake}
              className='px-3! tiny:text-sm'
              busy={booking.isSending}
              busyLabel={texts().booking}
            >
              {texts().bookThisHour}
            </Button>
            <a
              href='#reservar'
              className='link inline-flex min-h-12 items-center px-2 max-[24rem]:justify-self-center'
            >
              {texts().change}
            </a>
          </div>
        )}
        <div className='flex flex-col gap-2 low:sm:col-span-full'>
          <PrivacyNote byPlan={session.pays} />
          {/* Last: it appears once the hours have loaded, and would move what follows it. */}
          <RefundableHour choice={choice} byPlan={session.pays} />
        </div>
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
    // With very large text the button follows the hour, before the details.
    <div className='tiny:contents'>
      <h2 id='encontrada' className='min-h-[1lh] text-[1.0625rem] max-[22.5rem]:min-h-[2lh]'>
        {slot ? formatSlot(slot, choice.now) : <Skeleton className='h-[1lh] w-4/5' />}
        {slot && formatTimeZone(type, slot.startsAt)}
      </h2>
      <p className='mt-0.5 min-h-[2lh] leading-snug max-[22.5rem]:min-h-[3lh] tiny:order-1'>
        {texts().summary.serviceWith(service?.name, professional && nameOnScreen(professional.name))}{' '}
        <strong className='max-[22.5rem]:block'>
          {session.pays ? bySessionLabel : service && formatEuros(service.price)}
        </strong>
      </p>
    </div>
  );
}
