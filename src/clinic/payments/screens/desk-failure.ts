import { toast } from '#design/feedback/toast-store.ts';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { texts } from './desk-failure-texts.ts';

/** Advice when the error has no message. */
export const checkFirstAdvice = (): string => texts().checkFirst;

/**
 * Failure messages of desk forms that unmount on success: a refusal next to the form (field errors stay at their
 * fields), a lost response in a toast, which survives the form.
 * @param refused title for a refusal
 */
export const deskFailureMessages = (refused: string) => ({
  refusal: (error: unknown) =>
    error && !isResponseLost(error) && Object.keys(fieldsOf(error)).length === 0
      ? failureMessages(error, { refused, advice: checkFirstAdvice() })
      : undefined,
  tellIfLost: (error: unknown): void => {
    if (isResponseLost(error))
      toast({ tone: 'danger', ...failureMessages(error, { refused, advice: checkFirstAdvice() }) });
  },
});
