import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  subject: 'El teu compte al web de la clínica',
  invitation: (clinic) => `Des de ${clinic} et convidem a veure i canviar les teves cites al nostre web.`,
  create: 'Crea el meu compte',
  validity: (days) =>
    `L’enllaç val ${days} dies i una sola vegada. Si ja tens compte, entra-hi i quedarà unit a la teva fitxa.`,
  unexpected: (phone) => `Si no esperaves aquest correu, no facis res, o truca’ns: ${phone}.`,
};
