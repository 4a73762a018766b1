import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import type { ListedPerson } from '#clinic/patients/directory/screens/patient-suggestions.tsx';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { minutesOfKind, servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Form } from '#design/fields/form.tsx';
import { ApiError } from '#platform/api/client.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import { formatDate, formatDayOfWeek, formatTime } from '#platform/time/screen-dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { useBookAtDesk } from '../../desk/api.ts';
import {
  type BookingDraft,
  bookingRequestBody,
  emptyBookingDraft,
  findDeskProblems,
  type TypedPerson,
} from '../../desk/screens/booking-draft.ts';
import { DeskBookingFields } from '../../desk/screens/booking-fields.tsx';
import { HourRefusal } from '../../desk/screens/hour-refusal.tsx';
import { usePlanSessions } from '../../desk/screens/payment-field.tsx';
import { useFreeHours } from '../../desk/screens/place/use-free-hours.ts';
import { usePlaceProblem } from '../../desk/screens/place/use-place-problem.ts';
import { usePreviewSeries } from '../../series/api.ts';
import { SeriesProposal } from '../../series/screens/series-proposal.tsx';
import { suggestStartTime } from './suggest-start-time.ts';
import { texts } from './texts.ts';

/** Initial values: the selected day, and the hour and professional if chosen in the agenda. */
export type BookingStart = { day: Day; time?: TimeOfDay; professionalId?: number };

type UsualAppointment = Pick<AgendaAppointment, 'professionalId' | 'type' | 'address'>;

function initialDraft(
  { day, ...pressed }: BookingStart,
  usual: UsualAppointment | undefined,
  agenda: Agenda | undefined,
  now: Date,
) {
  const professionalId =
    pressed.professionalId ?? usual?.professionalId ?? plannableProfessionals(agenda)[0]?.id;
  const isKnown = agenda !== undefined && professionalId !== undefined;
  const free = () => (isKnown ? suggestStartTime(agenda, { day, professionalId }, now) : clinic.slots[0]);
  const { type = 'office', address } = usual ?? {};
  return { day, time: pressed.time ?? free(), professionalId, type, address: address ?? '' };
}

const plannableProfessionals = (agenda: Agenda | undefined) =>
  agenda?.professionals.filter((one) => one.isOpen) ?? [];

/** Books at the desk or by telephone. The draft is kept until it is booked or discarded. */
export function BookingDialog({
  isOpen,
  agenda,
  now,
  first,
  patient = null,
  typed,
  candidates = [],
  usual,
  place = patient === null ? 'booking' : `booking-${patient.id}`,
  onBooked,
  close,
}: {
  isOpen: boolean;
  agenda: Agenda | undefined;
  now: Date;
  first: BookingStart;
  patient?: BookingDraft['patient'];
  /** Details of a new patient, read once when the form opens. */
  typed?: TypedPerson | undefined;
  /** Patients who may be meant. */
  candidates?: readonly ListedPerson[];
  /** The latest appointment as defaults; read once when the form opens. */
  usual?: UsualAppointment | undefined;
  /** Key of the stored draft; separate per patient by default. */
  place?: string;
  onBooked?: () => void;
  close: () => void;
}) {
  const forget = useDiscardDraft();
  const leave = () => {
    forget(place);
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => opens || leave()}
      title={texts().booking.title}
      size='normal'
    >
      {/* The key resets the form on each opening. */}
      <BookingForm
        key={`${isOpen} ${first.day} ${first.time} ${first.professionalId}`}
        place={place}
        professionals={plannableProfessionals(agenda)}
        candidates={candidates}
        isHourChosen={first.time !== undefined}
        begin={() => ({ ...initialDraft(first, usual, agenda, now), ...typed, patient })}
        onBooked={onBooked}
        close={leave}
      />
    </Dialog>
  );
}

type FormProps = {
  /** Key of the stored draft. */
  place: string;
  professionals: Agenda['professionals'];
  candidates: readonly ListedPerson[];
  /** If false, the form proposes an hour, if necessary on another day. */
  isHourChosen: boolean;
  /** Called once when the form opens. */
  begin: () => Omit<Parameters<typeof emptyBookingDraft>[0], 'minutes'>;
  onBooked: (() => void) | undefined;
  close: () => void;
};

