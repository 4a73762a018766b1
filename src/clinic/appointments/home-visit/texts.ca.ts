import type { es } from './texts.es.ts';

export const ca: typeof es = {
  outOfReach: (town, radiusKm, phone) =>
    `${town} queda fora del nostre radi de ${radiusKm} km. Tria una altra modalitat o truca’ns al ${phone}.`,
  isItThisTown: (town) => `És ${town} el teu municipi? Tria’l o escriu-lo al final, després d’una coma.`,
  severalTowns: (towns) => `Hi ha més d’un municipi amb aquest nom o codi postal: ${towns}. Tria’n un.`,
  mismatch: (postCode, towns) =>
    `El codi postal ${postCode} és de ${towns}, i l’adreça diu un altre municipi. Corregeix un dels dos.`,
  outside: (postCode, phone) =>
    `No fem visites al codi postal ${postCode}. Revisa’l, tria una altra modalitat o truca’ns al ${phone}.`,
  unknown: (phone) => `No reconeixem el municipi. Escriu-lo al final de l’adreça o truca’ns al ${phone}.`,
};
