import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { Role } from '#clinic/audit/contract.ts';
import { AskedSection, Nothing } from '#clinic/patients/directory/screens/card-section.tsx';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { formatShortDate } from '#platform/time/spanish-dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { kindSigns, moneyOf, spanOf, stateOf, whatOf } from '../../desk/screens/agenda-words.ts';
import { appointmentsOfPersonQuery } from '../api.ts';
import { NotesReader } from './notes-reader.tsx';

/** Everything that a person has had and has ahead of them; a professional sees their own. */
export function AppointmentsOfPerson({ id, role }: { id: number; role: Role }) {
  const asked = useQuery(appointmentsOfPersonQuery(id));
  const professionals = useQuery(professionalsQuery());
  const nameOf = (professionalId: number) =>
    professionals.data?.find((one) => one.id === professionalId)?.name;
  return (
    <AskedSection title='Citas' what='las citas' lines={3} query={asked}>
      {(appointments) =>
        appointments.length === 0 ? (
          <Nothing>No ha tenido ninguna cita.</Nothing>
        ) : (
          <ul className='divide-y divide-line'>
            {appointments.map((one) => (
              <Row key={one.id} one={one} professional={nameOf(one.professionalId)} role={role} />
            ))}
          </ul>
        )
      }
    </AskedSection>
  );
}

function Row({
  one,
  professional,
  role,
}: {
  one: AgendaAppointment;
  professional: string | undefined;
  role: Role;
}) {
  const { Icon } = kindSigns[one.type];
  const word = whatOf(one);
  const isCancelled = one.status === 'cancelled';
  return (
    <li className='grid min-h-11 gap-x-4 gap-y-1 px-3 py-2 sm:items-baseline sm:grid-cols-[auto_minmax(0,1fr)_auto]'>
      <p className={clsx('sm:min-w-52 tabular-nums', isCancelled && 'text-ink-soft line-through')}>
        <strong>{formatShortDate(one.startsAt)}</strong>, {spanOf(one)}
      </p>
      <p className='flex min-w-0 gap-1.5 text-ink-soft text-xs'>
        <Icon aria-hidden='true' className='size-4 shrink-0' />
        <span className='min-w-0 break-words'>{professional ? `${word}, ${professional}` : word}</span>
      </p>
      <p className='text-xs'>
        <strong>{stateOf(one)}</strong> <span className='text-ink-soft tabular-nums'>{moneyOf(one)}</span>
      </p>
      {one.hasNotes && (
        <div className='sm:col-span-3'>
          <NotesReader id={one.id} role={role} />
        </div>
      )}
    </li>
  );
}
