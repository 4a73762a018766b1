import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { buttonTexts } from './button-texts.ts';

const PasskeysDialog = lazy(async () => ({
  default: (await import('./passkeys-dialog.tsx')).PasskeysDialog,
}));

/** Opens the user's own passkeys from the panel's frame. */
export function PasskeysButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type='button'
        aria-label={buttonTexts().yours}
        aria-haspopup='dialog'
        onClick={() => setOpen(true)}
        className={className}
      >
        <KeyRound aria-hidden='true' className='size-5 shrink-0' />
        {buttonTexts().passkeys}
      </button>
      {isOpen && (
        <FocusReturnContext value={button}>
          <Suspense>
            <PasskeysDialog close={() => setOpen(false)} />
          </Suspense>
        </FocusReturnContext>
      )}
    </>
  );
}
