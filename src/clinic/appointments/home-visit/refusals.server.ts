import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { type Municipality, resolveAddress } from './municipalities.server.ts';
import { texts } from './texts.ts';

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
  const { phone } = clinicContact();
  switch (place.kind) {
    case 'found':
      return place.municipality.inReach
        ? undefined
        : texts().outOfReach(place.municipality.name, clinicSettings().homeVisits.radiusKm, phone);
    case 'several':
      return place.municipalities.length === 1
        ? texts().isItThisTown(listOf(place.municipalities))
        : texts().severalTowns(listOf(place.municipalities));
    case 'mismatch':
      return texts().mismatch(place.postCode, listOf(place.municipalities));
    case 'outside':
      return texts().outside(place.postCode, phone);
    case 'unknown':
      return texts().unknown(phone);
  }
}
