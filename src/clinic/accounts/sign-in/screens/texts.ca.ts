import type { es } from './texts.es.ts';

export const ca: typeof es = {
  documentTitle: (clinic) => `Inicia la sessió o registra’t · ${clinic}`,
  documentDescription: (clinic) =>
    `Entra al teu compte de ${clinic} o crea’n un per demanar cita i seguir les teves consultes.`,
  title: 'El teu compte',
  needsScript: 'Per entrar o crear un compte',
  lead: {
    toBooking: 'Crea un compte, o entra al teu, i continues amb la reserva.',
    keptBooking: 'El que havies triat t’espera; l’hora encara no és teva.',
    toPlans: 'Entra al teu compte, o crea’n un, i continues amb el teu pla.',
    keptPlan: 'El pla que havies triat t’espera.',
    general: 'Entra per veure les teves consultes i demanar-ne.',
  },
  passwordChanged: {
    title: 'La teva contrasenya ha canviat',
    next: 'Ja pots entrar amb la nova. Hem tancat les sessions que hi havia obertes.',
  },
  tabs: 'Inicia la sessió o registra’t',
  register: 'Registra’t',
  signIn: 'Inicia la sessió',
  signingIn: 'Iniciant la sessió...',
  purpose: 'Que entris al teu compte i gestionis les teves cites.',
  forgotten: 'Has oblidat la contrasenya?',
  noAccount: 'No tens compte?',
  toRegistration: 'Registra’t',
  username: 'Nom d’usuari',
  password: 'Contrasenya',
  welcome: 'Et donem la benvinguda!',
  signedInAs: (name) => `Has iniciat la sessió com a ${name}.`,
  failed: {
    title: 'No s’ha pogut iniciar la sessió',
    unclear: 'No s’ha pogut iniciar la sessió. Torna-ho a provar, si us plau.',
    unreachable: 'No hem pogut connectar amb el servidor. Torna-ho a provar més tard, si us plau.',
    checkSpelling: 'Comprova que l’usuari i la contrasenya estiguin ben escrits',
    hasSpaces: 'La contrasenya comença o acaba amb un espai: esborra’l si no en forma part',
  },
};
