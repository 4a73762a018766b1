import type { es } from './deadline-texts.es.ts';

export const ca: typeof es = {
  time: (time) => `les ${time}`,
  date: (dateAndTime) => `el ${dateAndTime}`,
};
