import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { staffLinkDays } from '../terms.ts';

/** The e-mail with the link by which a staff member sets a first or new password. */
export const staffLinkLetter = (username: string, url: string) =>
  letter(`Tu acceso al panel de ${clinicContact().name}`, [
    `Dirección te ha dado acceso con el nombre de usuario «${username}».`,
    { actions: [{ label: 'Elegir mi contraseña', url }] },
    `El enlace vale ${staffLinkDays} días y una sola vez. Después de entrar te pediremos activar un segundo paso con una aplicación del móvil.`,
    'Si no esperabas este correo, no hagas nada y avisa a dirección.',
  ]);
