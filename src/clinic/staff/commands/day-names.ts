/**
 * Names of days and months that a typed line may contain. Both languages in every page: the texts of `date-words.ts` are
 * only in the pages of their language.
 */
export const dayNames = {
  es: {
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    months: [
      ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
      ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
    ],
  },
  ca: {
    weekdays: ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'],
    /** Written before a number: 'dt 16'. */
    shortWeekdays: ['dl', 'dt', 'dc', 'dj', 'dv', 'ds', 'dg'],
    months: [
      ...['gener', 'febrer', 'març', 'abril', 'maig', 'juny'],
      ...['juliol', 'agost', 'setembre', 'octubre', 'novembre', 'desembre'],
    ],
  },
};
