import { type ReactNode, useState } from 'react';
import { ContactMissing } from '#clinic/accounts/own-account/screens/contact-missing.tsx';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { LeavingNotice } from '#clinic/appointments/screens/leaving-notice.tsx';
import { RuleNote } from '#clinic/appointments/screens/rule-note.tsx';
import { SlotsFailed } from '#clinic/appointments/slots/screens/time-choice.tsx';
import { Button } from '#design/button.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { tabStorageMs } from '#platform/browser/tab-storage.ts';
import { useIsHydrated } from '#platform/documents/hydration.ts';
import { signInPath } from '#platform/paths.ts';
import { BookingDoubt } from './booking-doubt.tsx';
import { BookingFailure } from './booking-failure.tsx';
import { BookingFields } from './booking-fields.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { PlanSessionChoice } from './plan-session-choice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { RefundableHour } from './refundable-hour.tsx';
import { isSuggested, SuggestedSlot } from './suggested-slot.tsx';
import { texts } from './texts.ts';
import type { DraftOutcome } from './use-booking.ts';
import { type BookingFormState, useBookingForm } from './use-booking-form.ts';

/** @param children notices between the heading and the form */
export function BookingForm({
  onHeld,
  children,
}: {
  onHeld: (appointment: Appointment) => void;
  children: ReactNode;
}) {
  const state = useBookingForm(onHeld);
  const { doubt, asked, askAgain } = state.booking;
  const { isFailed, isExhausted, retry } = state.choice;
  const isProposing = !isFailed && !isExhausted;
  return (
    <>
      <PageTitle title={texts().pageTitle}>
        {/* On a phone the proposal alone, so that the button stays above the bottom bar. */}
        {!doubt && (
          <>
            <span className={isProposing ? 'docked:sr-only' : undefined}>{texts().introduction}</span>
            {isProposing && <span className='docked:short:sr-only'> {texts().proposal}</span>}
          </>
        )}
      </PageTitle>
      {children}
      {doubt && <BookingDoubt doubt={doubt} asked={asked} onAsk={askAgain} />}
      {/* On a phone the slots are far below, so the failure is shown in place of the slot found first. */}
      {isFailed && !doubt && (
        <div className='mt-4 hidden docked:block'>
          <SlotsFailed retry={retry} isQuiet />
        </div>
      )}
      <Form state={state} isHidden={doubt !== undefined} />
    </>
  );
}

function Form({ state, isHidden }: { state: BookingFormState; isHidden: boolean }) {
  // The outcome is shown next to the button that was pressed.
  const [isFromCard, setIsFromCard] = useState(false);
  const outcome = state.booking.outcome && <Outcome state={state} />;
  return (
    // A native submit before hydration must not put the fields into the address bar.
    <form
      ref={state.element}
      hidden={isHidden}
      method='post'
      noValidate
      onSubmit={state.submit}
      aria-labelledby='reservar'
      className='mt-6 docked:mt-4 short:mt-2 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]'
    >
      <SuggestedSlot
        state={state}
        outcome={isFromCard ? outcome : undefined}
        onTake={() => setIsFromCard(true)}
      />
      <div className='min-w-0 docked:col-span-full'>
        {/* The heading of the page says the same. */}
        <h2 id='reservar' className='sr-only scroll-mt-24'>
          {texts().book}
        </h2>
        <BookingFields state={state} />
      </div>
      <aside
        aria-label={texts().summary.label}
        className='mx-auto w-full max-w-md lg:sticky lg:top-20 zoomed:static!'
      >
        <BookingSummary
          service={state.chosen}
          professional={state.professionals.find(({ id }) => id === state.professionalId)}
          choice={state.choice}
          byPlan={state.session.pays}
          isBriefOnPhone={isSuggested(state)}
        >
          <PlanSessionChoice session={state.session} />
          <RuleNote startsAt={state.choice.slot?.startsAt} byPlan={state.session.pays} />
          <ContactMissing />
          {isFromCard ? undefined : outcome}
          <Send state={state} onPress={() => setIsFromCard(false)} />
          <RefundableHour choice={state.choice} byPlan={state.session.pays} />
          <PrivacyNote byPlan={state.session.pays} />
        </BookingSummary>
      </aside>
    </form>
  );
}

const leavingTexts: Record<DraftOutcome, string> = {
  kept: texts().leaving.kept(tabStorageMs / 60_000),
  lost: texts().leaving.lost,
  'in-doubt': texts().leaving.inDoubt,
};

function Outcome({ state: { booking, type, professionals, take, payInstead } }: { state: BookingFormState }) {
  const { outcome } = booking;
  if (outcome === undefined) return null;
  if ('leaving' in outcome)
    return (
      <LeavingNotice to={signInPath('appointments')} title={texts().leaving.title} onStay={booking.forget}>
        {leavingTexts[outcome.leaving]}
      </LeavingNotice>
    );
  return (
    <BookingFailure
      failure={outcome.failure}
      type={type}
      professionals={professionals}
      onChoose={take}
      onPayInstead={payInstead}
    />
  );
}

/** The submit button; hidden on the way to the sign-in page. */
function Send({ state: { booking }, onPress }: { state: BookingFormState; onPress: () => void }) {
  const isHydrated = useIsHydrated();
  if (booking.outcome && 'leaving' in booking.outcome) return null;
  return (
    <Button
      type={isHydrated ? 'submit' : 'button'}
      data-sends
      onClick={onPress}
      size='large'
      className='w-full'
      busy={booking.isSending}
      busyLabel={texts().booking}
    >
      {texts().book}
    </Button>
  );
}
