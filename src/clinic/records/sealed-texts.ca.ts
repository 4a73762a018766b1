import type { es } from './sealed-texts.es.ts';

export const ca: typeof es = {
  unreadable: 'Ara no es pot llegir',
  unreadableRequest:
    'Ara no podem llegir aquesta sol·licitud, i sense llegir-la no la canviem. Torna-ho a provar més tard o avisa direcció.',
};
