import { ApiError, problemMessage } from '../api/client.ts';
import { isResponseLost, ResponseLost } from './lost-response.ts';
import { texts } from './texts.ts';

export const outcomeUnknownTitle = (): string => texts().outcomeUnknown;

/**
 * The server's message, or the likely cause without one, followed by the advice. The connection is suspected only if
 * the server sent no reply, never after a 5xx or a refusal.
 * @param advice what to do next; a full sentence
 */
export const failureReason = (error: unknown, advice = texts().tryAgain): string =>
  problemMessage(error) ?? `${likelyCause(error)} ${advice}`;

function likelyCause(error: unknown): string {
  const last = error instanceof ResponseLost ? error.last : error;
  // 408: the request did not reach the server in time.
  const hasReply = last instanceof ApiError && last.status !== 408;
  return hasReply ? texts().ourFault : texts().perhapsConnection;
}

/**
 * Texts about a failed request for notices and toasts. A refusal says that nothing was done; without a response that
 * is unknown.
 * @param refused title for a refusal
 * @param lost title for an unknown outcome
 * @param advice what to do next if the server sent no message
 */
export const failureMessages = (
  error: unknown,
  {
    refused,
    lost = outcomeUnknownTitle(),
    advice,
  }: { refused: string; lost?: string | undefined; advice?: string },
): { title: string; description: string } => ({
  title: isResponseLost(error) ? lost : refused,
  description: failureReason(error, advice),
});
