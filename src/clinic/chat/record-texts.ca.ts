import type { es } from './record-texts.es.ts';

export const ca: typeof es = {
  title: 'Missatges del xat',
  person: 'La persona',
  team: 'L’equip',
  erased: 'el que vas escriure i et van escriure al xat',
  kept: 'el que vas escriure i et van escriure al xat, bloquejat, amb la teva història clínica',
};
