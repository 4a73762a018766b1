import clsx from 'clsx';
import { frontColors } from '#design/tone.ts';
import { type CategoryId, categories } from './guide/categories.ts';

export type Filter = CategoryId | 'all';

/** Which part to look at. Native radios: arrows move. Not shown without JavaScript, where all of them are. */
export function CategoryFilter({ value, onChange }: { value: Filter; onChange: (value: Filter) => void }) {
  return (
    <fieldset className='[@media(scripting:none)]:hidden'>
      <legend className='font-[650]'>¿Qué necesitas ahora?</legend>
      <div className='mt-2.5 flex flex-wrap gap-2'>
        <Choice value='all' label='Todo' checked={value === 'all'} onChoose={() => onChange('all')} />
        {categories.map(({ id, name, tone }) => (
          <Choice
            key={id}
            value={id}
            label={name}
            dot={frontColors[tone]}
            checked={value === id}
            onChoose={() => onChange(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  value,
  label,
  dot,
  checked,
  onChoose,
}: {
  value: Filter;
  label: string;
  /** The colour of its card. */
  dot?: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-3.5 py-1.5 font-[650] text-sm leading-tight transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river-600',
        checked ? 'border-ink bg-ink text-card' : 'border-line bg-card text-ink hover:border-edge',
      )}
    >
      <input
        type='radio'
        name='categoria'
        value={value}
        checked={checked}
        onChange={onChoose}
        className='absolute inset-0 size-full cursor-pointer opacity-0'
      />
      {dot && <span aria-hidden='true' className={clsx('size-3.5 shrink-0 rounded-full', dot)} />}
      {label}
    </label>
  );
}
