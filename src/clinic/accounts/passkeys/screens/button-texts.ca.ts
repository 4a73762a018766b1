import type { es } from './button-texts.es.ts';

export const ca: typeof es = {
  yours: 'Les teves claus d’accés',
  passkeys: 'Claus d’accés',
};
