import type { es } from './texts.es.ts';

export const ca: typeof es = {
  enter: 'Entra',
  back: 'Torna',
  enteredToday: 'Han entrat avui en aquest lloc de treball',
};
