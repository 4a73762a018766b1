export const es = {
  outOfReach: (town: string, radiusKm: number, phone: string) =>
    `${town} queda fuera de nuestro radio de ${radiusKm} km. Elige otra modalidad o llámanos al ${phone}.`,
  isItThisTown: (town: string) =>
    `¿Es ${town} tu municipio? Elígelo o escríbelo al final, después de una coma.`,
  severalTowns: (towns: string) =>
    `Hay más de un municipio con ese nombre o código postal: ${towns}. Elige uno.`,
  mismatch: (postCode: string, towns: string) =>
    `El código postal ${postCode} es de ${towns}, y la dirección dice otro municipio. Corrige uno de los dos.`,
  outside: (postCode: string, phone: string) =>
    `No hacemos visitas en el código postal ${postCode}. Revísalo, elige otra modalidad o llámanos al ${phone}.`,
  unknown: (phone: string) =>
    `No reconocemos el municipio. Escríbelo al final de la dirección o llámanos al ${phone}.`,
};
