import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Day, daysFrom, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { AppointmentRow } from '../../desk/screens/appointment-row.tsx';
import { dayInWords } from './columns.ts';

/** Day after day, one under the other: for a phone, a printer and whoever reads with the ears. */
export function AgendaList({
  agenda,
  from,
  to,
  now,
  open,
}: {
  agenda: Agenda;
  from: Day;
  to: Day;
  now: Date;
  open: (id: number) => void;
}) {
  const byDay = Map.groupBy(agenda.appointments, ({ startsAt }) => wallTimeOf(new Date(startsAt)).day);
  const days = daysFrom(from, to).filter((day) => byDay.has(day));
  if (days.length === 0)
    return (
      <EmptyState drawing='boat' headingLevel={2} title='No hay citas en estos días'>
        Elige otro día, o pulsa «Nueva cita».
      </EmptyState>
    );
  return days.map((day) => (
    <section key={day} className='mb-5'>
      <h2 className='mb-1.5 font-sans text-sm tracking-normal first-letter:uppercase'>{dayInWords(day)}</h2>
      <ul className='overflow-hidden rounded-card border border-line bg-card'>
        {byDay.get(day)?.map((one) => (
          <AppointmentRow
            key={one.id}
            one={one}
            professional={agenda.professionals.find(({ id }) => id === one.professionalId)?.name}
            now={now}
            open={open}
          />
        ))}
      </ul>
    </section>
  ));
}
