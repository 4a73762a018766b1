import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  subject: (clinic) => `El teu accés al tauler de ${clinic}`,
  access: (username) => `Direcció t’ha donat accés amb el nom d’usuari «${username}».`,
  choose: 'Tria la meva contrasenya',
  validity: (days) =>
    `L’enllaç val ${days} dies i una sola vegada. Després d’entrar et demanarem que activis un segon pas amb una aplicació del mòbil.`,
  unexpected: 'Si no esperaves aquest correu, no facis res i avisa direcció.',
};
