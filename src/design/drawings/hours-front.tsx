import clsx from 'clsx';
import { Arch } from './arch.tsx';

/**
 * House front with a window per hour of the clinic's day, the appointment's lit. Decorative.
 * @param chosen '17:30'; an hour no longer offered gets its own window. Nothing is lit while undefined
 */
export function HoursFront({
  hours,
  chosen,
  className,
}: {
  hours: readonly string[];
  chosen: string | undefined;
  className?: string;
}) {
  const windows = chosen === undefined || hours.includes(chosen) ? hours : [...hours, chosen].sort();
  return (
    // With doubled text size it is wider than a phone; its container must not grow.
    <div
      aria-hidden='true'
      className={clsx('flex h-14 w-0 min-w-full justify-between gap-x-3 overflow-hidden', className)}
    >
      {windows.map((hour) => (
        <Arch key={hour} lit={hour === chosen} className='h-10' />
      ))}
    </div>
  );
}
