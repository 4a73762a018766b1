import type { es } from './field-texts.es.ts';

export const ca: typeof es = {
  labels: {
    fullName: 'Nom i cognoms',
    birthDate: 'Data de naixement',
    document: 'DNI, NIE o passaport',
    language: 'Idioma',
    phone: 'Telèfon',
    email: 'Correu electrònic',
    address: 'Adreça',
    emergencyName: 'Contacte d’emergència',
    emergencyPhone: 'Telèfon del contacte',
    emergencyRelation: 'Relació',
    deskRemark: 'Nota per a recepció',
  },
  hints: {
    address: 'Carrer, número, codi postal i població.',
    emergencyRelation: 'Mare, parella, amic…',
    deskRemark:
      'Res de clínic. La persona no la veu al web, però la rep si demana una còpia de les seves dades.',
  },
  languages: { es: 'Castellà', ca: 'Català', en: 'Anglès', other: 'Un altre' },
};
