import clsx from 'clsx';

/**
 * A still block in the shape of what is coming. Give it the size by `className`; hidden from screen readers. Its widths are in
 * rem: with text twice as large they would be wider than a phone.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden='true' className={clsx('max-w-full rounded-sm bg-line', className ?? 'h-5 w-full')} />
  );
}

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];

/** Lines of text that are coming, as high as the text will be. */
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

/** Around skeletons: says once, to a screen reader, what is being waited for. */
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
