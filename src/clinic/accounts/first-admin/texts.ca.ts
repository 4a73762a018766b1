import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    first_admin_link_over: 'Aquesta adreça no serveix o ja s’ha fet servir. Demana’n una altra al servidor.',
  },
  nameMissing: 'Escriu el teu nom',
  nameTooLong: 'El nom és massa llarg',
};
