import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    link_over: 'Aquest enllaç ja no serveix: s’ha fet servir o ha caducat. Demana’n un altre a la clínica.',
    contradicts: 'El teu compte i la fitxa de la clínica no coincideixen. Truca’ns i ho mirem amb tu.',
  },
};
