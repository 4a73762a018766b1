import clsx from 'clsx';
import { Fragment, useState } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatTime } from '#platform/time/screen-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome } from '../../attendance/rules.ts';
import { AppointmentRow } from '../../desk/screens/appointment-row.tsx';
import { isPaymentDue } from '../../desk/screens/row-actions.ts';
import { rowButtonClasses } from '../../desk/screens/row-button-classes.ts';
import { EnterRoom } from '../../room/screens/enter-room.tsx';
import { texts } from '../texts.ts';

/** The day's appointments in groups, under a summary that names the next one and filters the list. */
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
  const [filter, setFilter] = useState<DayFilter>();
  const professionalOf = (id: number) => agenda.professionals.find((one) => one.id === id)?.name;
  const ofToday = agenda.appointments.filter(
    ({ startsAt, status }) => wallTimeOf(new Date(startsAt)).day === today && status !== 'cancelled',
  );
  const filtered = filterDay(ofToday, agenda.unsigned, now);
  // The last appointment of a filter may have been settled meanwhile.
  const isFiltering = filter !== undefined && filtered[filter].length > 0;
  const groups = groupDay(isFiltering ? filtered[filter] : ofToday, now);
  const ofNow = groupDay(ofToday, now);
  const [next] = ofNow.next;
  return (
    <section aria-labelledby='citas-de-hoy' className='mt-4'>
      <div className='mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5'>
        <h2 id='citas-de-hoy' className='text-h4'>
          {texts().day.count(ofToday.length)}
        </h2>
        {filterNames.map(
          (name) =>
            filtered[name].length > 0 && (
              <button
                key={name}
                type='button'
                aria-pressed={isFiltering && filter === name}
                className={clsx(
                  rowButtonClasses,
                  'tabular-nums aria-pressed:border-river-600 aria-pressed:bg-river-100',
                )}
                onClick={() => setFilter(filter === name ? undefined : name)}
              >
                {texts().day.filters[name](filtered[name].length)}
              </button>
            ),
        )}
        {next && (
          <p className='w-full min-w-0 max-w-text text-sm lg:ml-auto lg:w-auto'>
            {texts().day.next} <strong className='tabular-nums'>{formatTime(next.startsAt)}</strong>:{' '}
            <button
              type='button'
              className='link wrap-anywhere min-h-11 max-w-full text-left font-[650] pointer-fine:-my-1.5 pointer-fine:min-h-9'
              onClick={() => open(next.id)}
            >
              {nameOf(next.patient)}
            </button>
          </p>
        )}
        {[...ofNow.now, ...ofNow.next].map((one) => (
          <EnterRoom key={one.id} one={one} now={now} />
        ))}
      </div>
      {ofToday.length === 0 ? (
        <EmptyState drawing='boat' headingLevel={3} title={texts().day.empty}>
          {texts().day.emptyAdvice}
        </EmptyState>
      ) : (
        <div className='overflow-hidden rounded-card border border-line bg-card'>
          {groupNames.map(
            (group) =>
              groups[group].length > 0 && (
                <Fragment key={group}>
                  <h3 className='border-line border-b bg-paper px-3 py-1 font-[650] font-sans text-ink-soft text-xs tracking-normal'>
                    {group === 'now' ? texts().day.groups.now(formatTime(now)) : texts().day.groups[group]}
                  </h3>
                  <ul className='border-line border-b last:border-b-0'>
                    {groups[group].map((one) => (
                      <AppointmentRow
                        key={one.id}
                        one={one}
                        professional={professionalOf(one.professionalId)}
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

const filterNames = ['late', 'unpaid', 'unsigned'] as const;

type DayFilter = (typeof filterNames)[number];

/**
 * The appointments that lack an outcome, a payment or a signature. `unpaid` are those whose row names an amount due
 * and offers 'Cobrar'.
 */
export function filterDay<One extends PayableRow>(
  appointments: readonly One[],
  unsigned: readonly number[],
  now: Date,
): Record<DayFilter, One[]> {
  return {
    late: groupDay(appointments, now).late,
    unpaid: appointments.filter(isPaymentDue),
    unsigned: appointments.filter(({ id }) => unsigned.includes(id)),
  };
}

const groupNames = ['now', 'next', 'late', 'done'] as const;

type DayGroup = 'now' | 'next' | 'late' | 'done';
type Row = Pick<AgendaAppointment, 'startsAt' | 'endsAt' | 'attendance'>;
type PayableRow = Row & Parameters<typeof isPaymentDue>[0] & Pick<AgendaAppointment, 'id'>;

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
