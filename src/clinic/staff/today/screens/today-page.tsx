import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { AbsenceDialog } from '#clinic/appointments/absences/screens/absence-dialog.tsx';
import { CallsList } from '#clinic/appointments/absences/screens/calls-list.tsx';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { BookButton } from '#clinic/appointments/sender-booking/screens/book-button.tsx';
import { AppointmentsToday, type Task } from '#clinic/appointments/today/screens/appointments-today.tsx';
import { UrgentAlerts } from '#clinic/evaluations/alerts/screens/urgent-alerts.tsx';
import { Callbacks } from '#clinic/patients/callbacks/screens/callbacks.tsx';
import { UndeliveredMessages } from '#clinic/patients/messages/screens/undelivered-messages.tsx';
import { MoneyMatters } from '#clinic/payments/attention/screens/money-matters.tsx';
import { RequestsDue } from '#clinic/records/requests/screens/requests-due.tsx';
import { Button } from '#design/button.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { useRootData } from '#platform/documents/root-data.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { InboxToday } from '../../inbox/screens/inbox-today.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function TodayPage() {
  const now = useClientNow();
  const session = useSession();
  const isDesk = session.state === 'signed-in' && session.user.role !== 'professional';
  const [task, setTask] = useState<Task>();
  const isDemo = useRootData()?.demo === true;
  return (
    <>
      <UrgentAlerts />
      <header className='flex flex-wrap items-center justify-between gap-x-3 gap-y-2'>
        <div className='min-w-0 max-sm:grow max-sm:basis-40'>
          <h1 className='text-h3'>{texts().title}</h1>
          <p className='text-ink-soft first-letter:uppercase'>{formatDate(now)}</p>
        </div>
        {/* On a phone the main action is beside the title, so that the day's list starts in the first screen. */}
        <Button size='small' className='sm:order-last' onClick={() => setTask('book')}>
          {texts().newAppointment}
        </Button>
        <div className='flex flex-wrap gap-2 sm:ml-auto'>
          <AbsenceDialog label={texts().absentToday} title={texts().absentTodayShort} now={now} />
          <Button size='small' variant='secondary' onClick={() => setTask('delay')}>
            {texts().runningLate}
          </Button>
        </div>
      </header>
      <AppointmentsToday
        now={now}
        today={wallTimeOf(now).day}
        task={task}
        endTask={() => setTask(undefined)}
      />
      <CallsList />
      <InboxToday now={now} />
      <Callbacks
        action={({ id, name, phone, patientId }) => (
          <BookButton
            sender={{ name, phone, email: null }}
            patient={patientId === null ? null : { id: patientId, name }}
            place={`booking-callback-${id}`}
          />
        )}
      />
      {isDesk && <RequestsDue />}
      {isDesk && <MoneyMatters />}
      {isDesk && <UndeliveredMessages />}
      {isDemo && (
        <p className='mt-10 border-line border-t pt-4 text-ink-soft text-sm'>{texts().demonstration}</p>
      )}
    </>
  );
}
