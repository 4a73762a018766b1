import { CircleCheck, Download } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { showInstallPrompt, useInstallState } from './install-prompt.ts';
import { texts } from './texts.ts';

/**
 * Install button if the browser supports it, otherwise a link to the steps. Both take the same space, so the layout
 * does not shift.
 */
export function InstallOffer() {
  const state = useInstallState();
  return (
    <div className='flex min-h-14 items-center *:w-full sm:*:w-64'>
      {state === 'installed' && (
        <p className='flex min-h-14 items-center justify-center gap-2.5 rounded-full bg-pine-100 px-5 font-[650] text-pine-700'>
          <CircleCheck aria-hidden='true' className='size-5.5 shrink-0' />
          {texts().offer.installed}
        </p>
      )}
      {state === 'installable' && (
        <Button
          size='large'
          icon={<Download aria-hidden='true' className='size-5.5' />}
          onClick={showInstallPrompt}
        >
          {texts().offer.install}
        </Button>
      )}
      {state === 'unknown' && (
        <Button asChild size='large'>
          <Link to='#implementation'>{texts().offer.showSteps}</Link>
        </Button>
      )}
    </div>
  );
}
