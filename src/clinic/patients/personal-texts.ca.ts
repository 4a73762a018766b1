import type { es } from './personal-texts.es.ts';

export const ca: typeof es = {
  record: 'la teva fitxa de pacient',
  ties: 'el teu vincle amb les persones a càrrec teu',
  companions: 'qui t’acompanyava o a qui acompanyaves',
  retentionLaw: (years) => `Llei 21/2000, art. 12: ${years} anys des de l’alta`,
  fields: {
    language: 'el teu idioma',
    phone: 'el teu telèfon',
    email: 'el teu correu',
    address: 'la teva adreça',
    emergencyName: 'el teu contacte d’emergència',
    emergencyPhone: 'el telèfon del teu contacte d’emergència',
    emergencyRelation: 'la teva relació amb aquest contacte',
    deskRemark: 'la nota de recepció sobre tu',
  },
};
