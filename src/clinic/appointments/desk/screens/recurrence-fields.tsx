import { SelectField, TextField } from '#design/fields/field.tsx';
import type { BookingDraft } from './booking-draft.ts';

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
        value={String(recurrence?.everyWeeks ?? 0)}
        onChange={({ target }) => {
          const everyWeeks = ([1, 2] as const).find((weeks) => String(weeks) === target.value);
          change({ recurrence: everyWeeks === undefined ? null : { everyWeeks, count } });
        }}
      >
        <option value='0'>No</option>
        <option value='1'>Cada semana</option>
        <option value='2'>Cada dos semanas</option>
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
