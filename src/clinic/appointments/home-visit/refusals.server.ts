import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { type Municipality, resolveAddress } from './municipalities.server.ts';

/** A sentence names at most this many towns; the field offers up to eight. */
const mostNamed = 5;

function listOf(municipalities: readonly Municipality[]): string {
  const names = municipalities.slice(0, mostNamed).map(({ name }) => name);
  return (municipalities.length > mostNamed ? [...names, '…'] : names).join(', ');
}

/**
 * Why we cannot go to an address, as the visitor reads it.
 * @returns undefined where we can
 */
export function homeAddressProblem(address: string): string | undefined {
  const place = resolveAddress(address);
  const otherwise = `Elige otra modalidad o llámanos al ${clinicContact().phone}.`;
  switch (place.kind) {
    case 'found':
      return place.municipality.inReach
        ? undefined
        : `${place.municipality.name} queda fuera de nuestro radio de ${clinicSettings().homeVisits.radiusKm} km. ${otherwise}`;
    case 'several':
      return place.municipalities.length === 1
        ? `¿Es ${listOf(place.municipalities)} tu municipio? Elígelo o escríbelo al final, después de una coma.`
        : `Hay más de un municipio con ese nombre o código postal: ${listOf(place.municipalities)}. Elige uno.`;
    case 'mismatch':
      return `El código postal ${place.postCode} es de ${listOf(place.municipalities)}, y la dirección dice otro municipio. Corrige uno de los dos.`;
    case 'outside':
      return `No hacemos visitas en el código postal ${place.postCode}. Revísalo, elige otra modalidad o llámanos al ${clinicContact().phone}.`;
    case 'unknown':
      return `No reconocemos el municipio. Escríbelo al final de la dirección o llámanos al ${clinicContact().phone}.`;
  }
}
