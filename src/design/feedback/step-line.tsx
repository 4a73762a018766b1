import clsx from 'clsx';
import { Check } from 'lucide-react';
import { texts } from './step-texts.ts';

export type StepLineProps = {
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  label?: string;
  className?: string;
};

/** Steps of a flow in one line: ticked when done, filled when current. */
export function StepLine({ steps, current, label = texts().steps, className }: StepLineProps) {
  return (
    <ol aria-label={label} className={clsx('flex', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const present = index === current;
        const notDone = present ? texts().stepNow : texts().stepLater;
        return (
          <li
            key={step}
            aria-current={present ? 'step' : undefined}
            className='relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center'
          >
            {index > 0 && (
              <span
                aria-hidden='true'
                className={clsx(
                  'absolute top-4.25 right-[calc(50%+1.5rem)] left-[calc(-50%+1.5rem)] h-0.5 rounded-full transition-colors',
                  done || present ? 'bg-river-600' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden='true'
              className={clsx(
                'grid size-9 place-items-center rounded-full border-2 font-[680] font-display leading-none transition-colors',
                present && 'border-river-600 bg-river-600 text-card',
                done && 'border-river-600 bg-river-50 text-river-700',
                !done && !present && 'border-edge bg-card text-ink-soft',
              )}
            >
              {done ? <Check strokeWidth={3} className='size-4.5' /> : index + 1}
            </span>
            <span
              className={clsx('text-sm leading-tight', present ? 'font-[650] text-ink' : 'text-ink-soft')}
            >
              {step}
              <span className='sr-only'>{done ? texts().stepDone : notDone}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
