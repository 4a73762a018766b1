import type { es } from './texts.es.ts';

export const ca: typeof es = {
  noConnection: 'Sense connexió: llegeixes l’última versió desada. Els telèfons d’ajuda són a SOS.',
  noResponse: 'El web no ha respost: llegeixes l’última versió desada. Els telèfons d’ajuda són a SOS.',
  reload: 'Torna a carregar',
};
