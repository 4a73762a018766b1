export const es = {
  chooseDay: 'Elige el día de la sesión.',
  missing: 'Escribe la nota.',
  tooLong: 'Es demasiado larga: pártela en dos.',
  badCharacters: 'Quita los caracteres raros.',
  dayToCome: 'Ese día todavía no ha llegado.',
  checkYear: 'Revisa el año: es anterior a 1970.',
  checkDay: 'Revisa el día: es anterior al nacimiento de esta persona.',
};
