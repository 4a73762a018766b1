import clsx from 'clsx';
import { Arch } from '../drawings/arch.tsx';

export type ProgressWindowsProps = {
  /** How many are lit, and of how many. More than 24 are drawn as 24 in proportion. */
  lit: number;
  total: number;
  /** What it means, whole: 'Quedan 3 de 8 sesiones'. */
  label: string;
  /** Shows the label beside the windows; otherwise it is read out only. */
  showLabel?: boolean;
  className?: string;
};

const drawnAtMost = 24;

/** A count in small windows: sessions left, questions answered. */
export function ProgressWindows({ lit, total, label, showLabel = true, className }: ProgressWindowsProps) {
  const drawn = Math.min(total, drawnAtMost);
  const drawnLit = total > drawnAtMost ? Math.round((lit / total) * drawn) : lit;
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <div role='img' aria-label={label} className='flex flex-wrap gap-1.5'>
        {[...Array(drawn).keys()].map((place) => (
          <Arch key={place} lit={place < drawnLit} className='h-8' />
        ))}
      </div>
      {showLabel && (
        <span aria-hidden='true' className='text-sm text-ink-soft'>
          {label}
        </span>
      )}
    </div>
  );
}

export type StepWindowsProps = {
  steps: readonly string[];
  /** Index of the step that is under way; `steps.length` when all are done. */
  current: number;
  label?: string;
  className?: string;
};

/** The steps of a flow: a window lights for each one done, the present one is outlined. */
export function StepWindows({ steps, current, label = 'Pasos', className }: StepWindowsProps) {
  return (
    <ol aria-label={label} className={clsx('flex', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const present = index === current;
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
                  'absolute top-5 right-[calc(50%+1.4rem)] left-[calc(-50%+1.4rem)] h-0.5 rounded-full transition-colors',
                  done || present ? 'bg-ink' : 'bg-line',
                )}
              />
            )}
            <span
              className={clsx(
                'grid h-11 place-items-center rounded-t-full rounded-b-md px-2 transition-shadow',
                present && 'shadow-[0_0_0_2.5px_var(--color-river-600)]',
              )}
            >
              <Arch lit={done || present} className='h-8' />
            </span>
            <span
              className={clsx('text-sm leading-tight', present ? 'font-[650] text-ink' : 'text-ink-soft')}
            >
              {step}
              <span className='sr-only'>{done ? ', hecho' : present ? ', ahora' : ', después'}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
