import clsx from 'clsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { frontColors } from '#design/tone.ts';
import { difficulties } from '../../terms.ts';
import type { Activity, Category } from '../api.ts';
import { type ActivityFilter, tagsOf } from '../rules.ts';
import type { Length } from '../terms.ts';
import { texts } from './texts.ts';
import { UnfoldSummary } from './unfold-summary.tsx';

type FilterProps = {
  wanted: ActivityFilter;
  onChange: (wanted: ActivityFilter) => void;
  categories: readonly Category[];
  activities: readonly Activity[];
  /** Whether the user is signed in and has favourites to show. */
  hasFavourites: boolean;
};

/** Filters, with the category first and the rest collapsed. Hidden without JavaScript, where everything is shown. */
export function ActivityFilters(props: FilterProps) {
  const { wanted, onChange, categories } = props;
  const choose = (categoryId: number | null) => onChange({ ...wanted, categoryId });
  return (
    <div className='[@media(scripting:none)]:hidden'>
      <fieldset>
        <legend className='font-[650]'>{texts().filter.question}</legend>
        <div className='mt-2.5 flex flex-wrap gap-2'>
          <Choice
            label={texts().filter.all}
            checked={wanted.categoryId === null}
            onChoose={() => choose(null)}
          />
          {categories.map(({ id, name, color }) => (
            <Choice
              key={id}
              label={name}
              dot={frontColors[color]}
              checked={wanted.categoryId === id}
              onChoose={() => choose(id)}
            />
          ))}
        </div>
      </fieldset>
      <MoreFilters {...props} />
    </div>
  );
}

function MoreFilters({ wanted, onChange, activities, hasFavourites }: FilterProps) {
  const count = [wanted.difficulty, wanted.length, wanted.tag, wanted.isFavourite || null].filter(
    (each) => each !== null,
  ).length;
  return (
    <details className='group mt-3'>
      <UnfoldSummary className='text-sm'>
        {texts().filter.more}
        {count > 0 && ` (${count})`}
      </UnfoldSummary>
      <div className='mt-2 grid max-w-3xl gap-4 sm:grid-cols-3'>
        <SelectField
          label={texts().difficulty}
          value={wanted.difficulty ?? ''}
          onChange={({ target }) =>
            onChange({ ...wanted, difficulty: difficulties.find((each) => each === target.value) ?? null })
          }
        >
          <option value=''>{texts().filter.anyDifficulty}</option>
          {difficulties.map((each) => (
            <option key={each} value={each}>
              {texts().difficulties[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts().filter.time}
          value={wanted.length ?? ''}
          onChange={({ target }) =>
            onChange({ ...wanted, length: lengthNames.find((each) => each === target.value) ?? null })
          }
        >
          <option value=''>{texts().filter.anyTime}</option>
          {lengthNames.map((each) => (
            <option key={each} value={each}>
              {texts().lengths[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts().filter.tag}
          value={wanted.tag ?? ''}
          onChange={({ target }) => onChange({ ...wanted, tag: target.value || null })}
        >
          <option value=''>{texts().filter.anyTag}</option>
          {tagsOf(activities).map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </SelectField>
        {hasFavourites && (
          <CheckboxField
            label={texts().filter.onlyFavourites}
            look='switch'
            checked={wanted.isFavourite}
            onChange={({ target }) => onChange({ ...wanted, isFavourite: target.checked })}
          />
        )}
      </div>
    </details>
  );
}

const lengthNames: readonly Length[] = ['short', 'medium', 'long'];

function Choice({
  label,
  dot,
  checked,
  onChoose,
}: {
  label: string;
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
        checked={checked}
        onChange={onChoose}
        className='absolute inset-0 size-full cursor-pointer opacity-0'
      />
      {dot && <span aria-hidden='true' className={clsx('size-3.5 shrink-0 rounded-full', dot)} />}
      {label}
    </label>
  );
}
