import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  subject: (clinic) => `Un document de ${clinic} per llegir i signar`,
  request: (clinic) =>
    `Et demanem que llegeixis amb calma un document de ${clinic} i, si hi estàs d’acord, el signis.`,
  readAndSign: 'Llegeix i signa',
  validity: (days) =>
    `No cal tenir compte. L’enllaç val ${days} dies i una sola vegada: obre’l quan el puguis llegir amb calma.`,
  otherWays: (phone) => `Si prefereixes signar-lo aquí o en paper, o tens dubtes, truca’ns: ${phone}.`,
  unexpected: 'Si no esperaves aquest correu, no facis res: sense la teva signatura no canvia res.',
  smsSubject: 'Document per signar',
  sms: (clinic, days, url) =>
    `${clinic}: tens un document per llegir i signar. Val ${days} dies i una vegada: ${url}`,
};
