import type { es } from './further-texts.es.ts';

export const ca: typeof es = {
  title: 'Altres consultes',
  minutes: (count) => `${count}\u00a0minuts`,
  book: 'Demana cita',
  ask: 'Pregunta',
  about: (service) => ` per ${service}`,
};
