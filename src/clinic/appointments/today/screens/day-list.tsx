import { Fragment } from 'react';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome } from '../../attendance/rules.ts';
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
  const groups = groupDay(ofToday, now);
  return (
    <section aria-labelledby='citas-de-hoy' className='mt-5'>
      <h2 id='citas-de-hoy' className='mb-2 text-h4'>
        {ofToday.length === 1 ? '1 cita' : `${ofToday.length} citas`}
        {groups.late.length > 0 && (
          <span className='ml-3 font-[650] font-sans text-ochre-700 text-sm tracking-normal'>
            {groups.late.length} por anotar
          </span>
        )}
      </h2>
      {ofToday.length === 0 ? (
        <EmptyState drawing='boat' headingLevel={3} title='Hoy no hay citas'>
          Cuando alguien reserve para hoy, su cita saldrá aquí.
        </EmptyState>
      ) : (
        <div className='overflow-hidden rounded-card border border-line bg-card'>
          {groupNames.map(
            ([group, title]) =>
              groups[group].length > 0 && (
                <Fragment key={group}>
                  <h3 className='border-line border-b bg-paper px-3 py-1 font-[650] font-sans text-ink-soft text-xs tracking-normal'>
                    {title}
                    {group === 'now' && `, ${formatTime(now)}`}
                  </h3>
                  <ul className='border-line border-b last:border-b-0'>
                    {groups[group].map((one) => (
                      <AppointmentRow
                        key={one.id}
                        one={one}
                        professional={nameOf(one.professionalId)}
                        now={now}
                        open={open}
                        isUnsigned={agenda.unsigned.includes(one.id)}
                      />
                    ))}
                  </ul>
                </Fragment>
              ),
          )}
        </div>
      )}
    </section>
  );
}

const groupNames = [
  ['now', 'Ahora'],
  ['next', 'Siguientes'],
  ['late', 'Ya han pasado, por anotar'],
  ['done', 'Anotadas'],
] as const;

type DayGroup = 'now' | 'next' | 'late' | 'done';
type Row = Pick<AgendaAppointment, 'startsAt' | 'endsAt' | 'attendance'>;

/** A day's appointments: taking place, to come, over without an outcome, and with one. Keeps their order. */
export function groupDay<One extends Row>(appointments: readonly One[], now: Date): Record<DayGroup, One[]> {
  const groups: Record<DayGroup, One[]> = { now: [], next: [], late: [], done: [] };
  for (const one of appointments) groups[groupOf(one, now)].push(one);
  return groups;
}

function groupOf({ startsAt, endsAt, attendance }: Row, now: Date): DayGroup {
  const hasOutcome = attendance !== null && isOutcome(attendance.status);
  if (new Date(startsAt) > now) return hasOutcome ? 'done' : 'next';
  if (new Date(endsAt) > now) return 'now';
  return hasOutcome ? 'done' : 'late';
}
