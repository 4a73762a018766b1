import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  subject: 'Tria una altra contrasenya',
  asked: (username) => `Algú, segurament tu, ha demanat tornar a entrar al compte «${username}».`,
  choose: 'Tria una altra contrasenya',
  validity: (minutes) =>
    `L’enllaç val ${minutes} minuts i una sola vegada. Si en demanes un altre, aquest deixa de servir.`,
  notYou: 'Si no has estat tu, no facis res: la teva contrasenya continua sent la mateixa.',
  changed: {
    subject: 'La teva contrasenya ha canviat',
    text: (username) =>
      `La contrasenya del teu compte «${username}» acaba de canviar, i hem tancat les sessions que hi havia obertes en altres dispositius.`,
    notYou: (phone) => `Si no has estat tu, truca’ns com més aviat millor: ${phone}.`,
  },
};
