import clsx from 'clsx';

/**
 * Wave between two backgrounds, 28 px high, in the colour of the lower one (`className='text-paper'`). Put it last in
 * the upper section, or first in the lower one with `-mt-7`.
 */
export function Waterline({ flip = false, className }: { flip?: boolean; className?: string }) {
  return (
    <svg
      viewBox='0 0 1440 28'
      preserveAspectRatio='none'
      aria-hidden='true'
      className={clsx('-mb-px block h-7 w-full fill-current', flip && '-scale-y-100', className)}
    >
      <path d='M0 15c96 10 168 11 264 3s150-12 252-4 156 12 264 3 162-13 270-3 168 9 252 1 108-6 138-2v15.5H0z' />
    </svg>
  );
}
