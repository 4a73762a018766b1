import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { texts } from '../texts.ts';
import { Notice } from './notice.tsx';

/**
 * Placeholder for content that failed to load.
 * @param title what is missing
 * @param isBusy a retry is in progress
 * @param isQuiet does not interrupt screen readers, for secondary content
 * @param children reassurance
 */
export function LoadFailure({
  title,
  retry,
  isBusy = false,
  isQuiet = false,
  children,
  className = '',
}: {
  title: string;
  retry: () => void;
  isBusy?: boolean;
  isQuiet?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Notice
      tone='danger'
      {...(isQuiet ? {} : { announce: 'assertive' as const })}
      title={title}
      className={className}
      actions={
        <Button
          size='small'
          variant='secondary'
          busy={isBusy}
          busyLabel={texts().loadingAgain}
          onClick={retry}
        >
          {texts().tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
