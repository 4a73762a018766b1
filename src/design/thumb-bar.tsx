import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * Keeps a page's main button within the thumb's reach on a phone: last in the page's content, it stays at the foot of the
 * screen while any of that content is seen, between the two round buttons that float in the corners. Elsewhere it simply
 * stands at the end.
 */
export function ThumbBar({
  stays = true,
  children,
  className,
}: {
  /** False where something more urgent needs the foot of the screen. */
  stays?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      data-print='no'
      className={clsx(
        'mt-10 flex justify-center sm:justify-start',
        // 16 px of the page's own margin and these 64 leave 80 px on each side: a 52 px button, its margin and air.
        'max-sm:*:w-full max-sm:*:px-4 max-sm:px-16',
        stays &&
          'max-sm:pointer-events-none max-sm:*:pointer-events-auto max-sm:sticky max-sm:bottom-4 max-sm:z-10 max-sm:*:shadow-[0_0_0_4px_var(--color-paper),0_6px_20px_color-mix(in_srgb,var(--color-ink)_25%,transparent)]',
        className,
      )}
    >
      {children}
    </div>
  );
}
