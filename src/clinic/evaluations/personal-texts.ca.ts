import type { es } from './personal-texts.es.ts';

export const ca: typeof es = {
  unsubmitted: 'els qüestionaris que no vas arribar a lliurar',
  kept: 'els qüestionaris que vas respondre, xifrats i bloquejats, com a part de la història clínica',
};
