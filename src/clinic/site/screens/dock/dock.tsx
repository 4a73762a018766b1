import clsx from 'clsx';
import { Cookie } from 'lucide-react';
import { useRef } from 'react';
import { dialogOpenerProps } from '#design/dialogs/native-dialog.tsx';
import { FirstPaintBarrier } from '#platform/documents/first-paint-barrier.tsx';
import { CookieNotice } from '../cookies/cookie-notice.tsx';
import { cookieSettingsId } from '../cookies/cookie-settings.tsx';
import { emergencyId } from '../emergency/emergency-dialog.tsx';
import { DockAction } from './dock-action.tsx';
import { texts } from './texts.ts';
import { useCornerPlace } from './use-corner-place.ts';

/**
 * A floating round corner button on wide screens, otherwise part of the bottom bar. The focus ring is inside, because
 * the background may be light or dark.
 */
const corner =
  '-outline-offset-5! absolute bottom-[calc(100%+var(--corner-inset))] grid size-(--corner) shrink-0 place-items-center rounded-full shadow-soft ring-2 ring-card transition-colors barred:static barred:shadow-none barred:ring-0';

/**
 * Bottom bar of every page: emergency numbers, cookie choice and, unless floating, the main action. It has its own
 * space at the page's end, so it covers nothing. In the DOM it precedes the content, so that keyboard users reach
 * emergency numbers early.
 */
export function Dock() {
  const dock = useRef<HTMLElement>(null);
  useCornerPlace(dock);
  return (
    <aside
      ref={dock}
      aria-label={texts().label}
      data-bar
      data-print='no'
      className='sticky zoomed:relative bottom-0 z-20 order-1 mt-auto barred:grid grid-cols-[minmax(0,1fr)_auto] low:sm:grid-cols-[minmax(0,1fr)_auto_auto] md:grid-cols-[minmax(0,1fr)_auto_auto] barred:items-center barred:gap-x-2 tiny:gap-x-1! barred:gap-y-2.5 tiny:gap-y-1! barred:border-line barred:border-t barred:bg-card barred:px-3 tiny:px-2! md:barred:px-8 barred:pt-2 barred:pb-[max(0.5rem,env(safe-area-inset-bottom))]'
    >
      <CookieNotice />
      <div className='contents noscript:flex! barred:flex barred:asked:hidden barred:items-center barred:gap-2 low:sm:col-span-2 md:col-span-2'>
        <button
          type='button'
          data-corner
          aria-label={texts().cookies}
          className={clsx(
            corner,
            'left-(--corner-inset) bg-card text-river-700 hover:bg-river-100 barred:size-11 tiny:size-[44px]!',
          )}
          {...dialogOpenerProps(cookieSettingsId)}
        >
          <Cookie aria-hidden='true' className='size-6 tiny:size-[24px]' />
        </button>
        <DockAction />
      </div>
      <button
        type='button'
        data-corner
        aria-label={texts().emergencyPhones}
        className={clsx(
          corner,
          'right-(--corner-inset) bg-coral-600 font-[680] text-card text-sm outline-card! hover:bg-coral-700 barred:h-11 barred:w-15 tiny:h-[44px]! tiny:w-auto! tiny:px-[8px] tiny:text-[0.75rem]!',
        )}
        {...dialogOpenerProps(emergencyId)}
      >
        {texts().sos}
      </button>
      {/* Also rendered above the content, because this element separates them. */}
      <FirstPaintBarrier id='barras' />
    </aside>
  );
}
