import type { es } from './texts.es.ts';

export const ca: typeof es = {
  nameMissing: 'Escriu el nom de la persona',
  nameNeedsLetter: 'Escriu el nom amb alguna lletra',
  mayNotBook: (phone) =>
    `Per a aquest menor no pots reservar pel web. Truca’ns al ${phone} i ho mirem amb tu.`,
  tooLong: 'És massa llarg',
  birthDateMissing: 'Escriu la data de naixement',
  chooseLanguage: 'Tria un idioma',
  atMost500: 'Com a màxim, 500 caràcters',
  documentShape: 'Escriu el número del document: només lletres i xifres.',
  documentLetterMissing: (document) => `A aquest ${document} li falta la lletra del final.`,
  documentLetterWrong: (document) =>
    `La lletra d’aquest ${document} no correspon a les seves xifres. Comprova-les al document.`,
};
