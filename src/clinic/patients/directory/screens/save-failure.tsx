import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';

export const SaveFailure = ({ error }: { error: Error }) => (
  <FailureNotice
    {...failureMessages(error, {
      refused: 'Así no se puede guardar',
      otherwise: 'Puede ser la conexión. Lo que has escrito está aquí: guárdalo otra vez.',
    })}
  />
);
