import type { es } from './texts.es.ts';

export const ca: typeof es = {
  nameMissing: 'Posa-li un nom curt.',
  textMissing: 'Escriu el text.',
  badCharacters: 'Hi ha caràcters que no podem acceptar.',
  duplicateName: 'Ja hi ha una resposta amb aquest nom.',
  tooLong: (letters) => `És massa llarg: hi caben ${letters} lletres.`,
  unknownPlaceholder: (part) =>
    `«${part}» arribaria tal com està. Fes servir les dades de la llista, o claudàtors per a un buit.`,
  tooMany: (most) => `Ja hi ha ${most} respostes. Treu-ne alguna que no feu servir.`,
};
