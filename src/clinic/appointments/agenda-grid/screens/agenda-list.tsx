import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Day, daysFrom } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { absenceLabel, formatSpan } from '../../desk/screens/agenda-labels.ts';
import { AppointmentRow } from '../../desk/screens/appointment-row.tsx';
import type { BookingStart } from '../../dialogs/screens/booking-dialog.tsx';
import { FreeHours } from '../../dialogs/screens/free-hours.tsx';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import { dayInWords } from './columns.ts';
import { clipToDay } from './place-in-day.ts';
import { texts } from './texts.ts';

/** 'todo el día' for a part that fills its day. */
const hoursOf = (one: { startsAt: string; endsAt: string }) =>
  formatSpan(one) === '00:00–00:00' ? texts().allDay : formatSpan(one);

/** Appointments day by day: for phones, printing and screen readers. */
export function AgendaList({
  agenda,
  from,
  to,
  now,
  open,
  plan,
}: {
  agenda: Agenda;
  from: Day;
  to: Day;
  now: Date;
  open: (id: number) => void;
  plan?: ((first: BookingStart) => void) | undefined;
}) {
  const nameOf = (of: number | null) => agenda.professionals.find(({ id }) => id === of)?.name;
  const byDay = Map.groupBy(agenda.appointments, ({ startsAt }) => wallTimeOfInstant(startsAt).day);
  /** Absences and colleagues' busy times, of which nothing more is known. */
  const listClosed = (day: Day) =>
    [
      ...agenda.absences.map((one) => ({ ...one, word: absenceLabel(one) })),
      ...agenda.busy.map((one) => ({ ...one, word: texts().busy })),
    ].flatMap((one) => clipToDay(day, one) ?? []);
  const closedLabel = (one: { professionalId: number | null; word: string }) =>
    [nameOf(one.professionalId), one.word].filter(Boolean).join(': ');
  const days = daysFrom(from, to).filter((day) => byDay.has(day) || listClosed(day).length > 0);
  const free = plan && <FreeHours agenda={agenda} day={from} now={now} plan={plan} />;
  if (days.length === 0)
    return (
      <>
        <EmptyState drawing='boat' headingLevel={2} title={texts().empty}>
          {texts().emptyAdvice}
        </EmptyState>
        {free}
      </>
    );
  return (
    <>
      {days.map((day) => (
        <section key={day} className='mb-5'>
          <h2 className='mb-1.5 font-sans text-sm tracking-normal first-letter:uppercase'>
            {dayInWords(day)}
          </h2>
          {[...Map.groupBy(listClosed(day), closedLabel)].map(([label, closed]) => (
            <p key={label} className='mb-1.5 text-ink-soft text-xs'>
              {label}, {closed.map(hoursOf).join(' · ')}
            </p>
          ))}
          {byDay.has(day) && (
            <ul className='overflow-hidden rounded-card border border-line bg-card'>
              {byDay.get(day)?.map((one) => (
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
          )}
        </section>
      ))}
      {free}
    </>
  );
}
