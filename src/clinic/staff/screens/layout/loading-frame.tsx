import { LogoMark } from '#design/drawings/logo.tsx';
import { LoadingRows, Skeleton } from '#design/feedback/skeleton.tsx';
import { texts } from './texts.ts';

const railWidths = ['w-16', 'w-24', 'w-28', 'w-24', 'w-16', 'w-28', 'w-20', 'w-14'];

/** Placeholder of the panel's frame, without names and links, until the session is loaded. */
export function LoadingFrame() {
  return (
    <div className='staff flex min-h-dvh bg-paper max-lg:flex-col lg:pl-52'>
      <div
        aria-hidden='true'
        className='flex min-h-14 items-center gap-2 border-line border-b bg-card px-3 py-1.5 lg:fixed lg:inset-y-0 lg:left-0 lg:w-52 lg:flex-col lg:items-start lg:border-r lg:border-b-0 lg:p-5'
      >
        <LogoMark className='size-8 shrink-0' />
        {railWidths.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <span key={place} className='flex h-9 items-center gap-3 max-lg:hidden'>
            <Skeleton className='size-5' />
            <Skeleton className={`h-3.5 ${width}`} />
          </span>
        ))}
      </div>
      <main className='min-w-0 grow px-4 pt-4 lg:px-7 lg:pt-6'>
        <div className='noscript:hidden'>
          <Skeleton className='mb-6 h-8 w-40' />
          <LoadingRows label={texts().opening} rows={8} />
        </div>
        <p className='hidden max-w-prose noscript:block'>{texts().needsScripts}</p>
      </main>
    </div>
  );
}
