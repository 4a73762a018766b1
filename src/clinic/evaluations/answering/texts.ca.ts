import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    finished: 'Ja el vas lliurar: les respostes no es poden canviar.',
    unreadable: 'Ara no podem obrir el que havies respost. Continua desat: prova-ho més tard.',
    incomplete: 'Falta alguna pregunta per respondre.',
  },
};
