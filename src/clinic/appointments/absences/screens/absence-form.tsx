import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import type { Opening } from '#clinic/schedule/contract.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import { absencePreviewQuery, useAddAbsence } from '../api.ts';

const wholeClinic = 'all';

/** Form for an absence, with a live preview of the affected appointments. */
export function AbsenceForm({
  opening,
  now,
  closed,
}: {
  opening: Opening;
  now: Date;
  closed: (hit: AgendaAppointment[]) => void;
}) {
  const today = wallTimeOf(now);
  const [who, setWho] = useState('');
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState({ day: today.day, time: '23:59' });
  const startsAt = instantOf(from.day, from.time);
  const endsAt = instantOf(to.day, to.time);
  const isWhole = who !== '' && startsAt < endsAt;
  const absence = isWhole
    ? {
        professionalId: who === wholeClinic ? null : Number(who),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      }
    : undefined;
  const preview = useQuery(absencePreviewQuery(absence));
  const add = useAddAbsence();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (absence) add.mutate(absence, { onSuccess: ({ hit }) => closed(hit) });
  };
  return (
    <form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2 text-sm'>
      <SelectField label='Quién no está' value={who} onChange={({ target }) => setWho(target.value)}>
        <option value=''>Elige</option>
        {opening.professionals
          .filter(({ mayChange }) => mayChange)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        {opening.mayCloseAll && <option value={wholeClinic}>Toda la clínica</option>}
      </SelectField>
      <WallTimeFields day='Desde el día' time='Desde las' value={from} onChange={setFrom} />
      <WallTimeFields day='Hasta el día' time='Hasta las' value={to} onChange={setTo} />
      {who !== '' && !isWhole && (
        <p className='text-coral-700'>El final tiene que ir después del principio.</p>
      )}
      {preview.data && absence && <AffectedPreview hit={preview.data.hit} />}
      {(add.error ?? preview.error) && (
        <FailureNotice
          {...failureMessages(add.error ?? preview.error, {
            refused: 'No se ha cerrado nada',
            lost: add.error ? undefined : 'No se ha cerrado nada',
          })}
        />
      )}
      <Button
        type='submit'
        size='small'
        disabled={!isWhole || preview.isPending}
        busy={add.isPending}
        busyLabel='Cerrando...'
      >
        Cerrar estas horas
      </Button>
    </form>
  );
}

type WallTime = { day: string; time: string };

function WallTimeFields({
  day,
  time,
  value,
  onChange,
}: {
  day: string;
  time: string;
  value: WallTime;
  onChange: (value: WallTime) => void;
}) {
  return (
    <div className='grid grid-cols-2 gap-3'>
      <TextField
        label={day}
        type='date'
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <TextField
        label={time}
        type='time'
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}

export function AffectedPreview({ hit }: { hit: AgendaAppointment[] }) {
  if (hit.length === 0) return <p role='status'>No hay ninguna cita en esas horas.</p>;
  return (
    <div role='status' className='rounded-[10px] bg-ochre-100 px-3 py-2'>
      <p className='font-[650]'>
        {hit.length === 1 ? 'Hay 1 cita en esas horas' : `Hay ${hit.length} citas en esas horas`}
      </p>
      <ul className='mt-1 text-xs'>
        {hit.map((one) => (
          <li key={one.id} className='tabular-nums'>
            {formatDate(one.startsAt)}, {formatSpan(one)} · {nameOf(one.patient)}
          </li>
        ))}
      </ul>
      <p className='mt-1 text-xs'>Siguen en pie: después decides qué se hace con cada una.</p>
    </div>
  );
}
