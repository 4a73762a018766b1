import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '#clinic/accounts/api.ts';
import { type BookingInput, bookingRequestName, useBook } from '#clinic/appointments/api.ts';
import { clearDraft, saveDraft } from '#clinic/appointments/booking/screens/draft.ts';
import type { Appointment, Slot } from '#clinic/appointments/contract.ts';
import type { BookingProblems, BookingValues } from '#clinic/appointments/screens/booking-check.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { dismissToast, toast } from '#design/feedback/toast-store.ts';
import { ApiError } from '#platform/api/client.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { findOpenRequestBody } from '#platform/idempotency/open-request.ts';
import { RetryAbandoned } from '#platform/idempotency/retry-until-known.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { Alternative, Failure } from './booking-failure.tsx';
import { texts } from './texts.ts';

/** Form values that passed `problemsOf`: nothing is missing. */
export type CompleteValues = BookingValues & { type: Kind; professionalId: number; date: Day; time: string };

/** State of the form before sign-in: stored, not storable, or possibly booked already. */
export type DraftOutcome = 'kept' | 'lost' | 'in-doubt';

type BookingOutcome = { leaving: DraftOutcome } | { failure: Failure } | undefined;

/**
 * Sends a booking. Without a session, stores the form as a draft and leads to the sign-in page.
 * @param onHeld called with the held appointment
 * @param onWrongFields called with the server's messages per field
 */
export function useBooking(
  onHeld: (appointment: Appointment) => void,
  onWrongFields: (fields: BookingProblems) => void,
) {
  const client = useQueryClient();
  const book = useBook();
  const { isSending, outcome, setOutcome, attempt } = useAttempt();

  const leave = (values: CompleteValues) => setOutcome({ leaving: saveFormForSignIn(values, deviceNow()) });

  const fail = (error: unknown) => {
    const { failure, fields } = toFailure(error);
    const isAtFields = Object.keys(fields).length > 0;
    // The toast does not repeat a message shown at its field.
    const description = isAtFields ? texts().failure.invalid : failure.message;
    toast({
      tone: 'danger',
      title: failure.isUnknown ? outcomeUnknownTitle() : texts().failure.title,
      description,
    });
    if (isAtFields) onWrongFields(fields);
    else setOutcome({ failure });
  };

  const send = async (values: CompleteValues, wish: BookingInput) => {
    try {
      const appointment = await book.mutateAsync(wish);
      // Removes the toast of an earlier attempt or of the restored draft.
      dismissToast();
      onHeld(appointment);
    } catch (error) {
      if (error instanceof RetryAbandoned) return;
      if (!(error instanceof ApiError && error.status === 401)) return fail(error);
      leave(values);
      client.setQueryData(userQuery().queryKey, null);
    }
  };

  return {
    isSending,
    outcome,
    doubt: book.doubt,
    askAgain: book.askAgain,
    asked: book.variables?.body,
    forget: () => setOutcome(undefined),
    /** @param useCredit pay with a session credit */
    submit: (values: CompleteValues, slot: Slot, useCredit: boolean) =>
      attempt(async () => {
        const user = await client.ensureQueryData(userQuery()).catch(() => undefined);
        // Without its user, a booking could not be resumed after a lost response.
        if (user === undefined) return fail(new NotSent());
        if (user === null) return leave(values);
        const body = { ...toRequestBody(values, slot), useCredit };
        await send(values, { userId: user.id, body });
      }),
    /** Finds out the outcome of a booking sent before a reload. */
    resume: ({ values, wish }: { values: CompleteValues; wish: BookingInput }) =>
      attempt(() => {
        book.beginInDoubt();
        return send(values, wish);
      }),
  };
}

export type Booking = ReturnType<typeof useBooking>;

class NotSent extends Error {}

/**
 * Stores the form for after sign-in and shows a toast. If a booking may have arrived it stores nothing: the
 * outcome is checked after sign-in, and no draft may suggest that the hour is free.
 */
export function saveFormForSignIn(values: CompleteValues, now: Date): DraftOutcome {
  if (findOpenRequestBody(bookingRequestName, now) !== undefined) {
    clearDraft();
    toast({ title: outcomeUnknownTitle(), description: texts().draft.signInToCheck });
    return 'in-doubt';
  }
  const isStored = saveDraft(values, now);
  toast({
    title: texts().draft.signInFirst,
    description: isStored ? texts().draft.stored : texts().draft.notStored,
  });
  return isStored ? 'kept' : 'lost';
}

function useAttempt() {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<BookingOutcome>();
  return {
    isSending,
    outcome,
    setOutcome,
    attempt(way: () => Promise<void>): Promise<void> {
      setIsSending(true);
      setOutcome(undefined);
      return way().finally(() => setIsSending(false));
    },
  };
}

/** The server's refusal, or a fallback message if there is none (docs/behaviour.md, Wire). */
export function toFailure(error: unknown): { failure: Failure; fields: BookingProblems } {
  const { message, fields, alternatives, code } = error instanceof ApiError ? error.problem : {};
  const isInvalid = error instanceof ApiError && error.status === 400;
  return {
    failure: {
      message: message ?? (isInvalid ? texts().failure.invalid : failureSentence(error)),
      // Cast: the refusal `slot_taken` carries them; its details have no schema in the contract.
      alternatives: (alternatives ?? []) as Alternative[],
      hasTooManyHolds: code === 'too_many_holds',
      hasNoSession: code === 'no_credit',
      isUnknown: error instanceof ResponseLost,
    },
    fields: fields ?? {},
  };
}

function failureSentence(error: unknown): string {
  if (error instanceof ResponseLost) return texts().failure.unknown;
  return error instanceof NotSent ? texts().failure.notSent : texts().failure.failed;
}

const toRequestBody = (
  { type, serviceId, professionalId, address, notes, childBirthDate, guardian }: CompleteValues,
  slot: Slot,
) => ({
  type,
  ...(serviceId === undefined ? {} : { serviceId }),
  professionalId,
  date: slot.startsAt,
  notes,
  ...(type === 'home' ? { address } : {}),
  ...(type === 'child' ? { childBirthDate, guardian } : {}),
});
