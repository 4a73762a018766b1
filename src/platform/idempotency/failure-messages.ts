import { problemMessage } from '../api/client.ts';
import { isResponseLost } from './lost-response.ts';

export const outcomeUnknownTitle = 'No sabemos si ha llegado';

/** The server's message, or the likeliest reason without one. */
export const failureReason = (error: unknown): string =>
  problemMessage(error) ?? 'Puede ser la conexión. Inténtalo de nuevo.';

/**
 * Texts about a failed request for notices and toasts. A refusal says that nothing was done; without a response that
 * is unknown.
 * @param refused title for a refusal
 * @param lost title for an unknown outcome
 * @param otherwise text if the server sent none
 */
export function failureMessages(
  error: unknown,
  {
    refused,
    lost = outcomeUnknownTitle,
    otherwise,
  }: { refused: string; lost?: string | undefined; otherwise?: string },
): { title: string; description: string } {
  const title = isResponseLost(error) ? lost : refused;
  return { title, description: (otherwise && (problemMessage(error) ?? otherwise)) || failureReason(error) };
}
