import { SelectField, TextField } from '#design/fields/field.tsx';
import type { BookingDraft, Recurrence } from './booking-draft.ts';
import { texts } from './texts.ts';

const intervals = [
  { value: 'w1', interval: { everyWeeks: 1 } },
  { value: 'w2', interval: { everyWeeks: 2 } },
  { value: 'w3', interval: { everyWeeks: 3 } },
  { value: 'w4', interval: { everyWeeks: 4 } },
  { value: 'w6', interval: { everyWeeks: 6 } },
  { value: 'w8', interval: { everyWeeks: 8 } },
  { value: 'm1', interval: { everyMonths: 1 } },
  { value: 'm2', interval: { everyMonths: 2 } },
  { value: 'm3', interval: { everyMonths: 3 } },
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
        label={texts().booking.repeats}
        value={recurrence ? optionOf(recurrence) : ''}
        onChange={({ target }) => {
          const chosen = intervals.find(({ value }) => value === target.value);
          change({ recurrence: chosen === undefined ? null : { ...chosen.interval, count } });
        }}
      >
        <option value=''>{texts().booking.once}</option>
        {intervals.map(({ value }) => (
          <option key={value} value={value}>
            {texts().booking.intervals[value]}
          </option>
        ))}
      </SelectField>
      {recurrence && (
        <TextField
          label={texts().booking.count}
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
