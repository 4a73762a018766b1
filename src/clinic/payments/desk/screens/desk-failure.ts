import { toast } from '#design/feedback/toast-store.ts';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import { isAnswerLost } from '#platform/idempotency/lost-answer.ts';

/** Where no sentence came with the failure. */
export const lookFirst = 'Puede ser la conexión. Mira cómo ha quedado antes de repetirlo.';

/**
 * How an entry of the desk that failed is told, where the form goes once the entry is made: a refusal beside the form (what is
 * said of a field stands at the field), a lost answer in a toast, which stays where the form is gone because it was made after all.
 * @param refused the title where it was not done
 */
export const deskFailure = (refused: string) => ({
  refusal: (error: unknown) =>
    error && !isAnswerLost(error) && Object.keys(fieldsOf(error)).length === 0
      ? failureWords(error, { refused, otherwise: lookFirst })
      : undefined,
  tellIfLost: (error: unknown): void => {
    if (isAnswerLost(error))
      toast({ tone: 'danger', ...failureWords(error, { refused, otherwise: lookFirst }) });
  },
});
