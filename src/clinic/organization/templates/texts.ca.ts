import { maxTemplates } from './terms.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  nameMissing: 'Posa-li un nom curt.',
  textMissing: 'Escriu el text.',
  tooLong: (count) => `És massa llarg: hi caben ${count} lletres.`,
  badCharacters: 'Hi ha caràcters que no podem acceptar.',
  unknownPlaceholder: (placeholder) =>
    `«${placeholder}» arribaria tal qual. Fes servir les dades de la llista, o claudàtors per a un buit.`,
  refusals: {
    too_many_templates: `Ja hi ha ${maxTemplates} respostes. Treu-ne alguna que no feu servir.`,
  },
  nameTaken: 'Ja hi ha una resposta amb aquest nom.',
};
