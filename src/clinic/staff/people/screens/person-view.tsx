import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { NextAppointment } from '#clinic/appointments/person/screens/next-appointment.tsx';
import type { Role } from '#clinic/audit/contract.ts';
import { RecordHeader } from '#clinic/patients/record/screens/record-header.tsx';
import { PatientRecordView } from '#clinic/patients/record/screens/record-view.tsx';
import { routes } from '#platform/paths.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonAlerts } from './person-alerts.tsx';
import { personUrl, readTab, tabsFor } from './person-tabs.ts';
import { TabPanels } from './tab-panels.tsx';
import { TabRow } from './tab-row.tsx';
import { texts } from './texts.ts';

type ViewProps = { id: number; role: Role; today: Day };

/** A patient record: its header with alerts and actions, then the tabs. */
export function PersonView({ id, role, today }: ViewProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [hasWritten, setHasWritten] = useState(false);
  const tabs = tabsFor(role);
  const current = readTab(search, role);
  const showWrittenNote = () => {
    setHasWritten(true);
    void navigate(personUrl(id, 'historia'), { preventScrollReset: true });
  };
  return (
    <>
      <Link
        to={routes['staff-people']}
        className='link inline-flex min-h-11 items-center gap-1 font-[650] pointer-fine:min-h-9'
      >
        <ChevronLeft aria-hidden='true' className='size-4' />
        {texts().title}
      </Link>
      <PatientRecordView id={id}>
        {(card) => (
          <>
            <RecordHeader
              card={card}
              today={today}
              next={<NextAppointment id={id} to={personUrl(id, 'citas')} />}
              alerts={<PersonAlerts id={id} />}
              actions={<PersonActions card={card} role={role} today={today} onWritten={showWrittenNote} />}
            />
            <TabRow id={id} tabs={tabs} current={current} />
            <TabPanels
              tabs={tabs}
              current={current}
              card={card}
              role={role}
              isDesk={role !== 'professional'}
              today={today}
              hasWritten={hasWritten}
            />
          </>
        )}
      </PatientRecordView>
    </>
  );
}
