import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import type { Doubt } from '#platform/idempotency/use-keyed-mutation.ts';
import { lookFirst } from './desk-failure.ts';

/**
 * What became of an entry of the desk that has a key, where it is not simply done: nobody knows yet, or it was refused.
 * @param refused the title where it was not done
 * @param warning what not to do while nobody knows
 * @param atFields names of what has its own sentence in the form: it is not said twice
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
      <LostAnswerNotice className='basis-full' doubt={doubt} onAsk={askAgain}>
        {warning}
      </LostAnswerNotice>
    );
  const wrong = Object.keys(fieldsOf(error));
  if (error === null || (wrong.length > 0 && wrong.every((name) => atFields.includes(name)))) return null;
  return <FailureNotice className='basis-full' {...failureWords(error, { refused, otherwise: lookFirst })} />;
}
