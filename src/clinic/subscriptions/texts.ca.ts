import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: { nothing_to_cancel: 'Aquest pla no es renova sol: no hi ha res per cancel·lar.' },
  concept: 'Paquet de sessions de psicologia',
  notSold: 'Aquest pla no es ven així. Consulta’ns.',
  childMissing: 'Abans de pagar, digues-nos per a quin nen o nena és el pla.',
  closingAccount: {
    underReview: 'Hi ha un pagament teu en revisió. Espera que es decideixi abans d’eliminar el teu compte.',
    kept: 'els apunts dels teus plans i de les seves sessions, sense el teu nom',
    law: 'Codi de comerç, art. 30, i Llei general tributària, art. 70',
    deleted:
      'els teus plans: no se’t demanarà cap més pagament, i les sessions que quedessin ja no es poden fer servir',
  },
};
