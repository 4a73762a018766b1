import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: { reason_required: 'Digues abans per què l’obres: queda apuntat.' },
  chooseReason: 'Tria per què l’obres.',
  unreadableNote: 'Aquesta nota ara no es pot llegir.',
  nameless: 'Sense nom',
  sessionNotes: 'Notes de les sessions',
};
