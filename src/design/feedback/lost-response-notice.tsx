import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

/**
 * Shown while the outcome of a request is unknown, in place of an error.
 * @param doubt checking; no response; or a response that says to wait, which asks the user to retry
 * @param children what was sent
 */
export function LostResponseNotice({
  doubt,
  onAsk,
  children,
  className,
}: {
  doubt: keyof typeof doubtTexts;
  onAsk: () => void;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <Notice
      tone='warning'
      announce='assertive'
      title='No sabemos si ha llegado'
      className={className ?? ''}
      actions={
        <Button
          size='small'
          variant='secondary'
          busy={doubt === 'asking'}
          busyLabel='Comprobando...'
          onClick={onAsk}
        >
          Comprobar otra vez
        </Button>
      }
    >
      {children && <p>{children}</p>}
      <p>{doubtTexts[doubt]}</p>
    </Notice>
  );
}

const doubtTexts = {
  asking: 'Se ha perdido la respuesta. Lo comprobamos…',
  waiting: 'Seguimos sin respuesta. Mira si tienes conexión y compruébalo otra vez: no se repetirá nada.',
  'held-off':
    'Ahora mismo nos piden esperar un poco. Compruébalo otra vez en un minuto: no se repetirá nada.',
};
