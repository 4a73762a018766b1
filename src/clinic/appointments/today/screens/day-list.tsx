import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { AppointmentRow } from '../../desk/screens/appointment-row.tsx';

/** The day's appointments, in their order. */
export function DayList({
  agenda,
  now,
  today,
  open,
}: {
  agenda: Agenda;
  now: Date;
  today: Day;
  open: (id: number) => void;
}) {
  const nameOf = (id: number) => agenda.professionals.find((one) => one.id === id)?.name;
  const ofToday = agenda.appointments.filter(
    ({ startsAt, status }) => wallTimeOf(new Date(startsAt)).day === today && status !== 'cancelled',
  );
  return (
    <section aria-labelledby='citas-de-hoy' className='mt-6'>
      <h2 id='citas-de-hoy' className='mb-2 text-h4'>
        {ofToday.length === 1 ? '1 cita' : `${ofToday.length} citas`}
      </h2>
      {ofToday.length === 0 ? (
        <EmptyState drawing='boat' headingLevel={3} title='Hoy no hay citas'>
          Cuando alguien reserve para hoy, su cita saldrá aquí.
        </EmptyState>
      ) : (
        <ul className='overflow-hidden rounded-card border border-line bg-card'>
          {ofToday.map((one) => (
            <AppointmentRow
              key={one.id}
              one={one}
              professional={nameOf(one.professionalId)}
              now={now}
              open={open}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
