import type { es } from './lost-texts.es.ts';

export const ca: typeof es = {
  title: 'No sabem si ha arribat',
  checking: 'S’està comprovant...',
  checkAgain: 'Torna-ho a comprovar',
  asking: 'S’ha perdut la resposta. Ho estem comprovant…',
  waiting: 'Encara no tenim resposta. Mira si tens connexió i torna-ho a comprovar: no es repetirà res.',
  heldOff:
    'Ara mateix ens demanen que esperem una mica. Torna-ho a comprovar d’aquí a un minut: no es repetirà res.',
};
