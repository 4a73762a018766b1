import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useLockScreen } from '../api.ts';

/** Locks the desk. Without `children` it shows only its icon. */
export function LockButton({ children, className }: { children?: ReactNode; className?: string }) {
  const { mutate, isPending } = useLockScreen();
  const lock = () =>
    mutate(undefined, {
      onError: (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, {
            refused: 'La pantalla no se ha bloqueado',
            lost: 'No sabemos si la pantalla se ha bloqueado',
            advice: 'Inténtalo de nuevo o cierra la sesión.',
          }),
        }),
    });
  return (
    <button
      type='button'
      disabled={isPending}
      onClick={lock}
      aria-label='Bloquear la pantalla'
      title='Bloquear la pantalla o cambiar de persona'
      className={className}
    >
      <Lock aria-hidden='true' className='size-5 shrink-0' />
      {children}
    </button>
  );
}
