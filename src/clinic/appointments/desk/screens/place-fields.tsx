import { SelectField, TextField } from '#design/fields/field.tsx';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';

/** When, for how long and with whom: any start, half an hour to two hours. */
export type PlaceDraft = {
  professionalId: number | undefined;
  day: Day;
  time: TimeOfDay;
  minutes: number;
};

const lengths = [30, 45, 60, 75, 90, 120];

export function PlaceFields({
  place,
  change,
  professionals,
  error,
}: {
  place: PlaceDraft;
  change: (part: Partial<PlaceDraft>) => void;
  professionals: Agenda['professionals'];
  error: string | undefined;
}) {
  return (
    <div className='grid grid-cols-2 gap-4'>
      <TextField
        label='Día'
        type='date'
        value={place.day}
        onChange={({ target }) => change({ day: target.value })}
        error={error}
      />
      <TextField
        label='Hora'
        type='time'
        step={300}
        value={place.time}
        onChange={({ target }) => change({ time: target.value })}
      />
      <SelectField
        label='Duración'
        value={String(place.minutes)}
        onChange={({ target }) => change({ minutes: Number(target.value) })}
      >
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutos
          </option>
        ))}
      </SelectField>
      <SelectField
        label='Con'
        value={String(place.professionalId ?? '')}
        onChange={({ target }) => change({ professionalId: Number(target.value) })}
      >
        {professionals.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
