import { useState } from 'react';
import { ContactMissing } from '#clinic/accounts/own-account/screens/contact-missing.tsx';
import { draftStoredSentence } from '#clinic/appointments/booking/screens/draft.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { LeavingNotice } from '#clinic/appointments/screens/leaving-notice.tsx';
import { RuleNote } from '#clinic/appointments/screens/rule-note.tsx';
import { SlotsFailed } from '#clinic/appointments/slots/screens/time-choice.tsx';
import { Button } from '#design/button.tsx';
import { tabStorageMs } from '#platform/browser/tab-storage.ts';
import { useIsHydrated } from '#platform/documents/hydration.ts';
import { signInPath } from '#platform/paths.ts';
import { BookingDoubt } from './booking-doubt.tsx';
import { BookingFailure } from './booking-failure.tsx';
import { BookingFields } from './booking-fields.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { PlanSessionChoice } from './plan-session-choice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { SuggestedSlot } from './suggested-slot.tsx';
import type { DraftOutcome } from './use-booking.ts';
import { type BookingFormState, useBookingForm } from './use-booking-form.ts';

export function BookingForm({ onHeld }: { onHeld: (appointment: Appointment) => void }) {
  const state = useBookingForm(onHeld);
  const { doubt, asked, askAgain } = state.booking;
  const { isFailed, isExhausted, retry } = state.choice;
  const isProposing = !isFailed && !isExhausted;
  return (
    <>
      {doubt ? (
        <BookingDoubt doubt={doubt} asked={asked} onAsk={askAgain} />
      ) : (
        <p className='mt-3 mb-8 max-w-text text-ink-soft text-lg docked:mt-1.5 docked:mb-4 docked:text-base docked:leading-snug'>
          {/* On a phone the proposal alone, so that the button stays above the bottom bar. */}
          <span className={isProposing ? 'docked:sr-only' : undefined}>Elige cómo, con quién y cuándo.</span>
          {isProposing && ' Te proponemos la primera hora libre desde el próximo día laborable.'}
        </p>
      )}
      {/* On a phone the slots are far below, so the failure is shown in place of the slot found first. */}
      {isFailed && !doubt && (
        <div className='mb-6 hidden docked:block'>
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
      className='grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]'
    >
      <SuggestedSlot
        state={state}
        outcome={isFromCard ? outcome : undefined}
        onTake={() => setIsFromCard(true)}
      />
      <div className='min-w-0 docked:col-span-full'>
        <h2 id='reservar' className='mb-6 text-h3'>
          Reservar Consulta
        </h2>
        <BookingFields state={state} />
      </div>
      <aside aria-label='Resumen' className='mx-auto w-full max-w-md lg:sticky lg:top-20 zoomed:static!'>
        <BookingSummary
          service={state.chosen}
          professional={state.professionals.find(({ id }) => id === state.professionalId)}
          choice={state.choice}
          byPlan={state.session.pays}
        >
          <PlanSessionChoice session={state.session} />
          <RuleNote startsAt={state.choice.slot?.startsAt} byPlan={state.session.pays} />
          <ContactMissing />
          {isFromCard ? undefined : outcome}
          <Send state={state} onPress={() => setIsFromCard(false)} />
          <PrivacyNote byPlan={state.session.pays} />
        </BookingSummary>
      </aside>
    </form>
  );
}

const leavingTexts: Record<DraftOutcome, string> = {
  kept: `${draftStoredSentence} Durante ${tabStorageMs / 60_000} minutos lo encontrarás aquí al volver.`,
  lost: 'Tu navegador no nos deja guardar lo que has elegido: tendrás que elegirlo otra vez al volver.',
  'in-doubt': 'No sabemos si ha llegado: inicia sesión y lo comprobamos.',
};

function Outcome({ state: { booking, type, professionals, take, payInstead } }: { state: BookingFormState }) {
  const { outcome } = booking;
  if (outcome === undefined) return null;
  if ('leaving' in outcome)
    return (
      <LeavingNotice
        to={signInPath('appointments')}
        title='Te llevamos a iniciar sesión'
        onStay={booking.forget}
      >
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
      busyLabel='Reservando...'
    >
      Reservar Consulta
    </Button>
  );
}
