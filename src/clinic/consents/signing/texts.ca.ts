import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    link_over:
      'Aquest enllaç ja no serveix: s’ha fet servir o ha caducat. Si ja vas signar, està desat; si no, demana’ns-en un altre.',
    text_changed: 'El document ha canviat. Torna a obrir aquesta pàgina, llegeix-lo i signa’l llavors.',
  },
  nameMissing: 'Escriu el teu nom i cognoms',
  nameTooLong: 'El nom és massa llarg',
  nothingTicked: 'Marca el que signes',
};
