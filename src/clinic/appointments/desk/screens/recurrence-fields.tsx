import { SelectField, TextField } from '#design/fields/field.tsx';
import type { BookingDraft, Recurrence } from './booking-draft.ts';

const intervals = [
  { value: 'w1', label: 'Cada semana', interval: { everyWeeks: 1 } },
  { value: 'w2', label: 'Cada dos semanas', interval: { everyWeeks: 2 } },
  { value: 'w3', label: 'Cada tres semanas', interval: { everyWeeks: 3 } },
  { value: 'w4', label: 'Cada cuatro semanas', interval: { everyWeeks: 4 } },
  { value: 'w6', label: 'Cada seis semanas', interval: { everyWeeks: 6 } },
  { value: 'w8', label: 'Cada ocho semanas', interval: { everyWeeks: 8 } },
  { value: 'm1', label: 'Cada mes, el mismo día de la semana', interval: { everyMonths: 1 } },
  { value: 'm2', label: 'Cada dos meses', interval: { everyMonths: 2 } },
  { value: 'm3', label: 'Cada tres meses', interval: { everyMonths: 3 } },
] as const;

const optionOf = (recurrence: Recurrence): string =>
  'everyWeeks' in recurrence ? `w${recurrence.everyWeeks}` : `m${recurrence.everyMonths}`;

export function RecurrenceFields({
  draft: { recurrence },
  change,
  error,
}: {
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  error: string | undefined;
}) {
  const count = recurrence?.count ?? 10;
  return (
    <div className='grid grid-cols-2 gap-4'>
      <SelectField
        label='Se repite'
        value={recurrence ? optionOf(recurrence) : ''}
        onChange={({ target }) => {
          const chosen = intervals.find(({ value }) => value === target.value);
          change({ recurrence: chosen === undefined ? null : { ...chosen.interval, count } });
        }}
      >
        <option value=''>No</option>
        {intervals.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {recurrence && (
        <TextField
          label='Cuántas citas'
          type='number'
          min={2}
          max={52}
          value={String(count)}
          onChange={({ target }) =>
            change({ recurrence: { ...recurrence, count: Math.round(target.valueAsNumber || 0) } })
          }
          error={error}
        />
      )}
    </div>
  );
}
