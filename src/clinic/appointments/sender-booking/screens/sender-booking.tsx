import { useQuery } from '@tanstack/react-query';
import { findOwnRecord, type Sender } from '#clinic/patients/directory/screens/match-sender.ts';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { useMatches } from '#clinic/patients/directory/screens/use-matches.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../desk/api.ts';
import { BookingDialog } from '../../dialogs/screens/booking-dialog.tsx';
import { appointmentsOfPersonQuery } from '../../person/api.ts';
import { texts } from './texts.ts';

export type SenderBookingProps = {
  sender: Sender;
  /** The sender's record, if known; otherwise it is looked up by e-mail and phone. */
  patient: { id: number; name: string } | null;
  /** Key of the stored draft. */
  place: string;
  now: Date;
  onBooked?: (() => void) | undefined;
  close: () => void;
};

/** 'Nueva cita' for a person who wrote or called. */
export function SenderBooking({ sender, patient, place, now, onBooked, close }: SenderBookingProps) {
  const { day } = wallTimeOf(now);
  const agenda = useQuery(agendaQuery(day, day));
  const matches = useMatches(sender, patient === null);
  const own = matches && findOwnRecord(sender, matches);
  const known = patient ?? (own ? { id: own.id, name: nameOf(own) } : null);
  const history = useQuery({ ...appointmentsOfPersonQuery(known?.id ?? 0), enabled: known !== null });
  if (agenda.isError && agenda.data === undefined)
    return (
      <LoadFailure isQuiet title={texts().notLoaded} className='w-full' retry={() => void agenda.refetch()}>
        {failureReason(agenda.error, texts().tryAgain)}
      </LoadFailure>
    );
  const isReady = agenda.data && matches && (known === null || !history.isPending);
  if (!isReady) return <Spinner label={texts().loading} />;
  const usual = history.data?.find((one) =>
    agenda.data.professionals.some((each) => each.isOpen && each.id === one.professionalId),
  );
  return (
    <BookingDialog
      isOpen
      agenda={agenda.data}
      now={now}
      first={{ day }}
      patient={known}
      typed={{ fullName: sender.name, phone: sender.phone ?? '', email: sender.email ?? '' }}
      candidates={matches}
      usual={usual}
      place={place}
      {...(onBooked && { onBooked })}
      close={close}
    />
  );
}
