export const es = {
  refusals: {
    till_open: 'La caja ya está abierta.',
    note_needed: 'Lo contado no cuadra. Vuelve a contar o escribe qué ha pasado.',
    too_much: 'En la caja no hay tanto.',
  },
  amountMissing: 'Escribe cuánto hay',
  tooMuch: 'Es demasiado',
  tooLong: 'Es demasiado largo',
};
