import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureWords } from '#platform/idempotency/failure-words.ts';

export const NotSaved = ({ error }: { error: Error }) => (
  <FailureNotice
    {...failureWords(error, {
      refused: 'Así no se puede guardar',
      otherwise: 'Puede ser la conexión. Lo que has escrito está aquí: guárdalo otra vez.',
    })}
  />
);
