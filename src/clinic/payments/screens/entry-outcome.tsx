import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { Doubt } from '#platform/idempotency/use-keyed-mutation.ts';
import { checkFirstAdvice } from './desk-failure.ts';

/**
 * Result of a keyed desk entry that did not simply succeed: unknown or refused.
 * @param refused title for a refusal
 * @param warning what to avoid while the result is unknown
 * @param atFields fields that show their own errors, not repeated here
 */
export function EntryOutcome({
  entry: { doubt, error, askAgain },
  refused,
  warning,
  atFields = [],
}: {
  entry: { doubt: Doubt | undefined; error: Error | null; askAgain: () => void };
  refused: string;
  warning?: string;
  atFields?: readonly string[];
}) {
  if (doubt !== undefined)
    return (
      <LostResponseNotice className='basis-full' doubt={doubt} onAsk={askAgain}>
        {warning}
      </LostResponseNotice>
    );
  const wrong = Object.keys(fieldsOf(error));
  if (error === null || (wrong.length > 0 && wrong.every((name) => atFields.includes(name)))) return null;
  return (
    <FailureNotice
      className='basis-full'
      {...failureMessages(error, { refused, advice: checkFirstAdvice() })}
    />
  );
}
