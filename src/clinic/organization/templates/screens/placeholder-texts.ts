import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { firstNameOf, type PlaceholderValues } from '../rules.ts';
import type { Placeholder } from '../terms.ts';

export const placeholderLabels: Record<Placeholder, string> = {
  nombre: 'Nombre de la persona',
  teléfono: 'Teléfono',
  correo: 'Correo',
  dirección: 'Dirección',
  horario: 'Horario',
  reservas: 'Página para reservar',
  clínica: 'Nombre de la clínica',
};

/** @param recipient name of the person who receives the answer */
export function placeholderValues(recipient: string | null): PlaceholderValues {
  const { name, phone, email, address } = clinicContact();
  return {
    nombre: firstNameOf(recipient),
    teléfono: phone,
    correo: email,
    dirección: address,
    horario: answeringHours(),
    reservas: `${window.location.origin}${routes.appointments}`,
    clínica: name,
  };
}
