import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  received: {
    subject: 'Hem rebut el teu missatge',
    why: 'Algú, segurament tu, ens ha escrit des del nostre web i ha deixat aquesta adreça perquè responguem.',
    answered: (hours) => `El missatge ja és aquí. El llegeix una persona de la clínica, i responem ${hours}.`,
    urgent: (danger, suicide) =>
      `Si és urgent, no esperis la nostra resposta: truca al ${danger}, o al ${suicide} si penses en el suïcidi.`,
    notYou: 'Si no has estat tu, no has de fer res.',
  },
  answerSubject: (clinic) => `Resposta de ${clinic}`,
};
