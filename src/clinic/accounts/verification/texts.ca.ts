import type { es } from './texts.es.ts';

export const ca: typeof es = {
  verified: {
    email: 'El teu correu ha quedat verificat.',
    phone: 'El teu telèfon ha quedat verificat.',
  },
  notACode: 'El codi té 6 xifres.',
  unusable: {
    missing: 'Demana primer un codi.',
    used: 'Aquest codi ja s’ha fet servir.',
    tried: 'Has esgotat els intents amb aquest codi. Demana’n un de nou.',
    expired: 'Aquest codi ha caducat. Demana’n un de nou.',
  },
  wrongCode: (triesLeft) => {
    if (triesLeft <= 0) return 'El codi no és correcte i ja no queden intents. Demana’n un de nou.';
    return triesLeft === 1
      ? 'El codi no és correcte. Et queda 1 intent.'
      : `El codi no és correcte. Et queden ${triesLeft} intents.`;
  },
  wait: (seconds) =>
    `Espera’t ${seconds === 1 ? '1 segon' : `${seconds} segons`} abans de demanar un altre codi.`,
  emailSent: 'Hem enviat un codi nou al teu correu electrònic',
  smsSent: (phone) => `Hem enviat un SMS amb un codi al ${phone}.`,
  noEmail: 'El teu compte no té correu electrònic. Afegeix-lo al teu perfil.',
  alreadyVerified: 'El teu correu ja està verificat.',
  notServed: 'Només podem enviar SMS a mòbils espanyols: comencen per 6 o per 7.',
  tooShort: 'A aquest telèfon li falten xifres. Els mòbils espanyols en tenen nou.',
  needsPassword: 'El telèfon verificat es canvia a «Les teves dades»: allà et demanem la contrasenya.',
  smsDisabled: 'Ara mateix no enviem SMS. El teu telèfon queda com està.',
  tooManyThisHour: (codes) => `Ja hem enviat ${codes} codis en una hora. Torna-ho a provar més tard.`,
  tooManyToday: 'Avui ja hem enviat massa codis. Torna-ho a provar demà.',
  tooManyFromHere: 'Avui ja hem enviat massa SMS des de la teva connexió. Torna-ho a provar demà.',
  budgetSpent: 'Avui no podem enviar més SMS. Torna-ho a provar demà.',
};
