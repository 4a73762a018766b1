import { Fold } from '#design/fold.tsx';
import type { Day } from '#platform/time/calendar-days.ts';
import type { Agenda, AgendaAppointment, Undecided } from '../../agenda/contract.ts';
import { AppointmentRow } from '../../desk/screens/appointment-row.tsx';
import { listAttentionItems } from '../attention-items.ts';
import { texts } from '../texts.ts';

/** Open tasks, the most urgent first. Renders nothing if there are none. */
export function AppointmentsToDecide({
  agenda,
  now,
  today,
  elsewhere,
  open,
}: {
  agenda: Agenda;
  now: Date;
  today: Day;
  /** Open tasks of other days, once loaded. */
  elsewhere: Undecided | undefined;
  open: (id: number) => void;
}) {
  const matters = listAttentionItems(agenda, now, today, elsewhere);
  if (matters.length === 0) return null;
  const nameOf = (one: AgendaAppointment) =>
    agenda.professionals.find(({ id }) => id === one.professionalId)?.name;
  return (
    <section aria-labelledby='pendiente' className='mt-5'>
      <h2 id='pendiente' className='mb-2 text-h4'>
        {' '}
        {texts().attention.title}{' '}
      </h2>
      <div className='overflow-hidden rounded-card border border-ochre-500 bg-card'>
        {matters.map(({ title, appointments, isToCall, asksWhetherComing, isDated, advice }) => (
          <Fold
            key={title}
            count={appointments.length}
            className='flex min-h-11 cursor-pointer list-none items-center gap-2 border-line border-b bg-ochre-100 px-3 py-1.5 text-ochre-700'
            heading={<h3 className='font-[650] font-sans text-ochre-700 text-xs tracking-normal'>{title}</h3>}
          >
            {advice && <p className='px-3 pt-1.5 text-ink-soft text-xs'>{advice}</p>}
            <ul>
              {appointments.map((one) => (
                <AppointmentRow
                  key={one.id}
                  professional={nameOf(one)}
                  one={one}
                  now={now}
                  open={open}
                  isToCall={isToCall}
                  asksWhetherComing={asksWhetherComing}
                  isDated={isDated}
                  isUnsigned={agenda.unsigned.includes(one.id)}
                />
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </section>
  );
}
