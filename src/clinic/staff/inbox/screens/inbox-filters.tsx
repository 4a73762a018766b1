import { SelectField } from '#design/fields/field.tsx';
import { texts } from './texts.ts';

/** Filter of the list; an empty `kind` means all. */
export type InboxFilter = { show: 'open' | 'mine' | 'settled'; kind: string };

const filterOptions = [
  { value: 'open', label: texts().filter.open },
  { value: 'mine', label: texts().filter.mine },
  { value: 'settled', label: texts().filter.settled },
] as const;

export function InboxFilters({
  wish,
  setWish,
  kinds,
}: {
  wish: InboxFilter;
  setWish: (wish: InboxFilter) => void;
  /** Kinds present; the selected one stays even when it is empty. */
  kinds: readonly string[];
}) {
  const offered = [...new Set([...kinds, wish.kind])].filter((kind) => kind !== '').sort();
  return (
    <div className='mt-3 grid max-w-md grid-cols-2 gap-3'>
      <SelectField
        label={texts().filter.show}
        value={wish.show}
        onChange={({ target }) =>
          setWish({
            ...wish,
            show: filterOptions.find(({ value }) => value === target.value)?.value ?? 'open',
          })
        }
      >
        {filterOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts().filter.subject}
        value={wish.kind}
        onChange={({ target }) => setWish({ ...wish, kind: target.value })}
      >
        <option value=''>{texts().filter.all}</option>
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
