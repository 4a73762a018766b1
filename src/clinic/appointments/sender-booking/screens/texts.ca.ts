import type { es } from './texts.es.ts';

export const ca: typeof es = {
  book: 'Dona hora',
  bookFor: (name) => `Dona hora: ${name}`,
  notLoaded: 'No hem pogut obrir la cita nova',
  perhapsConnection: 'Potser és la connexió.',
  tryAgain: 'Torna-ho a provar.',
  loading: 'Obrint la cita…',
  withoutName: 'Sense nom',
  openRecord: 'Obre la fitxa',
  readBy: (verb, reader) => `Ho ${verb} ${reader}.`,
  readByDirector: (verb) => `Encara no té terapeuta: ho ${verb} direcció.`,
};
