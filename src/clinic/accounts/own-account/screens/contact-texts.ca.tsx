import type { es } from './contact-texts.es.tsx';

const emailUse =
  'Al correu t’arriben la confirmació, els recordatoris i els canvis: uns quants missatges al dia fins que el verifiquis.';

const reminderTime = (hours: string) => (/^24 /.test(hours) ? 'del dia abans' : `que enviem ${hours} abans`);

export const ca: typeof es = {
  email: {
    opener: 'Afegeix un correu',
    label: 'Correu electrònic',
    hint: () => emailUse,
    empty: 'Escriu un correu.',
  },
  emailOrPhone: {
    opener: 'Afegeix un correu o un telèfon',
    label: 'Correu o telèfon',
    hint: (smsHours) =>
      smsHours === null
        ? emailUse
        : `${emailUse} Al telèfon, un SMS ${smsHours} abans de la cita, si el verifiques.`,
    empty: 'Escriu un correu o un telèfon.',
  },
  password: 'La teva contrasenya',
  passwordHint: 'La demanem perquè ningú més no pugui canviar les teves dades.',
  passwordMissing: 'Escriu la teva contrasenya',
  save: 'Desa',
  saving: 'Desant...',
  notCertain: 'No sabem si ha arribat. El que has escrit continua aquí: torna-ho a desar.',
  retry: 'Torna-ho a provar d’aquí a un moment.',
  phoneSaved: 'Telèfon desat; falta verificar-lo',
  saved: {
    title: 'Ja tenim com avisar-te',
    writeTo: (email) => <>T’escriurem a {email}.</>,
    verifyLater:
      'Després de reservar, verifica’l al teu perfil: fins llavors només t’arriben uns quants missatges al dia.',
  },
  none: {
    title: 'No tenim com avisar-te',
    advice:
      'El teu compte no té correu ni telèfon: no rebràs la confirmació ni recordatoris, ni sabràs si canvia res. Afegeix-ne un, o reserva igualment i mira la cita al teu perfil.',
  },
  phoneToVerify: {
    title: 'Només et podem trucar',
    advice: (smsHours) =>
      smsHours === null
        ? 'El teu compte no té correu: la confirmació i els canvis els tens al teu perfil. El teu telèfon està sense verificar.'
        : `El teu compte no té correu: la confirmació i els canvis els tens al teu perfil. El teu telèfon està sense verificar; després de reservar, verifica’l al teu perfil i t’arribarà per SMS el recordatori ${reminderTime(smsHours)}.`,
  },
  onlyPhone: {
    title: 'El teu compte no té correu',
    advice: (smsHours) =>
      smsHours === null
        ? 'La confirmació i els canvis els tens al teu perfil.'
        : `Per SMS només t’arriba el recordatori ${reminderTime(smsHours)}; la confirmació la tens al teu perfil.`,
  },
  orCall: (phone) => <>Si t’ho estimes més, truca’ns al {phone}.</>,
};
