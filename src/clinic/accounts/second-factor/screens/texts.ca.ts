import type { es } from './texts.es.ts';

export const ca: typeof es = {
  lock: {
    refused: 'La pantalla no s’ha bloquejat',
    lost: 'No sabem si la pantalla s’ha bloquejat',
    advice: 'Torna-ho a provar o tanca la sessió.',
    label: 'Bloqueja la pantalla',
    hint: 'Bloqueja la pantalla o canvia de persona',
  },
  signOut: {
    unclear: 'No sabem si la sessió s’ha tancat',
    advice: 'Torna-ho a provar.',
  },
};
