import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Demostració',
  lead: 'Mira la clínica com la veu cada persona: totes són inventades.',
  enterAs: (person) => `Entra com a ${person}`,
  entering: 'Obrint…',
  failed: 'No hem pogut entrar',
  retry: 'Torna-ho a provar.',
  roles: { admin: 'direcció', reception: 'recepció', client: 'pacient' },
};
