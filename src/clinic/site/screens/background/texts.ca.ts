import type { es } from './texts.es.ts';

export const ca: typeof es = {
  captions: {
    noon: 'El creixement personal i professional',
    dusk: 'El benestar en la maduresa',
    morning: 'El desenvolupament infantil',
  },
  resume: 'Reprèn el fons',
  pause: 'Atura el fons',
};
