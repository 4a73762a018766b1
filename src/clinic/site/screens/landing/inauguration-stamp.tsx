import clsx from 'clsx';
import { clinic } from '#config';

export function InaugurationStamp({ className }: { className?: string }) {
  return (
    <p className={clsx('flex w-fit -rotate-3 items-center text-on-deep', className)}>
      <span className='grid size-30 place-content-center rounded-full border-2 border-on-deep text-center shadow-[inset_0_0_0_4px_var(--color-deep),inset_0_0_0_5px_var(--color-on-deep)]'>
        <span className='text-xs leading-tight'>Inauguración</span>{' '}
        <span className='font-[680] font-display leading-tight tabular-nums'>{clinic.inaugurationStamp}</span>{' '}
        <span className='text-xs leading-tight'>{clinic.city}</span>
      </span>
      <svg viewBox='0 0 60 40' aria-hidden='true' className='-ml-1 h-10 fill-none stroke-on-deep tiny:hidden'>
        <path
          d='M0 6q7.5-6 15 0t15 0 15 0 15 0M0 20q7.5-6 15 0t15 0 15 0 15 0M0 34q7.5-6 15 0t15 0 15 0 15 0'
          strokeWidth='2'
        />
      </svg>
    </p>
  );
}
