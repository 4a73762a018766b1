import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { texts } from './texts.ts';

export const SaveFailure = ({ error }: { error: Error }) => (
  <FailureNotice
    {...failureMessages(error, {
      refused: texts().saveRefused,
      advice: texts().saveAdvice,
    })}
  />
);

/** Shown only for errors without a field. */
export function RefusalNotice({ error }: { error: Error | null }) {
  if (error === null || Object.keys(fieldsOf(error)).length > 0) return null;
  return <SaveFailure error={error} />;
}
