import type { es } from './texts.es.ts';

/** 'de Salt', 'd’Olot'. */
const from = (place: string) => (/^h?[aeiouàèéíòóú]/i.test(place) ? `d’${place}` : `de ${place}`);

export const ca: typeof es = {
  address: 'Adreça',
  addressHint: (radiusKm, places) =>
    `Carrer, número i municipi, fins a ${radiusKm}\u00a0km ${places.map(from).join(' o ')}.`,
  municipalities: 'Municipis',
  possibleMunicipalities: 'Municipis possibles',
  distance: (kilometres) => `a ${kilometres}`,
  outOfReach: 'fora d’abast',
  isThisIt: 'És aquest el teu municipi?',
  chooseOne: 'En quin municipi és? Tria’n un.',
  weGo: (municipality) => `Anem a ${municipality}.`,
  weGoAt: (municipality, kilometres) => `Anem a ${municipality}: és a ${kilometres}.`,
  tooFar: (municipality, kilometres, radiusKm, phone) =>
    `${municipality} queda a ${kilometres}, fora dels nostres ${radiusKm}\u00a0km. Tria una altra modalitat o truca’ns al ${phone}.`,
  unknown: (phone) => `No reconeixem el municipi. Escriu-lo al final o truca’ns al ${phone}.`,
};
