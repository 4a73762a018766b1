export const es = {
  book: 'Dar hora',
  bookFor: (name: string) => `Dar hora: ${name}`,
  notLoaded: 'No hemos podido abrir la cita nueva',
  perhapsConnection: 'Puede ser la conexión.',
  tryAgain: 'Vuelve a probar.',
  loading: 'Abriendo la cita…',
  withoutName: 'Sin nombre',
  openRecord: 'Abrir la ficha',
  /** `verb`: 'lee y contesta'. */
  readBy: (verb: string, reader: string) => `Lo ${verb} ${reader}.`,
  readByDirector: (verb: string) => `Todavía no tiene terapeuta: lo ${verb} dirección.`,
};
