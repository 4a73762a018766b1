import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useMemo, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { bookingRequestName } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import {
  type BookingProblems,
  type BookingValues,
  fieldOrder,
  findBookingProblems,
  spokenProblem,
} from '#clinic/appointments/screens/booking-check.ts';
import { focusField } from '#clinic/appointments/screens/form-section.tsx';
import { offering, offeringService, pickProfessional } from '#clinic/appointments/slots/screens/offering.ts';
import { type SlotChoice, useSlotChoice } from '#clinic/appointments/slots/screens/use-slot-choice.ts';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import type { Professional } from '#clinic/professionals/contract.ts';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import type { FurtherService, Kind, Service } from '#clinic/services/contract.ts';
import { furtherServicesQuery } from '#clinic/services/screens/further-query.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { deviceNow, presentNow } from '#platform/browser/clock.ts';
import { useSaveBeforeLanguageSwitch } from '#platform/browser/language-switch-draft.ts';
import { findOpenRequestBody } from '#platform/idempotency/open-request.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Alternative } from './booking-failure.tsx';
import { saveDraft } from './draft.ts';
import { type PlanSession, usePlanSession } from './plan-session-choice.tsx';
import { texts } from './texts.ts';
import { type CompleteValues, useBooking } from './use-booking.ts';
import { emptyValues, useInitialValues } from './use-initial-values.ts';

const watched = ['type', 'serviceId', 'professionalId', 'address', 'childBirthDate'] as const;

/** State and handlers of the booking form. Day and time live in `choice`, everything else in `form`. */
export function useBookingForm(onHeld: (appointment: Appointment) => void) {
  const { services, further, team } = useCatalogue();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<BookingValues>({
    defaultValues: { ...emptyValues, type: 'office', professionalId: offering(team, 'office')[0]?.id },
  });
  const [type = 'office', serviceId, professionalId, address, childBirthDate] = form.watch(watched);
  const service = further.find((one) => one.serviceId === serviceId);
  const professionals = useOfferingProfessionals(team, service, type);
  const slots = useSlotChoice({ professionalId, type, serviceId });
  const hasChosenHour = useRef(false);
  const choice = clearErrorsOnChange(slots, form, hasChosenHour);
  const session = usePlanSession({ type, serviceId, startsAt: choice.slot?.startsAt, childBirthDate });
  const showProblems = (problems: BookingProblems) => showProblemsInForm(problems, form, element.current);
  const booking = useBooking(onHeld, showProblems);
  const chooseKind = createKindChooser(form, team, further);
  useInitialValues({ form, chooseKind, choice, hasChosenHour, booking });
  useSaveBeforeLanguageSwitch(() => {
    const { slot, day } = choice;
    const now = deviceNow();
    // A booking that may have arrived is asked about instead.
    if (slot === undefined || findOpenRequestBody(bookingRequestName, now) !== undefined) return;
    // Cast: `readDraft` discards an incomplete draft.
    saveDraft({ ...form.getValues(), date: day, time: slot.time } as CompleteValues, now);
  });
  const toButton = () => {
    booking.forget();
    const buttons = [...(element.current?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])];
    buttons.find((button) => button.checkVisibility())?.focus();
  };

  return {
    services,
    further,
    service,
    professionals,
    element,
    form,
    choice,
    session,
    booking,
    type,
    professionalId,
    address,
    chosen: describeChosen(services, type, service),
    ...createSetters({ form, choice, chooseKind }),
    submit(event: FormEvent) {
      event.preventDefault();
      form.clearErrors();
      const { slot, day } = choice;
      const values = { ...form.getValues(), date: day, time: slot?.time };
      const problems = findBookingProblems(values, wallTimeOf(presentNow()).day);
      if (slot && Object.keys(problems).length === 0) {
        // From here on this slot is the wish: if it is taken meanwhile, the slot list says so.
        slots.keep();
        // Cast: `findBookingProblems` has checked that nothing is missing.
        return booking.submit(values as CompleteValues, slot, session.pays);
      }
      const spoken = spokenProblem(problems);
      if (spoken) toast({ tone: 'danger', title: texts().failure.checkFields, description: spoken });
      showProblems(problems);
    },
    ...createRetryActions({ form, choice, session, toButton }),
  };
}

