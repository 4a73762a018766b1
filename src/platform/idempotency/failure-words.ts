import { messageOf } from '../api/client.ts';
import { isAnswerLost } from './lost-answer.ts';

/** Over something that was sent and of which nobody knows what became. */
export const answerLost = 'No sabemos si ha llegado';

/** Why it failed: the server's own sentence, or the likeliest reason where it sent none. */
export const reasonOf = (error: unknown): string =>
  messageOf(error) ?? 'Puede ser la conexión. Inténtalo de nuevo.';

/**
 * What is said of something sent that failed, in a notice or a toast. A refusal says that it was not done; without an answer
 * nobody may say so.
 * @param refused the title where it was not done
 * @param lost the title where nobody knows
 * @param otherwise the sentence where the server sent none
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
