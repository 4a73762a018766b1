import { Lock } from 'lucide-react';
import { toast } from '#design/feedback/toast-store.ts';
import { useLock } from '../api.ts';

/** For the frame of the panel: one press, and nobody else reads on. */
export function LockButton({ className }: { className?: string }) {
  const { mutate, isPending } = useLock();
  const lock = () =>
    mutate(undefined, {
      onError: () =>
        toast({
          tone: 'danger',
          title: 'La pantalla no se ha bloqueado',
          description: 'Inténtalo de nuevo o cierra la sesión.',
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
      <Lock aria-hidden='true' className='size-5' />
    </button>
  );
}
