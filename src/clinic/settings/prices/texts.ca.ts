import type { es } from './texts.es.ts';

export const ca: typeof es = {
  dayMissing: 'Tria el dia des del qual val.',
  priceMissing: 'Escriu un preu.',
  priceTooLow: 'Aquest preu és massa baix.',
  priceTooHigh: 'Aquest preu és massa alt.',
  firstVisitTooLow: 'La primera visita no pot costar menys que les següents.',
  dayTooEarly: 'Tria un dia a partir de demà.',
  firstVisitMissing: 'Escriu també el de la primera visita.',
};
