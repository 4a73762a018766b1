import { NewAppointment } from '#clinic/appointments/person/screens/new-appointment.tsx';
import type { Role } from '#clinic/audit/contract.ts';
import { useIsTreating } from '#clinic/patients/processes/screens/use-is-treating.ts';
import { RecordMenu } from '#clinic/patients/record/screens/record-menu.tsx';
import type { PatientRecord } from '#clinic/patients/record/screens/record-view.tsx';
import { WriteNote } from '#clinic/records/notes/screens/write-note.tsx';
import type { Day } from '#platform/time/calendar-days.ts';
import { TakePaymentOfPerson } from './take-payment-of-person.tsx';
import { texts } from './texts.ts';
import { useMessageToNote } from './use-message-to-note.ts';

/** The actions of a record; the main one depends on the role and comes first. */
export function PersonActions({
  card,
  role,
  today,
  onWritten,
}: {
  card: PatientRecord;
  role: Role;
  today: Day;
  /** Called when a note has been saved. */
  onWritten: () => void;
}) {
  const { id } = card;
  const isTreating = useIsTreating(id);
  const message = useMessageToNote(id);
  const note = { id, today, ...message, written: onWritten };
  if (role === 'professional')
    return (
      <>
        {/* Professionals mostly open records of patients they treat, so the button does not wait for the response. */}
        {isTreating !== false && <WriteNote {...note} variant='primary' />}
        <NewAppointment id={id} variant={isTreating === false ? 'primary' : 'secondary'} />
      </>
    );
  return (
    <>
      <NewAppointment id={id} variant='primary' />
      <TakePaymentOfPerson id={id} name={card.name ?? texts().nameless} />
      {role === 'admin' && isTreating && <WriteNote {...note} variant='secondary' />}
      <RecordMenu card={card} mayJoin={role === 'admin'} />
    </>
  );
}
