import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { invitationDays } from './terms.ts';

export const invitationLetter = (url: string) =>
  letter('Tu cuenta en la web de la clínica', [
    `Desde ${clinicContact().name} te invitamos a ver y cambiar tus citas en nuestra web.`,
    { actions: [{ label: 'Crear mi cuenta', url }] },
    `El enlace vale ${invitationDays} días y una sola vez. Si ya tienes cuenta, entra con ella y quedará unida a tu ficha.`,
    `Si no esperabas este correo, no hagas nada, o llámanos: ${clinicContact().phone}.`,
  ]);
