import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  title: 'Dades per a la factura',
  isCompany: 'Soc una empresa',
  saved: 'Desades: sortiran a la factura.',
  change: 'Canvia-les',
  ofNamed: (limit, phone) => (
    <>
      Com que passa de {limit}, la factura porta el teu nom, el teu NIF i la teva adreça. Desa’ls abans de
      pagar. Si no tens NIF ni NIE, paga igualment i truca’ns al {phone}.
    </>
  ),
  ofCompany: 'La factura portarà les dades de l’empresa. Desa-les abans de pagar.',
  notSaved: 'No s’han desat',
  saving: 'Desant...',
  save: 'Desa les dades',
  name: 'Nom o raó social',
  taxId: 'NIF o NIE',
  address: 'Adreça completa',
  missing: {
    name: 'Escriu el nom o la raó social.',
    taxId: 'Escriu el NIF o el NIE.',
    address: 'Escriu l’adreça completa: carrer, número, codi postal i població.',
  },
  wrongTaxId: 'Revisa el NIF: la lletra o l’últim número no quadra.',
};
