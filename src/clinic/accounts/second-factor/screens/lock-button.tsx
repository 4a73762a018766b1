import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useLockScreen } from '../api.ts';
import { texts } from './texts.ts';

/** Locks the desk. Without `children` it shows only its icon. */
export function LockButton({ children, className }: { children?: ReactNode; className?: string }) {
  const { mutate, isPending } = useLockScreen();
  const lock = () =>
    mutate(undefined, {
      onError: (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, {
            refused: texts().lock.refused,
            lost: texts().lock.lost,
            advice: texts().lock.advice,
          }),
        }),
    });
  return (
    <button
      type='button'
      disabled={isPending}
      onClick={lock}
      aria-label={texts().lock.label}
      title={texts().lock.hint}
      className={className}
    >
      <Lock aria-hidden='true' className='size-5 shrink-0' />
      {children}
    </button>
  );
}
