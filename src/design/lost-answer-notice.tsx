import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/**
 * Said while nobody knows what became of something that was sent; it stands in the place of a refusal until that is known.
 * @param isAsking it is being found out; otherwise the person is asked to press
 * @param children what was sent
 */
export function LostAnswerNotice({
  isAsking,
  onAsk,
  children,
  className,
}: {
  isAsking: boolean;
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
        <Button size='small' variant='secondary' busy={isAsking} busyLabel='Comprobando...' onClick={onAsk}>
          Comprobar otra vez
        </Button>
      }
    >
      {children && <p>{children}</p>}
      <p>
        {isAsking
          ? 'Se ha perdido la respuesta. Lo comprobamos…'
          : 'Seguimos sin respuesta. Mira si tienes conexión y compruébalo otra vez: no se repetirá nada.'}
      </p>
    </Notice>
  );
}
