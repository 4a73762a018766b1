import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import type { Role } from '#clinic/audit/contract.ts';
import { EmptyText, QueriedSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { formatShortDate } from '#platform/time/spanish-dates.ts';
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
import { NotesReader } from './notes-reader.tsx';

// The dialogs load at the first sign of interaction.
const loadDialogs = async () => (await import('../../dialogs/screens/person-dialogs.tsx')).PersonDialogs;

export function AppointmentsOfPerson({ id, role }: { id: number; role: Role }) {
  const asked = useQuery(appointmentsOfPersonQuery(id));
  const professionals = useQuery(professionalsQuery());
  const now = useClientNow();
  const [openId, setOpenId] = useState<number>();
  const [isBooking, setIsBooking] = useState(false);
  const isWanted = isBooking || openId !== undefined;
  const dialogs = usePreloadedPart(loadDialogs, isWanted);
  const nameOf = (professionalId: number) =>
    professionals.data?.find((one) => one.id === professionalId)?.name;
  return (
    <>
      <QueriedSection
        title='Citas'
        what='las citas'
        lines={3}
        query={asked}
        action={() => (
          <Button size='small' variant='quiet' onClick={() => setIsBooking(true)}>
            Nueva cita
          </Button>
        )}
      >
        {(appointments) =>
          appointments.length === 0 ? (
            <EmptyText>No ha tenido ninguna cita.</EmptyText>
          ) : (
            groupByTime(appointments, now).map(([words, ofThem]) => (
              <div key={words} className='border-line border-b last:border-b-0'>
                <h3 className='bg-paper px-3 py-1 font-[650] font-sans text-ink-soft text-xs tracking-normal'>
                  {words}
                </h3>
                <ul className='divide-y divide-line'>
                  {ofThem.map((one) => (
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
            ))
          )
        }
      </QueriedSection>
      {dialogs.part && (
        <dialogs.part
          appointments={asked.data ?? []}
          id={id}
          now={now}
          openId={openId}
          setOpenId={setOpenId}
          isBooking={isBooking}
          setIsBooking={setIsBooking}
        />
      )}
      {dialogs.isFailed && isWanted && (
        <LoadFailure title='No hemos podido abrir la cita' retry={dialogs.ask}>
          La ficha sigue aquí; solo ha fallado la conexión.
        </LoadFailure>
      )}
    </>
  );
}

/**
 * Upcoming appointments first, the next one on top; then past and cancelled ones, newest on top. Expects
 * newest first.
 */
function groupByTime(all: readonly AgendaAppointment[], now: Date): [string, AgendaAppointment[]][] {
  const isAhead = ({ status, endsAt }: AgendaAppointment) => status !== 'cancelled' && now < new Date(endsAt);
  const groups: [string, AgendaAppointment[]][] = [
    ['Próximas', all.filter(isAhead).reverse()],
    ['Anteriores y canceladas', all.filter((one) => !isAhead(one))],
  ];
  return groups.filter(([, ofThem]) => ofThem.length > 0);
}

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
          <strong>{formatShortDate(one.startsAt)}</strong>, {formatSpan(one)}
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
