import type { es } from './texts.es.ts';

export const ca: typeof es = {
  chooseReason: 'Tria què vol.',
  tooLong: 'És massa llarg.',
  unreadable: 'No es pot llegir',
  chooseCaller: 'Tria qui truca.',
};
