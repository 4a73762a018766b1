import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NumberMark } from './number-mark.tsx';
import { stepListTexts } from './step-list-texts.ts';

export type StepListProps = {
  steps: readonly { title: string; text: ReactNode }[];
  /** Side by side where space allows, or always stacked. */
  layout?: 'row' | 'column';
  headingLevel?: 3 | 4;
  isCounted?: boolean;
  className?: string;
};

// Connecting lines: vertical on phones, horizontal side by side.
const down = 'absolute top-12.5 bottom-1.5 left-[1.3125rem] w-0.5';
const across = 'md:top-[1.3125rem] md:right-3 md:bottom-auto md:left-14 md:h-0.5 md:w-auto';

/** Numbered steps of an explanation. For a process under way use `StepLine`. */
export function StepList({
  steps,
  layout = 'row',
  headingLevel = 3,
  isCounted = false,
  className,
}: StepListProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  const isRow = layout === 'row';
  return (
    <ol className={clsx('flex flex-col', isRow && 'gap-x-0 md:flex-row', className)}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={clsx(
            'relative flex min-w-0 gap-4 pb-7 last:pb-0',
            isRow && 'md:flex-1 md:flex-col md:gap-3 md:pr-6 md:pb-0 md:last:pr-0',
          )}
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden='true'
              className={clsx('rounded-full bg-plaster-shade', down, isRow && across)}
            />
          )}
          <NumberMark number={index + 1} />
          <div className={clsx('min-w-0', isCounted ? 'pt-0.5' : 'pt-2', isRow && 'md:pt-0')}>
            {isCounted && (
              <p className='text-ink-soft text-sm'>{stepListTexts().stepOf(index + 1, steps.length)}</p>
            )}
            <Heading className='text-h4'>
              {!isCounted && <span className='sr-only'>{index + 1}. </span>}
              {title}
            </Heading>
            <div className='mt-1 text-ink-soft'>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
