import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { linkDays } from '../terms.ts';

/** E-mail with the link. It says neither what is signed nor for whom. */
export const signingLetter = (url: string) =>
  letter(`Un documento de ${clinicContact().name} para leer y firmar`, [
    `Te pedimos que leas con calma un documento de ${clinicContact().name} y, si estás de acuerdo, lo firmes.`,
    { actions: [{ label: 'Leer y firmar', url }] },
    `No hace falta tener cuenta. El enlace vale ${linkDays} días y una sola vez: ábrelo cuando puedas leerlo con calma.`,
    `Si prefieres firmarlo aquí o en papel, o tienes dudas, llámanos: ${clinicContact().phone}.`,
    'Si no esperabas este correo, no hagas nada: sin tu firma no cambia nada.',
  ]);

export const signingSms = (url: string): string =>
  `${clinicContact().name}: tienes un documento para leer y firmar. Vale ${linkDays} días y una vez: ${url}`;
