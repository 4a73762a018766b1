import clsx from 'clsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { type Mark, marks } from '../terms.ts';
import type { Question } from './questions.ts';

/** A question with five native radios; the meaning of the selected mark is beside it. */
export function MarkField({
  question: { name, asked, words },
  value,
  onChange,
  error,
}: {
  question: Question;
  value: Mark | undefined;
  onChange: (mark: Mark) => void;
  error: string | undefined;
}) {
  return (
    <fieldset aria-describedby={error && `${name}-error`} className='min-w-0'>
      <legend className='font-[650]'>{asked}</legend>
      <div className='mt-2 grid max-w-96 grid-cols-5 gap-2'>
        {marks.map((mark) => (
          <label
            key={mark}
            className={clsx(
              'relative grid min-h-12 place-items-center rounded-[10px] border-2 font-[650] font-display text-h4 tabular-nums transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river-600',
              value === mark ? 'border-ink bg-ink text-card' : 'border-edge bg-card hover:border-river-600',
            )}
          >
            <input
              type='radio'
              name={name}
              value={mark}
              checked={value === mark}
              onChange={() => onChange(mark)}
              aria-label={`${mark}: ${words[mark - 1]}`}
              className='absolute inset-0 size-full cursor-pointer opacity-0'
            />
            {mark}
          </label>
        ))}
      </div>
      <p aria-hidden='true' className='mt-1.5 flex max-w-96 justify-between gap-2 text-ink-soft text-sm'>
        {value === undefined ? (
          <>
            <span>{words[0]}</span>
            <span>{words[4]}</span>
          </>
        ) : (
          <span className='font-[650] text-ink'>{words[value - 1]}</span>
        )}
      </p>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
