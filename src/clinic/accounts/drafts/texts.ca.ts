import { maxDrafts } from './terms.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    too_many_drafts: `Tens ${maxDrafts} coses a mitges. Acaba’n alguna o tanca-la.`,
    somebody_else: 'En aquest ordinador ara hi ha una altra persona.',
  },
};
