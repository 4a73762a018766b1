import { Fragment } from 'react';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { waitsForOutcome } from '../../desk/screens/agenda-labels.ts';
import { AppointmentRow } from '../../desk/screens/appointment-row.tsx';

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
  // A line separates appointments that have begun from those to come.
  const waiting = ofToday.filter((one) => waitsForOutcome(one, now)).length;
  const next = ofToday.find(({ startsAt }) => new Date(startsAt) > now);
  return (
    <section aria-labelledby='citas-de-hoy' className='mt-6'>
      <h2 id='citas-de-hoy' className='mb-2 text-h4'>
        {ofToday.length === 1 ? '1 cita' : `${ofToday.length} citas`}
        {waiting > 0 && (
          <span className='ml-3 font-[650] font-sans text-ochre-700 text-sm tracking-normal'>
            {waiting} por anotar
          </span>
        )}
      </h2>
      {ofToday.length === 0 ? (
        <EmptyState drawing='boat' headingLevel={3} title='Hoy no hay citas'>
          Cuando alguien reserve para hoy, su cita saldrá aquí.
        </EmptyState>
      ) : (
        <ul className='overflow-hidden rounded-card border border-line bg-card'>
          {ofToday.map((one) => (
            <Fragment key={one.id}>
              {one.id === next?.id && <Now now={now} />}
              <AppointmentRow one={one} professional={nameOf(one.professionalId)} now={now} open={open} />
            </Fragment>
          ))}
          {next === undefined && <Now now={now} />}
        </ul>
      )}
    </section>
  );
}

const Now = ({ now }: { now: Date }) => (
  <li className='flex items-center gap-2 border-line border-b px-3 py-1 font-[650] text-coral-600 text-xs last:border-b-0'>
    Ahora, {formatTime(now)}
    <span aria-hidden='true' className='flex-1 border-coral-600 border-t-2' />
  </li>
);
