import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import type { Doubt } from '#platform/idempotency/use-keyed-mutation.ts';
import { lookFirst } from './desk-failure.ts';

/**
 * What became of an entry of the desk that has a key, where it is not simply done: nobody knows yet, or it was refused.
 * @param refused the title where it was not done
 * @param warning what not to do while nobody knows
 */
export function EntryOutcome({
  entry: { doubt, error, askAgain },
  refused,
  warning,
}: {
  entry: { doubt: Doubt | undefined; error: Error | null; askAgain: () => void };
  refused: string;
  warning?: string;
}) {
  if (doubt !== undefined)
    return (
      <LostAnswerNotice className='basis-full' doubt={doubt} onAsk={askAgain}>
        {warning}
      </LostAnswerNotice>
    );
  if (error === null) return null;
  return <FailureNotice className='basis-full' {...failureWords(error, { refused, otherwise: lookFirst })} />;
}
