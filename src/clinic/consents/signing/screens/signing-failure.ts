import { ApiError } from '#platform/api/client.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';

/**
 * The reason why signing failed. If the link is used and an earlier response was lost, that first request
 * probably signed: the message must not say otherwise.
 * @param wasLost whether an earlier request got no response
 */
export const describeSigningFailure = (
  error: Error,
  wasLost: boolean,
): { title: string; description: string } =>
  wasLost && error instanceof ApiError && error.problem.code === 'link_over'
    ? {
        title: 'Puede que ya esté firmado',
        description: 'El enlace ya no sirve: tu firma de antes pudo llegar. Pregúntanos y te lo decimos.',
      }
    : failureMessages(error, {
        refused: 'No se ha firmado',
        otherwise:
          'Puede ser la conexión. Lo que has escrito está aquí: prueba otra vez, no se firma dos veces.',
      });
