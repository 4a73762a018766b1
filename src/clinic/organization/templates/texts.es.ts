import { maxTemplates } from './terms.ts';
export const es = {
  nameMissing: 'Ponle un nombre corto.',
  textMissing: 'Escribe el texto.',
  tooLong: (count: number) => `Es demasiado largo: caben ${count} letras.`,
  badCharacters: 'Hay caracteres que no podemos aceptar.',
  unknownPlaceholder: (placeholder: string) =>
    `«${placeholder}» llegaría tal cual. Usa los datos de la lista, o corchetes para un hueco.`,
  refusals: {
    too_many_templates: `Ya hay ${maxTemplates} respuestas. Quita alguna que no uséis.`,
  },
  nameTaken: 'Ya hay una respuesta con este nombre.',
};
