import type { es } from './list-texts.es.ts';

export const ca: typeof es = {
  earlier: 'Anteriors',
  later: 'Següents',
  dayGoesOn: 'El dia pot continuar igualment.',
  help: (about) => `Ajuda: ${about}`,
};