function BookingForm({ place, professionals, candidates, isHourChosen, begin, onBooked, close }: FormProps) {
  const services = servicesOrFallback(useQuery(servicesQuery()).data);
  const [empty] = useState<BookingDraft>(() => {
    const start = begin();
    return emptyBookingDraft({ ...start, minutes: minutesOfKind(services, start.type) });
  });
  const { words, change: setDraft, wasLeft, clear } = useDraft(place, empty);
  // If the form opened before the professionals loaded, it uses the first one, as the field shows.
  const own = { ...words, professionalId: words.professionalId ?? professionals[0]?.id };
  const [hasTyped, setHasTyped] = useState(false);
  const free = useFreeHours(own);
  // On a full day the form shows the next free hour; the first edit makes it part of the draft.
  const proposed = isHourChosen || hasTyped || wasLeft ? undefined : free.next;
  const placed = { ...own, ...proposed };
  const sessions = usePlanSessions(placed);
  const draft = sessions === 0 ? { ...placed, payment: 'later' as const } : placed;
  const problemOfPlace = usePlaceProblem(
    { place: draft, type: draft.type, patientId: draft.patient?.id },
    professionals,
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const book = useBookAtDesk();
  const preview = usePreviewSeries();
  const error = book.error ?? preview.error;
  const refusal = error instanceof ApiError ? error.problem : undefined;
  const change = (part: Partial<BookingDraft>) => {
    setDraft({ ...proposed, ...part });
    setHasTyped(true);
    if (!book.isPending) book.reset();
    preview.reset();
  };
  // A proposal that comes later would replace a day or an hour in the middle of typing.
  const keepProposal = () => {
    if (hasTyped) return;
    if (proposed) setDraft(proposed);
    setHasTyped(true);
  };
  const send = (outsideHours: boolean) => {
    const problems = findDeskProblems(draft);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    if (draft.recurrence)
      return preview.mutate({ ...bookingRequestBody(draft, outsideHours), ...draft.recurrence });
    book.mutate(bookingRequestBody(draft, outsideHours), {
      onSuccess: (one) => {
        showBookedToast(one);
        onBooked?.();
        close();
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  if (preview.data && preview.variables)
    return (
      <SeriesProposal
        wish={preview.variables}
        dates={preview.data.dates}
        back={() => preview.reset()}
        close={close}
        includeUnusual={() => preview.mutate({ ...preview.variables, outsideHours: true })}
        includeUnpaid={() => preview.mutate({ ...preview.variables, restLater: true })}
      />
    );
  return (
    <Form noValidate onSubmit={submit} onInput={keepProposal} className='flex flex-col gap-4 pb-2'>
      <RestoredDraftNotice isShown={wasLeft} clear={clear} />
      <WhenAndWith draft={draft} professionals={professionals} fullDay={proposed && own.day} />
      <DeskBookingFields
        draft={draft}
        change={change}
        professionals={professionals}
        errors={{ ...errors, ...refusal?.fields }}
        candidates={candidates}
        sessions={sessions}
      />
      {book.doubt !== undefined ? (
        <LostResponseNotice doubt={book.doubt} onAsk={book.askAgain}>
          {' '}
          {texts().booking.draftIsKept}{' '}
        </LostResponseNotice>
      ) : (
        <HourRefusal
          error={error}
          refused={texts().booking.refused}
          lost={preview.error ? texts().booking.refused : undefined}
          actions={
            problemOfPlace === undefined && (
              <Button size='small' variant='secondary' onClick={() => send(true)}>
                {' '}
                {texts().booking.anyway}{' '}
              </Button>
            )
          }
        />
      )}
      <FormFooter explanation={draft.recurrence ? undefined : problemOfPlace}>
        <Button
          type='submit'
          size='small'
          busy={book.isPending || preview.isPending}
          busyLabel={draft.recurrence ? texts().booking.previewing : texts().booking.busy}
        >
          {draft.recurrence ? texts().booking.preview : texts().booking.submit}
        </Button>
      </FormFooter>
    </Form>
  );
}

const showBookedToast = ({ patient, startsAt }: AgendaAppointment) =>
  toast({
    tone: 'success',
    title: texts().booking.done(nameOf(patient)),
    description: `${formatDate(startsAt)}, ${formatTime(startsAt)}.`,
  });

function WhenAndWith({
  draft: { day, time, professionalId },
  professionals,
  fullDay,
}: {
  draft: BookingDraft;
  professionals: Agenda['professionals'];
  /** The day asked for, if it is full and the draft shows the next free hour instead. */
  fullDay: Day | undefined;
}) {
  const at = instantOf(day, time);
  if (Number.isNaN(at.getTime())) return null;
  const name = professionals.find(({ id }) => id === professionalId)?.name;
  return (
    <p className='-mt-2 text-ink-soft text-sm first-letter:uppercase tabular-nums'>
      {texts().booking.when(formatDate(at), formatTime(at), name && nameOnScreen(name))}
      {fullDay && <span className='block'>{texts().booking.nextFree(formatDayOfWeek(fullDay))}</span>}
    </p>
  );
}
