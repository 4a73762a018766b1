import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { signInPath } from '#platform/paths.ts';

export const sentLetter = (publicUrl: string) =>
  letter(`Tienes algo pendiente en ${clinicContact().name}`, [
    'Hemos dejado algo en tu cuenta para que lo respondas con calma. No hay prisa, y puedes parar y seguir después.',
    { actions: [{ label: 'Entrar en mi cuenta', url: new URL(signInPath('evaluacion'), publicUrl).href }] },
  ]);
