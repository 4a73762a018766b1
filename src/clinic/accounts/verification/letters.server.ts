import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { codeMinutes } from './rules.ts';

/**
 * The e-mail with a code. It names neither the user nor the address: a name may contain digits, and the code
 * must be the only group of six.
 */
export const emailCodeLetter = (code: string, publicUrl: string) =>
  letter('Tu código de verificación', [
    'Para confirmar que este correo es tuyo, escribe este código en nuestra web:',
    { code },
    `Vale durante ${codeMinutes} minutos y una sola vez. Si pides otro, este deja de valer.`,
    { actions: [{ label: 'Escribir el código', url: new URL(routes['verify-email'], publicUrl).href }] },
    'Si no has creado una cuenta con nosotros, no tienes que hacer nada: sin el código nadie puede confirmar este correo.',
  ]);

/** The SMS with a code: under 70 characters, so that it stays one message even with an accent (GSM 03.38). */
export const phoneCodeLetter = (code: string) => ({
  subject: 'Tu código de verificación',
  text: `${code} es tu código de ${clinicContact().name}. Vale ${codeMinutes} minutos.`,
});
