import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';

export const SaveFailure = ({ error }: { error: Error }) => (
  <FailureNotice
    {...failureMessages(error, {
      refused: 'Así no se puede guardar',
      advice: 'Lo que has escrito está aquí: guárdalo otra vez.',
    })}
  />
);

/** Shown only for errors without a field. */
export function RefusalNotice({ error }: { error: Error | null }) {
  if (error === null || Object.keys(fieldsOf(error)).length > 0) return null;
  return <SaveFailure error={error} />;
}
