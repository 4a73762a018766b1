import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  subject: 'El teu codi de verificació',
  type: 'Per confirmar que aquest correu és teu, escriu aquest codi al nostre web:',
  validity: (minutes) =>
    `Val durant ${minutes} minuts i una sola vegada. Si en demanes un altre, aquest deixa de valer.`,
  enter: 'Escriu el codi',
  notYou:
    'Si no has creat cap compte amb nosaltres, no has de fer res: sense el codi ningú no pot confirmar aquest correu.',
  sms: (code, clinic, minutes) => `${code} és el teu codi de ${clinic}. Val ${minutes} minuts.`,
};
