import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { frontColors, softColors, type Tone } from '../tone.ts';
import { FieldError } from './field-error.tsx';

export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  description?: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
  disabled?: boolean;
};

export type ChoiceCardsProps<Value extends string = string> = {
  legend: string;
  /** Shows the legend to screen readers only, when a heading says the same. */
  legendHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  columns?: 1 | 2 | 3;
  className?: string;
};

// A last card alone in its row fills the row.
const grids = {
  1: '',
  2: 'sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
};

/** Radio cards styled as small houses. Native radios: arrows move, space selects. */
export function ChoiceCards<Value extends string>({
  legend,
  legendHidden,
  choices,
  value,
  onChange,
  error,
  columns = 1,
  className,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={clsx(legendHidden ? 'sr-only' : 'mb-2 font-[650]')}>{legend}</legend>
      <div className={clsx('grid gap-3', grids[columns])}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            {...choice}
            name={name}
            checked={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
      {error && (
        <div className='mt-2'>
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function ChoiceCard({
  value,
  label,
  description,
  detail,
  icon,
  tone = 'river',
  disabled,
  name,
  checked,
  onChoose,
}: Choice & { name: string; checked: boolean; onChoose: () => void }) {
  return (
    <label
      className={clsx(
        'relative flex min-h-16 items-start gap-3.5 overflow-hidden rounded-card border-2 py-3 pr-4 pl-6 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river-600',
        'has-checked:border-ink',
        checked ? ['border-ink', softColors[tone]] : 'border-line bg-card not-has-checked:hover:border-edge',
        disabled && 'cursor-not-allowed text-ink-soft',
      )}
    >
      <input
        type='radio'
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-describedby={description ? `${name}-${value}` : undefined}
        aria-labelledby={clsx(`${name}-${value}-label`, detail && `${name}-${value}-detail`)}
        className='peer absolute opacity-0'
      />
      <span aria-hidden='true' className={clsx('absolute inset-y-0 left-0 w-2.5', frontColors[tone])} />
      <span
        aria-hidden='true'
        data-mark
        className={clsx(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge bg-card text-transparent transition-colors',
          'peer-checked:border-ink peer-checked:bg-ink peer-checked:text-card',
        )}
      >
        <Check strokeWidth={3.6} className='size-3.5' />
      </span>
      <span className='min-w-0 grow'>
        <span className='flex flex-wrap items-baseline justify-between gap-x-4'>
          <span id={`${name}-${value}-label`} className='font-[650]'>
            {label}
          </span>
          {detail && (
            <span id={`${name}-${value}-detail`} className='font-[650] tabular-nums'>
              {detail}
            </span>
          )}
        </span>
        {description && (
          <span id={`${name}-${value}`} className='block text-sm text-ink-soft'>
            {description}
          </span>
        )}
      </span>
      {icon && <span className='mt-0.5 shrink-0 text-ink-soft'>{icon}</span>}
    </label>
  );
}
