import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

/**
 * Said while nobody knows what became of something that was sent; it stands in the place of a refusal until that is known.
 * @param doubt it is being found out; no answer comes; or one that says to wait: then the person is asked to press
 * @param children what was sent
 */
export function LostAnswerNotice({
  doubt,
  onAsk,
  children,
  className,
}: {
  doubt: keyof typeof words;
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
      <p>{words[doubt]}</p>
    </Notice>
  );
}

const words = {
  asking: 'Se ha perdido la respuesta. Lo comprobamos…',
  waiting: 'Seguimos sin respuesta. Mira si tienes conexión y compruébalo otra vez: no se repetirá nada.',
  'held-off':
    'Ahora mismo nos piden esperar un poco. Compruébalo otra vez en un minuto: no se repetirá nada.',
};
