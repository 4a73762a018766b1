import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    text_changed:
      'Algú ha canviat el text en castellà mentre traduïes. Copia el teu i torna a obrir la pàgina.',
  },
  tooLong: 'És massa llarg.',
};
