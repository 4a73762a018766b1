import clsx from 'clsx';
import { Arch } from './arch.tsx';

/**
 * The front of an appointment's house: a window for each hour of the clinic's day, the appointment's own lit. Decorative.
 * @param chosen '17:30'; an hour that the day no longer has gets a window of its own. Nothing is lit while it is not known
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
    // With text twice as large the day is wider than a phone: what it stands in must not grow with it.
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
