import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  code: 'Codi de verificació',
  verify: 'Verifica',
  verifying: 'Verificant...',
  resend: 'Torna a enviar el codi',
  resendIn: (seconds) => `Torna a enviar el codi d’aquí a ${seconds} s`,
  resending: 'Tornant a enviar...',
  error: 'Error',
  email: {
    documentTitle: (clinic) => `Verifica el teu correu · ${clinic}`,
    documentDescription: 'Escriu el codi que t’hem enviat i confirma que el correu del teu compte és teu.',
    title: 'Verifica el teu compte',
    opening: 'Obrint la verificació…',
    isKept: 'El codi que et vam enviar continua valent. Torna-ho a provar d’aquí a un moment.',
    sentTo: (address) => <>T’hem enviat un codi a {address}. Escriu-lo aquí per confirmar que és teu.</>,
    noneSent: (address) => (
      <>
        Ara mateix no hi ha cap codi en camí cap a {address}. Prem «Torna a enviar el codi» i te n’enviem un.
      </>
    ),
    notNeeded: 'Per reservar no cal: ho pots fer més tard.',
    codeHint: (minutes) => `Les 6 xifres del correu. Valen durant ${minutes}\u00a0minuts.`,
    later: 'Més tard',
    notArriving: (link) => (
      <>
        No t’arriba? Mira també a la carpeta de correu brossa. Si l’adreça no és la teva,{' '}
        {link('ves a la pestanya Seguretat del teu perfil')}.
      </>
    ),
    missing: { title: 'Falta el codi', text: 'Escriu el codi de verificació, si us plau' },
    wrong: { title: 'No s’ha pogut verificar', text: 'El codi que has escrit no és vàlid' },
    failed: 'Hi ha hagut un error en verificar el teu correu electrònic',
    verified: 'Verificació correcta!',
    resent: { title: 'Codi enviat de nou', text: 'Hem enviat un codi nou al teu correu electrònic' },
    notResent: 'No hem pogut enviar un codi nou',
    resendFailed: 'Hi ha hagut un error en tornar a enviar el codi',
    confirmed: (address) => (
      <>{address} ha quedat verificat. Allà t’enviarem la confirmació de les teves cites i els avisos.</>
    ),
    yourEmail: 'El teu correu',
    toBooking: 'Continua amb la reserva',
    toHome: 'Ves a l’inici',
    toProfile: 'Ves al meu perfil',
    continue: 'Continua',
    none: {
      title: 'El teu compte no té correu electrònic',
      advice: 'Afegeix-lo al teu perfil, a la pestanya Seguretat, i t’enviarem un codi.',
      toSecurity: 'Ves a Seguretat',
    },
  },
  phone: {
    sentTo: (phone) => <>Hem enviat un codi al {phone}. L’SMS pot trigar fins a 2 minuts.</>,
    codeHint: (minutes) => `Les 6 xifres de l’SMS. Valen durant ${minutes} minuts.`,
    changeNumber: 'Canvia el número',
    incomplete: { title: 'Codi incomplet', text: 'Escriu el codi de 6 xifres, si us plau' },
    wrong: 'Codi incorrecte',
    verified: 'Telèfon verificat',
    failed: 'Hi ha hagut un error en verificar el codi',
    sent: 'Codi enviat',
    notSent: { title: 'No s’ha pogut enviar el codi', text: 'No hem pogut enviar el codi' },
    sendFailed: 'Hi ha hagut un error en enviar el codi',
    invalidNumber: { title: 'Número no vàlid', text: 'Escriu un número de telèfon vàlid, si us plau' },
    label: 'Telèfon mòbil',
    hint: 'T’enviarem un codi per SMS. Pot trigar fins a 2 minuts.',
    send: 'Envia el codi',
    sending: 'Enviant...',
  },
};