const createSetters = ({
  form,
  choice,
  chooseKind,
}: {
  form: UseFormReturn<BookingValues>;
  choice: SlotChoice;
  chooseKind: ReturnType<typeof createKindChooser>;
}) => ({
  /** @param modality defaults to the chosen one if the service offers it */
  setService(
    { serviceId, modalities }: FurtherService,
    modality = modalities.find((one) => one === form.getValues('type')),
  ) {
    choice.keepWish();
    form.clearErrors(['type', 'serviceId']);
    chooseKind(modality ?? modalities[0] ?? 'office', undefined, serviceId);
  },
  set<Name extends 'type' | 'professionalId' | 'address'>(name: Name, value: BookingValues[Name]) {
    // Day and hour stay if the other professional or kind has them free as well.
    if (name !== 'address') choice.keepWish();
    form.clearErrors(name);
    // Cast: TypeScript does not narrow the value's type with its name.
    if (name === 'type') chooseKind(value as Kind);
    // Cast: as above.
    else form.setValue(name, value as never);
  },
});

const createRetryActions = ({
  form,
  choice,
  session,
  toButton,
}: {
  form: UseFormReturn<BookingValues>;
  choice: SlotChoice;
  session: PlanSession;
  toButton: () => void;
}) => ({
  take({ professionalId, startsAt }: Alternative) {
    const { day, time } = wallTimeOf(new Date(startsAt));
    form.setValue('professionalId', professionalId);
    choice.wishFor({ day, time });
    toButton();
  },
  /** Pays with money instead: shows the price before the booking is sent again. */
  payInstead() {
    session.want(false);
    toButton();
  },
});

/** Clears errors when another day is chosen, and marks a chosen day or hour as the user's own. */
const clearErrorsOnChange = (
  slots: SlotChoice,
  form: UseFormReturn<BookingValues>,
  hasChosenHour: RefObject<boolean>,
): SlotChoice => ({
  ...slots,
  chooseDay(day: Day) {
    hasChosenHour.current = true;
    form.clearErrors(['date', 'time']);
    slots.chooseDay(day);
  },
  chooseTime(time: string) {
    hasChosenHour.current = true;
    slots.chooseTime(time);
  },
});

/**
 * Chooses a kind, or a service with a modality. Keeps the professional if they offer it, else takes the first
 * who does. Ignores a service that is no longer offered.
 */
const createKindChooser =
  (
    form: UseFormReturn<BookingValues>,
    professionals: readonly Professional[],
    further: readonly FurtherService[],
  ) =>
  (kind: Kind, wished = form.getValues('professionalId'), serviceId?: number) => {
    const service = further.find((one) => one.serviceId === serviceId && one.online);
    form.setValue('type', kind);
    form.setValue('serviceId', service?.serviceId);
    form.setValue('professionalId', pickProfessional(professionals, service ?? kind, wished));
  };

export type ChosenConsultation = {
  type: Kind;
  name: string;
  price: number;
  firstVisitPrice: number | null;
  minutes: number;
};

function describeChosen(
  services: readonly Service[],
  type: Kind,
  service: FurtherService | undefined,
): ChosenConsultation | undefined {
  if (service) return { ...service, type, firstVisitPrice: null };
  return services.find((one) => one.type === type);
}

/** Memoized: the list keeps its identity while the choice stays the same. */
const useOfferingProfessionals = (
  team: readonly Professional[],
  service: FurtherService | undefined,
  kind: Kind,
) => useMemo(() => (service ? offeringService(team, service) : offering(team, kind)), [team, service, kind]);

/** Services and professionals; the director comes first. */
function useCatalogue() {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  const { data: further } = useSuspenseQuery(furtherServicesQuery());
  return { services, further, team: useSuspenseQuery(professionalsQuery()).data };
}

function showProblemsInForm(
  problems: BookingProblems,
  form: UseFormReturn<BookingValues>,
  element: HTMLElement | null,
) {
  const wrong = fieldOrder.filter((field) => problems[field]);
  for (const field of wrong) form.setError(field, { message: problems[field] ?? '' });
  // After the sentences are in the page, so that they are read with their field. A service stands among the
  // kinds.
  requestAnimationFrame(() => focusField(element, wrong[0] === 'serviceId' ? 'type' : wrong[0]));
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
