import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  subject: (clinic) => `Prova de correu de ${clinic}`,
  why: 'Aquest correu l’ha demanat direcció per comprovar que els de la clínica surten i arriben.',
  inbox:
    'Si el llegeixes a la safata d’entrada, tot va bé. Si era al correu brossa, falta revisar els registres SPF, DKIM i DMARC del domini.',
};
