import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

/**
 * Stands where something would be that could not be loaded.
 * @param title what is missing
 * @param isBusy it is being tried again
 * @param isQuiet beside other things of the page, which go on: it does not interrupt who is reading them
 * @param children what nobody has to fear
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
        <Button size='small' variant='secondary' busy={isBusy} busyLabel='Cargando...' onClick={retry}>
          Volver a intentar
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
