import type { es } from './texts.es.ts';

export const ca: typeof es = {
  professionalMissing: 'Digues qui l’atén.',
  modalityMissing: 'Digues on es fa.',
  childrenAlone:
    'Per a nenes i nens va sola: si també és per a persones adultes, afegeix una altra consulta.',
  nameMissing: 'Escriu com es diu.',
  descriptionMissing: 'Escriu una frase que digui com és.',
  vatMissing: 'Digues si porta IVA.',
  notInTeam: 'Algú de la llista ja no és a l’equip.',
};
