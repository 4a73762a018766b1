import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { texts } from './texts.ts';

/** Toggle button for saved items; pressed means saved. */
export function KeepButton<Change>({
  isKept,
  keeping,
  change,
  icon,
  className,
  children,
}: {
  isKept: boolean;
  keeping: UseMutationResult<unknown, Error, Change>;
  change: Change;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  useSignOutOnExpiry(keeping.error);
  const press = () =>
    keeping.mutate(change, {
      onError: (error) => toast({ tone: 'danger', ...failureMessages(error, { refused: texts().notSaved }) }),
    });
  return (
    <Button
      variant='quiet'
      size='small'
      className={className ?? ''}
      aria-pressed={isKept}
      busy={keeping.isPending}
      busyLabel={texts().saving}
      onClick={press}
      icon={icon}
    >
      {children}
    </Button>
  );
}
