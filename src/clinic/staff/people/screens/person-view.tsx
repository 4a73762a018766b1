import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { LazySeveral } from '#clinic/appointments/desk/screens/session-payment.tsx';
import { PersonBalance } from '#clinic/appointments/person/balance/screens/person-balance.tsx';
import { AppointmentsOfPerson } from '#clinic/appointments/person/screens/appointments-of-person.tsx';
import type { Role } from '#clinic/audit/contract.ts';
import { ConsentsOfPerson } from '#clinic/consents/patient-record/screens/consents-of-person.tsx';
import { EvaluationsOfPerson } from '#clinic/evaluations/requests/screens/evaluations-of-person.tsx';
import { Processes } from '#clinic/patients/processes/screens/processes.tsx';
import { PatientRecordView } from '#clinic/patients/record/screens/record-view.tsx';
import { NotesOfPerson } from '#clinic/records/notes/screens/notes-of-person.tsx';
import { NewRequest } from '#clinic/records/requests/screens/new-request.tsx';
import { PlansOfPerson } from '#clinic/subscriptions/directory/screens/plans-of-person.tsx';
import { routes } from '#platform/paths.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { useMessageToNote } from './use-message-to-note.ts';

const bySession = { several: (props: Parameters<typeof LazySeveral>[0]) => <LazySeveral {...props} /> };

type ViewProps = { id: number; role: Role; today: Day; addressOf: (id: number) => string };

export const PersonView = ({ id, role, today, addressOf }: ViewProps) => (
  <>
    <Link
      to={routes['staff-people']}
      className='link inline-flex min-h-11 items-center gap-1 font-[650] pointer-fine:min-h-9'
    >
      <ChevronLeft aria-hidden='true' className='size-4' />
      Personas
    </Link>
    <PatientRecordView
      id={id}
      today={today}
      addressOf={addressOf}
      isDesk={role !== 'professional'}
      mayJoin={role === 'admin'}
      appointments={<AppointmentsOfPerson id={id} role={role} />}
      plans={
        <>
          <ConsentsOfPerson id={id} />
          <PlansOfPerson id={id} isDesk={role !== 'professional'} bySession={bySession} />
          <EvaluationsOfPerson id={id} />
          {role !== 'reception' && <Notes id={id} today={today} />}
          <Processes
            id={id}
            today={today}
            action={role !== 'professional' && <NewRequest id={id} today={today} />}
          />
          <PersonBalance id={id} role={role} />
        </>
      }
    />
  </>
);

const Notes = ({ id, today }: { id: number; today: Day }) => (
  <NotesOfPerson id={id} today={today} {...useMessageToNote(id)} />
);
