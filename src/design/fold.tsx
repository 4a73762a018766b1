import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Lists of up to this many rows are open at first. */
const openUpTo = 2;

/** A heading with a count that opens and closes its list; long lists are closed at first. */
export function Fold({
  heading,
  count,
  className,
  children,
}: {
  heading: ReactNode;
  count: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details open={count <= openUpTo} className='group/fold'>
      <summary className={className ?? 'flex min-h-11 cursor-pointer list-none items-center gap-2'}>
        {heading}
        <span className='rounded-full bg-line px-2 font-[650] text-ink text-xs tabular-nums'>{count}</span>
        <ChevronDown
          aria-hidden='true'
          className='ml-auto size-5 shrink-0 transition-transform group-open/fold:rotate-180'
        />
      </summary>
      {children}
    </details>
  );
}
