import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useBackground } from './background.tsx';
import { texts } from './texts.ts';

export function SceneCaption({ className }: { className?: string }) {
  const { caption, canMove, isPaused, setPaused } = useBackground();
  const Icon = isPaused ? Play : Pause;
  return (
    <div
      data-ground='dark'
      data-print='no'
      className={clsx(
        // Fits between the corner buttons on a phone.
        'flex min-h-11 w-fit max-w-52 items-center rounded-full bg-shade pl-4 text-on-deep text-xs leading-tight sm:max-w-none sm:text-sm tiny:text-[0.7rem]',
        canMove ? 'motion-reduce:pr-4' : 'pr-4',
        className,
      )}
    >
      <p className='text-balance'>{caption}</p>
      {canMove && (
        <button
          type='button'
          onClick={() => setPaused(!isPaused)}
          aria-label={isPaused ? texts().resume : texts().pause}
          className='grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-on-deep/15 motion-reduce:hidden'
        >
          <Icon aria-hidden='true' className='size-4 fill-current' />
        </button>
      )}
    </div>
  );
}
