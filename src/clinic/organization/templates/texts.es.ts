export const es = {
  nameMissing: 'Ponle un nombre corto.',
  textMissing: 'Escribe el texto.',
  badCharacters: 'Hay caracteres que no podemos aceptar.',
  duplicateName: 'Ya hay una respuesta con este nombre.',
  tooLong: (letters: number) => `Es demasiado largo: caben ${letters} letras.`,
  unknownPlaceholder: (part: string) =>
    `«${part}» llegaría tal cual. Usa los datos de la lista, o corchetes para un hueco.`,
  tooMany: (most: number) => `Ya hay ${most} respuestas. Quita alguna que no uséis.`,
};
