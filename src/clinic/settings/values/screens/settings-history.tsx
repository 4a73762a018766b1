import { Button } from '#design/button.tsx';
import { formatDateAndTime } from '#platform/time/screen-dates.ts';
import type { SavedGroup } from '../contract.ts';
import { describeValue, type FieldSpec } from './field-specs.ts';
import { texts } from './texts.ts';

/** Saved changes, newest first: who, when, before and after. `restore` puts earlier values into the form. */
export function SettingsHistory({
  history,
  fields,
  restore,
}: Pick<SavedGroup, 'history'> & {
  fields: readonly FieldSpec[];
  restore: (values: Record<string, unknown>) => void;
}) {
  return (
    <section aria-labelledby='settings-history' className='mt-8'>
      <h2 id='settings-history' className='text-h4'>
        {texts().history.title}
      </h2>
      {history.length === 0 ? (
        <p className='mt-1.5 max-w-text text-ink-soft'>{texts().history.none}</p>
      ) : (
        <ol className='mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-card'>
          {history.map(({ id, savedAt, savedBy, before, after }) => (
            <li key={id} className='px-4 py-3'>
              <div className='flex flex-wrap items-center justify-between gap-x-4'>
                <p>
                  <strong>{savedBy}</strong>, {formatDateAndTime(new Date(savedAt))}
                </p>
                <Button variant='quiet' size='small' className='-mr-2' onClick={() => restore(before)}>
                  {texts().history.restore}
                  <span className='sr-only'>{texts().history.of(formatDateAndTime(new Date(savedAt)))}</span>
                </Button>
              </div>
              <dl className='mt-1 flex flex-col gap-2 text-sm'>
                {fields.map((field) => (
                  <Change key={field.name} field={field} before={before} after={after} />
                ))}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Values = Record<string, unknown>;

/** Only the lines that differ; without one, the order has changed or nothing at all. */
function Change({ field, before, after }: { field: FieldSpec; before: Values; after: Values }) {
  const former = describeValue(field, before[field.name]);
  const latter = describeValue(field, after[field.name]);
  if (former.join('\n') === latter.join('\n')) return null;
  const removed = former.filter((line) => !latter.includes(line));
  const added = latter.filter((line) => !former.includes(line));
  return (
    <div>
      <dt className='text-ink-soft'>{field.label}</dt>
      <dd className='max-w-text wrap-anywhere'>
        {removed.length + added.length === 0 && texts().history.reordered}
        {removed.length > 0 && <Lines label={texts().history.before} lines={removed} />}
        {added.length > 0 && <Lines label={texts().history.after} lines={added} />}
      </dd>
    </div>
  );
}

const Lines = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <p>
    <span className='text-ink-soft'>{label}: </span>
    {lines.join('; ')}
  </p>
);
