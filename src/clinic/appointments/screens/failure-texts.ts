import { ApiError } from '#platform/api/client.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { texts } from './texts.ts';

/**
 * Message after an expired session. It says nothing about the appointment, because an earlier response may
 * have been lost.
 * @returns undefined for other errors
 */
export const describeExpiredSession = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof ApiError && error.status === 401 ? texts().sessionEnded : undefined;

/**
 * Message when it is too late to resolve a lost response by a retry.
 * @returns undefined for other errors
 */
export const describeUnknownOutcome = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof ResponseLost ? { title: outcomeUnknownTitle(), text: texts().outcomeUnknown } : undefined;
