import { DateField } from '#design/fields/date-field.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { TimeField } from '#design/fields/time-field.tsx';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../../agenda/contract.ts';
import { texts } from '../texts.ts';
import { FreeHoursOfDay } from './free-hours-of-day.tsx';
import type { ConsultationPlace } from './use-free-hours.ts';

/** Start, length and professional: any start, half an hour to two hours. */
export type PlaceDraft = {
  professionalId: number | undefined;
  day: Day;
  time: TimeOfDay;
  minutes: number;
};

const lengths = [30, 45, 60, 75, 90, 120];

/** Always includes the current length, which a service may set freely. */
const lengthChoices = (minutes: number) =>
  [...new Set([...lengths, minutes])].sort((one, other) => one - other);

export function PlaceFields({
  place,
  change,
  professionals,
  error,
}: {
  place: PlaceDraft & ConsultationPlace;
  change: (part: Partial<PlaceDraft>) => void;
  professionals: Agenda['professionals'];
  error: string | undefined;
}) {
  return (
    <div className='grid grid-cols-2 gap-4'>
      <DateField
        label={texts().place.day}
        value={place.day}
        onChange={(day) => change({ day })}
        error={error}
      />
      <TimeField label={texts().place.time} value={place.time} onChange={(time) => change({ time })} />
      <SelectField
        label={texts().place.length}
        value={String(place.minutes)}
        onChange={({ target }) => change({ minutes: Number(target.value) })}
      >
        {lengthChoices(place.minutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {texts().place.minutes(minutes)}
          </option>
        ))}
      </SelectField>
      <ProfessionalField id={place.professionalId} professionals={professionals} change={change} />
      <FreeHoursOfDay place={place} change={change} />
    </div>
  );
}

export const ProfessionalField = ({
  id,
  professionals,
  change,
}: {
  id: number | undefined;
  professionals: Agenda['professionals'];
  change: (part: { professionalId: number }) => void;
}) => (
  <SelectField
    label={texts().place.professional}
    value={String(id ?? '')}
    onChange={({ target }) => change({ professionalId: Number(target.value) })}
  >
    {professionals.map((one) => (
      <option key={one.id} value={one.id}>
        {one.name}
      </option>
    ))}
  </SelectField>
);
