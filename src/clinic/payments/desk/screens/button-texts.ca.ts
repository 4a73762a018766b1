import type { es } from './button-texts.es.ts';

export const ca: typeof es = {
  notNoted: 'No s’ha apuntat',
  noting: 'Apuntant...',
  notOpened: 'No s’ha pogut obrir. Torna-ho a provar d’aquí a un moment.',
  returned: (how) => `Tornat ${how}`,
};
