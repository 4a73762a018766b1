import { toast } from '#design/feedback/toast-store.ts';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import { isAnswerLost } from '#platform/idempotency/lost-answer.ts';

/** Fallback when the error has no message. */
export const lookFirst = 'Puede ser la conexión. Mira cómo ha quedado antes de repetirlo.';

/**
 * Failure messages of desk forms that unmount on success: a refusal next to the form (field errors stay at their
 * fields), a lost response in a toast, which survives the form.
 * @param refused title for a refusal
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
