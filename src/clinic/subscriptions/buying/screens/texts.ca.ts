import type { es } from './texts.es.ts';

export const ca: typeof es = {
  plan: (name) => `Pla ${name}`,
  close: 'Tanca',
  bought: {
    yourPayment: 'El teu pagament',
    isPaid: (name) => `Pla ${name}. El teu pagament està fet.`,
    ready: (_, sessions) => `Tens a punt ${sessions}`,
    toProfile: (ready) =>
      `${ready} per reservar. Et portem al teu perfil: allà hi ha sempre les teves sessions i els teus pagaments.`,
    goNow: 'Ves-hi ara',
    stay: 'Queda’t aquí',
    checking: 'Comprovant...',
    checkAgain: 'Torna-ho a comprovar',
  },
  child: {
    title: 'Sobre el nen o la nena',
    description: (name, minimumAge) =>
      `Pla ${name}. Atenem des dels ${minimumAge} fins als 17. El compra la mare, el pare o el tutor legal.`,
    checking: 'Comprovant...',
    next: 'Continua',
    cancel: 'Cancel·la',
    birthDate: 'Data de naixement',
    guardian: 'En soc la mare, el pare o el tutor legal',
    notSaved: 'No ho hem pogut desar',
    isKept: 'El que has escrit continua aquí. Torna-ho a provar d’aquí a un moment.',
  },
  signIn: {
    title: 'Inicia la sessió',
    needed: 'Cal iniciar la sessió per subscriure-t’hi',
    signIn: 'Inicia la sessió',
    notNow: 'Ara no',
    isKept: (minutes) =>
      `Si encara no tens compte, l’obres en un minut. Desem el que has triat durant ${minutes} minuts i continuem des d’aquí.`,
  },
  unknownSession: {
    title: 'Subscriu-m’hi',
    retry: 'Torna-ho a provar',
    failed: 'No hem pogut comprovar la teva sessió',
    advice: 'No s’ha cobrat res. Torna-ho a provar.',
  },
};
