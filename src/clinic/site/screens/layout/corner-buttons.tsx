import clsx from 'clsx';
import { Cookie } from 'lucide-react';
import { useRef } from 'react';
import { opensDialog } from '#design/dialogs/native-dialog.tsx';
import { cookieSettingsId } from '../cookies/cookie-settings.tsx';
import { emergencyId } from './emergency-dialog.tsx';
import { useCornerPlace } from './use-corner-place.ts';

const round =
  'fixed bottom-(--corner-inset) z-20 grid size-(--corner) place-items-center rounded-full shadow-soft ring-2 ring-card transition-colors';

/** On every page, in the lower corners: the choice about cookies, and the numbers to call. They make way for the page's own buttons. */
export function CornerButtons() {
  const buttons = useRef<HTMLElement>(null);
  useCornerPlace(buttons);
  return (
    <aside ref={buttons} aria-label='Cookies y emergencias' data-print='no'>
      <button
        type='button'
        aria-label='Cookies'
        className={clsx(round, 'left-(--corner-inset) bg-card text-river-700 hover:bg-river-100')}
        {...opensDialog(cookieSettingsId)}
      >
        <Cookie aria-hidden='true' className='size-6' />
      </button>
      <button
        type='button'
        aria-label='SOS, teléfonos de emergencia'
        data-ground='dark'
        className={clsx(
          round,
          'right-(--corner-inset) bg-coral-600 font-[680] text-card text-sm hover:bg-coral-700',
        )}
        {...opensDialog(emergencyId)}
      >
        SOS
      </button>
    </aside>
  );
}
