import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { signInPath } from '#platform/paths.ts';

/** Says that there is something new, not what it is. */
export const releasedLetter = (publicUrl: string) =>
  letter(`Hay algo nuevo en tu cuenta de ${clinicContact().name}`, [
    'Tu profesional te ha dejado algo para leer con calma. Si quieres, lo habláis en la próxima visita.',
    { actions: [{ label: 'Entrar en mi cuenta', url: new URL(signInPath('evaluacion'), publicUrl).href }] },
  ]);
