import { theDay, toDay } from '#platform/time/catalan-days.ts';
import type { es } from './letter-texts.es.ts';

const sessions = (count: number) => (count === 1 ? '1 sessió' : `${count} sessions`);

const stillYours = (left: number, until: string) =>
  `Les sessions que ja vas pagar (${sessions(left)}) continuen sent teves fins ${toDay(until)}.`;

export const ca: typeof es = {
  sessions,
  plan: 'Pla',
  validUntil: 'Valen fins a',
  left: 'Te’n queden',
  available: 'Disponibles ara',
  availableOf: (left, all) => `${sessions(left)}, de ${all} en total`,
  missingPayments: 'Pagaments que falten',
  missingPaymentsOf: (payments, all, amount) =>
    `${payments} de ${all}${payments === 1 ? ': ' : ', que sumen '}${amount}`,
  viewPlan: 'Mira el meu pla',
  bought: {
    subject: 'Les teves sessions estan a punt',
    received: 'Hem rebut el teu pagament. Ja pots reservar amb les teves sessions.',
    includes: 'El teu pla també inclou:',
    noMorePayments: 'No hi ha més pagaments: no es renova sol.',
    nextPayment: (amount, day) =>
      `El proper pagament és de ${amount}, ${theDay(day)}. T’escriurem uns dies abans amb un enllaç: no cobrem mai sense que tu ho confirmis.`,
  },
  instalment: {
    subject: (day) => `El teu proper pagament: ${day}`,
    due: 'S’acosta el proper pagament de la teva subscripció. No es cobra res fins que ho confirmis tu.',
    amount: 'Import',
    date: 'Data',
    pay: 'Paga ara',
    grace: (days) =>
      `Tens ${days} dies de marge des d’aquesta data. Després la subscripció queda inactiva, i la pots reactivar quan vulguis. Les sessions que ja has pagat continuen sent teves.`,
  },
  lapsed: {
    subject: 'La teva subscripció està inactiva',
    unpaid: 'No hem rebut l’últim pagament, i per això hem deixat la teva subscripció inactiva. No deus res.',
    stillYours,
    reactivate: 'Si vols continuar, la pots reactivar des del teu perfil.',
    toProfile: 'Ves al meu perfil',
  },
  twoLeft: {
    subject: 'Et queden 2 sessions',
    last: 'T’avisem amb temps: et queden 2 sessions.',
    moreToCome:
      'T’avisem amb temps: et queden 2 sessions disponibles. Amb els propers pagaments n’arriben més.',
  },
  ending: {
    subject: 'Les teves sessions caduquen aviat',
    until: (left, until) =>
      `${left === 1 ? 'Et queda 1 sessió, que val' : `Et queden ${sessions(left)}, que valen`} fins ${toDay(until)}. Reserva abans d’aquest dia; després no es poden fer servir.`,
  },
  cancelled: {
    subject: 'Has cancel·lat la teva subscripció',
    noMorePayments: 'No et demanarem més pagaments.',
    stillYours,
    reactivate: 'Si canvies d’idea, la pots reactivar des del teu perfil.',
  },
};
