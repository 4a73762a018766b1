export const es = {
  nameMissing: 'Escribe el nombre de la persona',
  nameNeedsLetter: 'Escribe el nombre con alguna letra',
  mayNotBook: (phone: string) =>
    `Para este menor no puedes reservar por la web. Llámanos al ${phone} y lo vemos contigo.`,
  tooLong: 'Es demasiado largo',
  birthDateMissing: 'Escribe la fecha de nacimiento',
  chooseLanguage: 'Elige un idioma',
  atMost500: 'Como mucho, 500 caracteres',
  documentShape: 'Escribe el número del documento: solo letras y cifras.',
  documentLetterMissing: (document: string) => `A este ${document} le falta la letra del final.`,
  documentLetterWrong: (document: string) =>
    `La letra de este ${document} no corresponde a sus cifras. Compruébalas en el documento.`,
};
