import { ApiError } from '#platform/api/client.ts';
import { answerLost } from '#platform/idempotency/failure-words.ts';
import { AnswerLost } from '#platform/idempotency/lost-answer.ts';

/**
 * What is said where a session has ended. Nothing about the appointment: an earlier answer may have been lost on the way.
 * @returns undefined for every other failure
 */
export const sessionOver = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof ApiError && error.status === 401
    ? { title: 'Tu sesión ha terminado', text: 'Inicia sesión y aquí verás cómo está tu cita.' }
    : undefined;

/**
 * What is said where it is too late to find out by asking again.
 * @returns undefined for every other failure
 */
export const stillUnknown = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof AnswerLost
    ? {
        title: answerLost,
        text: 'Ha pasado mucho tiempo. Mira en tu perfil cómo está tu cita.',
      }
    : undefined;
