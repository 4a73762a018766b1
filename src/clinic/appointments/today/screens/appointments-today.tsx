import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { DelayDialog } from '../../delays/screens/delay-dialog.tsx';
import { agendaQuery, undecidedQuery } from '../../desk/api.ts';
import type { BookingStart } from '../../dialogs/screens/booking-dialog.tsx';
import { FreeHours } from '../../dialogs/screens/free-hours.tsx';
import { texts } from '../texts.ts';
import { AppointmentsToDecide } from './appointments-to-decide.tsx';
import { DayList } from './day-list.tsx';

const loadDialogs = async () => (await import('./today-dialogs.tsx')).TodayDialogs;

/** Actions on Hoy that do not concern an existing appointment. */
export type Task = 'book' | 'delay' | undefined;

/**
 * The day first, then open tasks.
 * @param task action started by a button above
 */
export function AppointmentsToday({
  now,
  today,
  task,
  endTask,
}: {
  now: Date;
  today: Day;
  task: Task;
  endTask: () => void;
}) {
  // Yesterday for missing outcomes, tomorrow for unconfirmed attendance.
  const agenda = useQuery(agendaQuery(addDays(today, -1), addDays(today, 1)));
  const elsewhere = useQuery(undecidedQuery).data;
  const [openId, setOpenId] = useState<number>();
  const [first, setFirst] = useState<BookingStart>();
  const isBooking = task === 'book' || first !== undefined;
  const isWanted = isBooking || openId !== undefined;
  const dialogs = usePreloadedPart(loadDialogs, isWanted);
  const { data } = agenda;
  if (data === undefined)
    return agenda.isError ? (
      <LoadFailure title={texts().notLoaded} className='mt-5' retry={() => void agenda.refetch()}>
        {texts().appointmentsAreKept}
      </LoadFailure>
    ) : (
      <LoadingRows label={texts().loading} className='mt-5' />
    );
  return (
    <>
      <DayList agenda={data} now={now} today={today} open={setOpenId} />
      <FreeHours agenda={data} day={today} now={now} plan={setFirst} />
      <AppointmentsToDecide agenda={data} now={now} today={today} elsewhere={elsewhere} open={setOpenId} />
      {dialogs.part && (
        <dialogs.part
          appointment={{
            one: [data.appointments, ...Object.values(elsewhere ?? {})]
              .flat()
              .find(({ id }) => id === openId),
            professionals: data.professionals,
            now,
            close: () => setOpenId(undefined),
          }}
          booking={{
            isOpen: isBooking,
            agenda: data,
            now,
            first: first ?? { day: today },
            close: () => {
              setFirst(undefined);
              endTask();
            },
          }}
        />
      )}
      {dialogs.isFailed && isWanted && (
        <LoadFailure title={texts().appointmentNotLoaded} retry={dialogs.ask}>
          {texts().dayIsKept}
        </LoadFailure>
      )}
      {task === 'delay' && <DelayDialog agenda={data} now={now} close={endTask} />}
    </>
  );
}
