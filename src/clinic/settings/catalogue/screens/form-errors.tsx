import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { texts } from './texts.ts';

/** Form error that belongs to no field. Input is kept. */
export function FormError({ error }: { error: Error | null }) {
  if (error === null || Object.keys(fieldsOf(error)).length > 0) return null;
  return (
    <FailureNotice
      {...failureMessages(error, {
        refused: texts().notDone,
        advice: texts().inputIsKept,
      })}
    />
  );
}
