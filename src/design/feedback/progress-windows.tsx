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
/** More stand in floors of equally many, as far as there is room. */
const longestFloor = 10;
/** Of a window of this height, with the gap beside it. */
const windowRem = 1.65;

/** A count in small windows: sessions left, sessions bought. */
export function ProgressWindows({ lit, total, label, showLabel = true, className }: ProgressWindowsProps) {
  const drawn = Math.min(total, drawnAtMost);
  const drawnLit = total > drawnAtMost ? Math.round((lit / total) * drawn) : lit;
  const perFloor = Math.ceil(drawn / Math.ceil(drawn / longestFloor));
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <div
        role='img'
        aria-label={label}
        className='flex flex-wrap gap-1.5'
        style={{ maxWidth: `${perFloor * windowRem}rem` }}
      >
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
