import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const PasskeysDialog = lazy(async () => ({
  default: (await import('./passkeys-dialog.tsx')).PasskeysDialog,
}));

/** For the frame of the panel: one's own passkeys, seen a few times in a life. */
export function PasskeysButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type='button'
        aria-label='Tus llaves de acceso'
        title='Tus llaves de acceso'
        aria-haspopup='dialog'
        onClick={() => setOpen(true)}
        className={className}
      >
        <KeyRound aria-hidden='true' className='size-5' />
      </button>
      {isOpen && (
        <Suspense>
          <PasskeysDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
