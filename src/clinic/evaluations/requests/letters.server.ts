import { letter } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { signInPath } from '#platform/paths.ts';

export const sentLetter = (publicUrl: string) =>
  letter(`Tienes algo pendiente en ${clinic.name}`, [
    'Hemos dejado algo en tu cuenta para que lo respondas con calma. No hay prisa, y puedes parar y seguir después.',
    { actions: [{ label: 'Entrar en mi cuenta', url: new URL(signInPath('evaluacion'), publicUrl).href }] },
  ]);
