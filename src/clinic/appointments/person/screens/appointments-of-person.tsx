import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Role } from '#clinic/audit/contract.ts';
import { QueriedSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import {
  consultationWord,
  formatCurrentState,
  formatPaymentState,
  formatSpan,
  kindSigns,
  waitsForOutcome,
} from '../../desk/screens/agenda-labels.ts';
import { useClientNow } from '../../screens/use-now.ts';
import { appointmentsOfPersonQuery } from '../api.ts';
import { isUpcoming } from '../upcoming.ts';
import { NotesReader } from './notes-reader.tsx';
import { texts } from './texts.ts';

// The dialog loads at the first sign of interaction.
const loadDialog = async () => (await import('../../dialogs/screens/person-dialogs.tsx')).PersonAppointment;

/** The appointments of a patient. */
export function AppointmentsOfPerson({
  id,
  role,
  isBrief = false,
  linkToAll,
}: {
  id: number;
  role: Role;
  /** Shows only the next ones and the last one. */
  isBrief?: boolean;
  /** Link to the whole list. @param count number of appointments */
  linkToAll?: (count: number) => ReactNode;
}) {
  const asked = useQuery(appointmentsOfPersonQuery(id));
  const professionals = useQuery(professionalsQuery());
  const now = useClientNow();
  const [openId, setOpenId] = useState<number>();
  const isWanted = openId !== undefined;
  const dialog = usePreloadedPart(loadDialog, isWanted);
  const nameOf = (professionalId: number) =>
    professionals.data?.find((one) => one.id === professionalId)?.name;
  return (
    <>
      <QueriedSection
        title={texts().title}
        what={texts().what}
        lines={3}
        query={asked}
        action={({ length }) => length > 0 && linkToAll?.(length)}
      >
        {(appointments) => {
          const groups = isBrief ? selectNearest(appointments, now) : groupByTime(appointments, now);
          if (appointments.length === 0) return <EmptyText>{texts().none}</EmptyText>;
          if (groups.length === 0) return <EmptyText>{texts().allCancelled}</EmptyText>;
          return groups.map(([title, listed]) => (
            <div key={title} className='border-line border-b last:border-b-0'>
              <h3 className='bg-paper px-3 py-1 font-[650] font-sans text-ink-soft text-xs tracking-normal'>
                {title}
              </h3>
              <ul className='divide-y divide-line'>
                {listed.map((one) => (
                  <Row
                    key={one.id}
                    one={one}
                    professional={nameOf(one.professionalId)}
                    role={role}
                    now={now}
                    open={setOpenId}
                  />
                ))}
              </ul>
            </div>
          ));
        }}
      </QueriedSection>
      {dialog.part && (
        <dialog.part appointments={asked.data ?? []} now={now} openId={openId} setOpenId={setOpenId} />
      )}
      {dialog.isFailed && isWanted && (
        <LoadFailure title={texts().notLoaded} retry={dialog.ask}>
          {texts().recordIsKept}
        </LoadFailure>
      )}
    </>
  );
}

/**
 * Upcoming appointments first, the next one on top; then past and cancelled ones, newest on top. Expects
 * newest first.
 */
function groupByTime(all: readonly AgendaAppointment[], now: Date): Group[] {
  return withoutEmpty([
    [texts().upcoming, all.filter((one) => isUpcoming(one, now)).reverse()],
    [texts().earlier, all.filter((one) => !isUpcoming(one, now))],
  ]);
}

const maxNearest = 3;

/** The next appointments, and the last one that was not cancelled. */
function selectNearest(all: readonly AgendaAppointment[], now: Date): Group[] {
  const last = all.find((one) => one.status !== 'cancelled' && !isUpcoming(one, now));
  return withoutEmpty([
    [
      texts().upcoming,
      all
        .filter((one) => isUpcoming(one, now))
        .reverse()
        .slice(0, maxNearest),
    ],
    [texts().last, last ? [last] : []],
  ]);
}

type Group = [string, AgendaAppointment[]];

const withoutEmpty = (groups: Group[]): Group[] =>
  groups.filter(([, appointments]) => appointments.length > 0);

function Row({
  one,
  professional,
  role,
  now,
  open,
}: {
  one: AgendaAppointment;
  professional: string | undefined;
  role: Role;
  now: Date;
  open: (id: number) => void;
}) {
  const { Icon } = kindSigns[one.type];
  const word = consultationWord(one);
  const isCancelled = one.status === 'cancelled';
  const isWaiting = waitsForOutcome(one, now);
  return (
    <li className='dense-row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3'>
      <div className='min-w-0'>
        <button
          type='button'
          onClick={() => open(one.id)}
          // The target is taller than its line, so that two lines fit a dense row.
          className={clsx(
            'link min-h-11 text-left tabular-nums pointer-fine:-my-1.5 pointer-fine:min-h-9 pointer-fine:py-1.5',
            isCancelled && 'text-ink-soft line-through',
          )}
        >
          <strong>{formatShortDate(one.startsAt)}</strong>,{' '}
          <span className='whitespace-nowrap'>{formatSpan(one)}</span>
        </button>
        <p className='relative flex min-w-0 gap-1.5 text-ink-soft text-xs'>
          <Icon aria-hidden='true' className='size-4 shrink-0' />
          <span className='min-w-0 break-words'>{professional ? `${word}, ${professional}` : word}</span>
        </p>
      </div>
      <p className='text-right text-xs'>
        <strong className={clsx('block', isWaiting && 'text-ochre-700')}>
          {formatCurrentState(one, now)}
        </strong>{' '}
        <span className='text-ink-soft tabular-nums'>{formatPaymentState(one)}</span>
      </p>
      {one.hasNotes && (
        <div className='col-span-2'>
          <NotesReader id={one.id} role={role} />
        </div>
      )}
    </li>
  );
}
