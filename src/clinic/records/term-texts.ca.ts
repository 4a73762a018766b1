import type { es } from './term-texts.es.ts';

export const ca: typeof es = {
  requestKinds: { copy: 'Còpia de la història', erasure: 'Supressió', rectification: 'Rectificació' },
  identity: {
    document: 'DNI, NIE o passaport, a la vista',
    account: 'Amb el seu compte, a la clínica',
    certificate: 'Signatura electrònica',
  },
  delivery: { in_person: 'En mà', registered_mail: 'Per correu certificat', encrypted_file: 'Fitxer xifrat' },
  outcomes: {
    delivered: 'Lliurada',
    erased: 'Suprimit',
    corrected: 'Corregit',
    refused: 'Denegada',
    withdrawn: 'Retirada',
  },
  markReasons: { third_party: 'Dades d’una altra persona', subjective: 'Anotació subjectiva' },
  blockedReasons: {
    court: 'Ho demana un jutjat o tribunal',
    prosecutor: 'Ho demana el Ministeri Fiscal',
    authority: 'Ho demana una administració competent',
    claim: 'Una reclamació per responsabilitat, presentada o anunciada',
  },
};
