import { ApiError } from '#platform/api/client.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';

/**
 * Why signing failed. A link that is over after an answer was lost was most likely used by that first press: nobody may say that
 * it was not signed.
 * @param wasLost whether no answer came to a press before
 */
export const notSigned = (error: Error, wasLost: boolean): { title: string; description: string } =>
  wasLost && error instanceof ApiError && error.problem.code === 'link_over'
    ? {
        title: 'Puede que ya esté firmado',
        description: 'El enlace ya no sirve: tu firma de antes pudo llegar. Pregúntanos y te lo decimos.',
      }
    : failureWords(error, {
        refused: 'No se ha firmado',
        otherwise:
          'Puede ser la conexión. Lo que has escrito está aquí: prueba otra vez, no se firma dos veces.',
      });
