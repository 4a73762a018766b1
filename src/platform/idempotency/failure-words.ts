import { messageOf } from '../api/client.ts';
import { isAnswerLost } from './lost-answer.ts';

export const answerLost = 'No sabemos si ha llegado';

/** The server's message, or the likeliest reason without one. */
export const reasonOf = (error: unknown): string =>
  messageOf(error) ?? 'Puede ser la conexión. Inténtalo de nuevo.';

/**
 * Texts about a failed request for notices and toasts. A refusal says that nothing was done; without a response that
 * is unknown.
 * @param refused title for a refusal
 * @param lost title for an unknown outcome
 * @param otherwise text if the server sent none
 */
export function failureWords(
  error: unknown,
  {
    refused,
    lost = answerLost,
    otherwise,
  }: { refused: string; lost?: string | undefined; otherwise?: string },
): { title: string; description: string } {
  const title = isAnswerLost(error) ? lost : refused;
  return { title, description: (otherwise && (messageOf(error) ?? otherwise)) || reasonOf(error) };
}
