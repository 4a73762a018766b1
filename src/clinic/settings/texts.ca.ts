import type { es } from './texts.es.ts';

const waiting = 'espera el seu torn';

export const ca: typeof es = {
  refusals: {
    not_open_yet: 'Encara no hem obert. Si és urgent, truca al 112 o al 024.',
    not_ready: 'Encara falta alguna cosa per obrir.',
    no_email: 'El teu compte no té correu. Afegeix-lo al teu perfil.',
  },
  dayMissing: 'Tria un dia.',
  nameMissing: 'Escriu qui.',
  tooLong: 'És massa llarg.',
  noAnswer: 'no contesta',
  dayInFuture: 'Aquest dia encara no ha arribat.',
  waiting,
  steps: {
    clinic: {
      missing: 'Ningú no ha confirmat que les dades siguin les de la clínica.',
      examples: (details) => `Encara són d’exemple: ${details}.`,
      changed: 'Les dades han canviat des que algú les va revisar. Cal revisar-les una altra vegada.',
    },
    addresses: {
      done: 'Totes tenen l’adreça de la clínica.',
      missing: (pages) => `Encara tenen una adreça d’exemple: ${pages}.`,
    },
    services: {
      missing: 'Encara no s’ofereix cap consulta.',
      withoutProfessional: (kinds) => `Ningú de l’equip no ofereix encara: ${kinds}.`,
    },
    team: {
      missing: 'Encara no hi ha cap professional.',
      examples: (names) => `El número de col·legiació o la sala de vídeo encara són d’exemple: ${names}.`,
    },
    hours: {
      missing: 'No hi ha cap hora oberta: ningú no pot reservar.',
      done: (hours) => `${hours} ${hours === 1 ? 'hora' : 'hores'} a la setmana.`,
    },
    mail: {
      missing: 'No s’ha enviat cap correu de prova.',
      done: (recipient, at) => `El servidor de correu va acceptar el de ${recipient}, el ${at}.`,
      queued: (recipient) => `El correu per a ${recipient} ${waiting}.`,
      failed: (recipient) =>
        `El correu per a ${recipient} no ha sortit. El registre del servidor diu per què.`,
    },
    wallet: {
      done: 'PayPal contesta i accepta les claus.',
      missing: (reason) => `PayPal no es pot fer servir ara: ${reason}.`,
    },
    order: {
      missing: (price) =>
        `Encara no s’ha provat. S’obre una ordre de ${price} que ningú no paga, i caduca sola.`,
      done: (at, price) =>
        `El ${at}, PayPal va obrir una ordre de ${price} a nom del vostre compte. No s’ha cobrat res.`,
      otherAccount:
        'L’ordre va sortir a nom d’un altre compte: PAYPAL_MERCHANT_ID no és la d’aquestes claus. No s’ha cobrat res.',
      refused: (at, reason) =>
        `El ${at}, PayPal no va voler obrir l’ordre (${reason ?? 'sense dir per què'}). Així ningú no podria pagar.`,
      lost: 'No ha arribat la resposta de PayPal. No s’ha cobrat res. Torna-ho a provar.',
    },
    officer: 'Falta dir qui respon de la protecció de dades.',
    assessment: 'Falta dir qui ha fet l’avaluació d’impacte, i quan.',
    processors: 'Falta confirmar els contractes amb els proveïdors que tracten dades.',
    backup: {
      missing: 'No hi ha cap còpia de seguretat en aquest servidor.',
      done: (at) => `L’última, el ${at}.`,
    },
    webhook: {
      missing: 'No n’ha arribat cap. Els pagaments es comproven més tard.',
      done: (at) => `L’últim, el ${at}.`,
    },
  },
};
