import { ApiError } from '#platform/api/client.ts';
import { answerLost } from '#platform/idempotency/failure-words.ts';
import { AnswerLost } from '#platform/idempotency/lost-answer.ts';

/**
 * Message after an expired session. It says nothing about the appointment, because an earlier response may
 * have been lost.
 * @returns undefined for other errors
 */
export const sessionOver = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof ApiError && error.status === 401
    ? { title: 'Tu sesión ha terminado', text: 'Inicia sesión y aquí verás cómo está tu cita.' }
    : undefined;

/**
 * Message when it is too late to resolve a lost response by a retry.
 * @returns undefined for other errors
 */
export const stillUnknown = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof AnswerLost
    ? {
        title: answerLost,
        text: 'Ha pasado mucho tiempo. Mira en tu perfil cómo está tu cita.',
      }
    : undefined;
