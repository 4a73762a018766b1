import clsx from 'clsx';
import { Arch } from '../drawings/arch.tsx';

export type ProgressWindowsProps = {
  /** Lit and total count; more than 24 are drawn as 24 in proportion. */
  lit: number;
  total: number;
  /** Full meaning: 'Quedan 3 de 8 sesiones'. */
  label: string;
  /** Shows the label beside the windows; otherwise it is for screen readers only. */
  showLabel?: boolean;
  className?: string;
};

const maxDrawn = 24;
/** Longer counts are split into equal floors where space allows. */
const maxPerFloor = 10;
/** Width of a window of this height, including the gap. */
const windowRem = 1.65;

/** A count as small windows: sessions left of those bought. */
export function ProgressWindows({ lit, total, label, showLabel = true, className }: ProgressWindowsProps) {
  const drawn = Math.min(total, maxDrawn);
  const drawnLit = total > maxDrawn ? Math.round((lit / total) * drawn) : lit;
  const perFloor = Math.ceil(drawn / Math.ceil(drawn / maxPerFloor));
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
