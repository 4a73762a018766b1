import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  emailChanged: {
    subject: 'El teu correu electrònic ha canviat',
    toNew: (username) =>
      `El correu del teu compte «${username}» ha canviat. A partir d’ara escriurem al nou, i a aquest no.`,
    toNone: (username) =>
      `El teu compte «${username}» ja no té correu. A partir d’ara no t’escriurem a aquest.`,
    stillGood:
      'Mentre ningú no confirmi un altre correu, amb aquest pots continuar recuperant la contrasenya.',
    notYou: (phone) => `Si no has estat tu, truca’ns com més aviat millor: ${phone}.`,
  },
  corrected: {
    subject: 'Hem corregit les teves dades de contacte',
    email: 'el correu',
    phone: 'el telèfon',
    changed: (what, username) => `A la clínica hem canviat ${what} del teu compte «${username}».`,
    newEmail: 'A partir d’ara t’escriurem al correu nou.',
    unverified: 'El que hem canviat queda sense confirmar fins que ho confirmis al teu perfil.',
    notAsked: (phone) => `Si no ho has demanat, truca’ns com més aviat millor: ${phone}.`,
  },
  goodbye: {
    subject: 'El teu compte està eliminat',
    closed: 'Tal com ens has demanat, hem eliminat el teu compte. Ja no s’hi pot entrar.',
    deleted: (what) => `Hem esborrat: ${what}.`,
    kept: (what) => `La llei ens obliga a conservar: ${what}.`,
    last: 'Aquest missatge és l’últim que t’enviem, i també l’esborrarem.',
    until: (what, day) => `${what}, fins ${/^11? /.test(day) ? 'a l’' : 'al '}${day}`,
  },
};
