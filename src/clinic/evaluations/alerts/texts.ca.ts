import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: { not_in_progress: 'Aquest avís ara no el porta ningú, o ja està tancat. Mira com està.' },
  outcomeTooLong: 'El text és massa llarg.',
  badCharacters: 'Hi ha caràcters que no podem acceptar.',
  outcomeMissing: 'Escriu què s’ha fet: sense això no es tanca.',
};
