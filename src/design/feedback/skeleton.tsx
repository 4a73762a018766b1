import clsx from 'clsx';

/**
 * Placeholder block in the shape of coming content, hidden from screen readers. Size it by `className`, at most the
 * container: widths in rem double with the text.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden='true' className={clsx('max-w-full rounded-sm bg-line', className ?? 'h-5 w-full')} />
  );
}

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden='true' className={clsx('flex flex-col', className)}>
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className='flex h-[1.7rem] items-center'>
          <span className={clsx('h-3.5 rounded-sm bg-line', lineWidths[line % lineWidths.length])} />
        </span>
      ))}
    </div>
  );
}

/** Wraps skeletons and announces once what is loading. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div aria-busy='true'>
      <p role='status' className='sr-only'>
        {label}
      </p>
      {children}
    </div>
  );
}

/** Placeholder of a list in a card, announced once. */
export function LoadingRows({
  label,
  rows = 6,
  className,
}: {
  label: string;
  rows?: number;
  className?: string;
}) {
  return (
    <Loading label={label}>
      <div
        aria-hidden='true'
        className={clsx(
          'divide-y divide-line overflow-hidden rounded-card border border-line bg-card',
          className,
        )}
      >
        {[...Array(rows).keys()].map((row) => (
          <div key={row} className='flex h-13 items-center gap-4 px-3'>
            <Skeleton className='h-3.5 w-24 shrink-0' />
            <Skeleton className={clsx('h-3.5', row % 2 === 0 ? 'w-1/2' : 'w-2/5')} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
