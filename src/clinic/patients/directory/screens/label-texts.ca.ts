import type { es } from './label-texts.es.ts';

export const ca: typeof es = {
  nameless: 'Sense nom',
  childOf: (guardian) => `Filla o fill de ${guardian}`,
  filters: {
    all: 'Totes',
    upcoming: 'Amb propera cita',
    nothing_planned: 'Sense propera cita',
    children: 'Menors',
    without_account: 'Sense compte',
  },
};
