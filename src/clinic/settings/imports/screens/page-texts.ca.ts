import type { es } from './page-texts.es.ts';

export const ca: typeof es = {
  documentTitle: (clinic) => `Importar · ${clinic}`,
  documentDescription: 'Portar persones, cites i sessions d’un altre programa.',
  opening: 'S’està obrint…',
};
