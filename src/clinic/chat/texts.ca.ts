import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    chat_not_in_plan: 'Ara el teu pla no inclou el xat. El que ja està escrit ho pots continuar llegint.',
  },
  reload: 'Torna a carregar la pàgina i envia-ho una altra vegada.',
  empty: 'Escriu alguna cosa abans d’enviar-ho.',
  characters: 'Hi ha caràcters que no podem acceptar.',
  tooLong: (letters) => `És massa llarg: hi caben ${letters} lletres. Envia-ho en dos missatges.`,
  unreadable: 'Ara no es pot llegir aquest missatge.',
};
