import type { es } from './role-texts.es.ts';

export const ca: typeof es = {
  professional: 'Professional',
  reception: 'Recepció',
  admin: 'Direcció',
};
