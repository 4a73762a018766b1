import type { es } from './texts.es.ts';

export const ca: typeof es = {
  nameMissing: 'Escriu el nom de la persona',
  nameNeedsLetter: 'Escriu el nom amb alguna lletra',
  mayNotBook: (phone) =>
    `Per a aquest menor no pots reservar pel web. Truca’ns al ${phone} i ho mirem amb tu.`,
};
