import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { recoveryMinutes } from '../terms.ts';

/** The e-mail with the recovery link. It names the account, because several may share an address. */
export const recoveryLetter = (username: string, url: string) =>
  letter('Elige otra contraseña', [
    `Alguien, seguramente tú, ha pedido entrar de nuevo en la cuenta «${username}».`,
    { actions: [{ label: 'Elegir otra contraseña', url }] },
    `El enlace vale ${recoveryMinutes} minutos y una sola vez. Si pides otro, este deja de servir.`,
    'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  ]);

/** The e-mail after a password change, by a link or in the profile. */
export const passwordChangedLetter = (username: string) =>
  letter('Tu contraseña ha cambiado', [
    `La contraseña de tu cuenta «${username}» acaba de cambiar, y hemos cerrado las sesiones que había abiertas en otros dispositivos.`,
    `Si no has sido tú, llámanos cuanto antes: ${clinicContact().phone}.`,
  ]);
