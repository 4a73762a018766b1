import type { es } from './texts.es.ts';

export const ca: typeof es = {
  name: 'Escriu el nom o la raó social',
  taxId: 'Escriu el NIF o el NIE',
  wrongTaxId: 'Revisa el NIF: la lletra o l’últim número no quadra.',
  address: 'Escriu l’adreça completa',
  tooLong: 'És massa llarg',
};
