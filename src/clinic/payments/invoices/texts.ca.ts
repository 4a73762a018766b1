import type { es } from './texts.es.ts';

export const ca: typeof es = {
  name: 'Escriu el nom o la raó social',
  taxId: 'Escriu el NIF o el NIE',
  wrongTaxId: 'Revisa el NIF: la lletra o l’últim número no quadra.',
  address: 'Escriu l’adreça completa',
  tooLong: 'És massa llarg',
  refusals: {
    number_taken: 'Aquest número ja és d’un altre cobrament. Mira’l al programa de factures.',
    reason_needed: 'Ja tenia un altre número: escriu per què es canvia.',
    no_invoice: 'Aquest cobrament es va anul·lar: no porta factura.',
  },
  invalidCharacters: 'Només lletres, números, guions, punts i barres',
  numberMissing: 'Escriu el número',
  sayWhy: 'Digues per què',
  atMost500: 'Com a màxim 500 alhora.',
};
