import { theDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  signed: 'Protocol signat',
  nowOpen: 'El xat i l’avaluació estan oberts.',
  writeAndSign: 'Escriu-lo i signa’l',
  change: 'Canvia’l',
  failed: 'Alguna cosa ha fallat',
  signingLost: 'No sabem si ha arribat: a dalt hi ha el que val ara. El que has escrit continua aquí.',
  responsibility: 'En signar respons del que diu. Queda registrat qui i quan.',
  signing: 'Signant...',
  sign: 'Signa',
  documentTitle: (clinic) => `Protocol de crisi · ${clinic}`,
  documentDescription: 'Qui atén una persona en crisi, quan i què es fa.',
  title: 'Protocol de crisi',
  intro: 'Sense protocol signat, el xat i l’avaluació estan tancats.',
  notOpened: 'No hem pogut obrir el protocol',
  tryAgain: 'Torna-ho a provar.',
  opening: 'Obrint el protocol…',
  noneSigned: 'No n’hi ha cap de signat',
  noneSignedHint: 'Ni el xat ni l’avaluació estan oberts, i els plans no els anuncien.',
  inForce: 'Protocol vigent',
  withdrawn: 'Protocol retirat',
  withdrawOpener: 'Retira…',
  withdrawQuestion: 'Vols retirar el protocol?',
  withdrawDescription:
    'El xat i l’avaluació es tanquen ja, també per a qui els té al seu pla: podrà llegir el que hi ha. Els plans deixen d’anunciar-los.',
  withdrawing: 'Retirant...',
  withdraw: 'Retira el protocol',
  back: 'Torna',
  withdrawingLost: 'No sabem si ha arribat. Quan tanquis això veuràs si continua signat.',
  fields: {
    responders: { label: 'Qui atén', hint: 'Nom de qui rep l’avís i de qui el substitueix.' },
    hours: { label: 'Quan', hint: 'A quines hores es llegeix i què es contesta fora d’aquestes.' },
    steps: { label: 'Què es fa', hint: 'Per ordre: trucada, a qui avisar, 112, on s’apunta.' },
  },
  signedBy: (name, day, time) => `Signat per ${name} ${theDay(day)} a les\u00a0${time}.`,
};
