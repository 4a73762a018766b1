import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { firstNameOf, type PlaceholderValues } from '../rules.ts';
import type { Placeholder } from '../terms.ts';
import { texts } from './texts.ts';

export const placeholderLabels = (): Record<Placeholder, string> => texts().placeholders;

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
