export const es = {
  address: 'Dirección',
  addressHint: (radiusKm: number, places: readonly string[]) =>
    `Calle, número y municipio, hasta ${radiusKm}\u00a0km ${places.map((place) => `de ${place}`).join(' o ')}.`,
  municipalities: 'Municipios',
  possibleMunicipalities: 'Municipios posibles',
  distance: (kilometres: string) => `a ${kilometres}`,
  outOfReach: 'fuera de alcance',
  isThisIt: '¿Es este tu municipio?',
  chooseOne: '¿En qué municipio es? Elige uno.',
  weGo: (municipality: string) => `Vamos a ${municipality}.`,
  weGoAt: (municipality: string, kilometres: string) => `Vamos a ${municipality}: está a ${kilometres}.`,
  tooFar: (municipality: string, kilometres: string, radiusKm: number, phone: string) =>
    `${municipality} queda a ${kilometres}, fuera de nuestros ${radiusKm}\u00a0km. Elige otra modalidad o llámanos al ${phone}.`,
  unknown: (phone: string) => `No reconocemos el municipio. Escríbelo al final o llámanos al ${phone}.`,
};
