import type { es } from './source-texts.es.ts';

export const ca: typeof es = {
  unsettled: 'sense resoldre',
  chat: 'Xat',
  nameless: 'Algú sense nom',
  evaluation: 'Qüestionari',
};
