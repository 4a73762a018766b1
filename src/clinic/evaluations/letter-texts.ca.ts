import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  signIn: 'Entra al meu compte',
  sent: {
    subject: (clinic) => `Tens una cosa pendent a ${clinic}`,
    text: 'T’hem deixat una cosa al compte perquè la responguis amb calma. No hi ha pressa, i pots parar i continuar després.',
  },
  released: {
    subject: (clinic) => `Hi ha una cosa nova al teu compte de ${clinic}`,
    text: 'El teu professional t’ha deixat una cosa per llegir amb calma. Si vols, en parleu a la pròxima visita.',
  },
  alert: {
    subject: (clinic) => `Avís urgent a ${clinic}`,
    raised: 'Hi ha un avís urgent que espera algú.',
    escalated: 'Hi ha un avís urgent del qual encara no s’ha fet càrrec ningú.',
    how: 'És a dalt de tot del tauler, a la pantalla del dia. Qui se’n faci càrrec ho anota allà, perquè els altres ho sàpiguen.',
    open: 'Obre la pantalla del dia',
    sms: (clinic) => `${clinic}: hi ha un avís urgent. És al tauler, a dalt de la pantalla del dia.`,
  },
};
