import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  atOffice: (address) => `Al nostre despatx: ${address}.`,
  atHome: (address) => `A casa teva: ${address}.`,
  byVideo: 'Per videotrucada (hora peninsular).',
  linkFollows: 'T’enviarem l’enllaç quan estigui confirmada.',
  withMinutes: (when, minutes) => `${when} (${minutes} minuts)`,
  what: 'Què',
  when: 'Quan',
  with: 'Amb',
  where: 'On',
  enterRoom: 'Entra a la videotrucada',
  contact: {
    toChange: (phone) => `Per canviar-la o anul·lar-la, parla amb qui l’ha reservada o truca’ns al ${phone}.`,
    toldOf: 'T’avisem d’aquesta cita.',
    dueAtClinic: (price) => `Es paga a la clínica: ${price}.`,
    cancelled: (when) => `La cita del ${when} s’ha anul·lat.`,
  },
  companion: {
    toChange: (phone) => `Per canviar-la o anul·lar-la, parla amb qui ve amb tu o truca’ns al ${phone}.`,
    planned: 'T’esperem en aquesta cita, reservada per a dues persones.',
    moved: ', reservada per a dues persones,',
    cancelled: (when) => `La cita del ${when}, reservada per a dues persones, s’ha anul·lat.`,
  },
  subjects: {
    confirmed: (date) => `Cita confirmada: ${date}`,
    planned: (date) => `La teva cita: ${date}`,
    cancelled: (date) => `Cita anul·lada: ${date}`,
    changed: (date) => `Canvi a la cita: ${date}`,
    otherTime: (date) => `Canvi d’hora: ${date}`,
    unpaid: (date) => `Falta pagar la teva cita del ${date}`,
    roomLink: (date) => `L’enllaç de la teva cita: ${date}`,
  },
  moved: {
    yours: 'La teva cita',
    theirs: 'La cita',
    opening: (which, when, about) => `${which} del ${when}${about} ha canviat`,
    sameTime: (opening) => `${opening}. Comença a la mateixa hora.`,
    otherTime: (opening) => `${opening} d’hora.`,
  },
  booked: {
    held: (time, date, isVideo) =>
      `Falta pagar: et guardem l’hora fins a les ${time} del ${date}${isVideo ? ' (hora peninsular)' : ''}. Si no, torna a quedar lliure.`,
    pay: 'Paga la cita',
    oncePaid: 'La cita queda confirmada quan estigui pagada.',
  },
  confirmed: {
    withCredit: 'La teva cita està confirmada. La paga una sessió del teu pla: no s’ha cobrat res.',
    paid: 'La teva cita està pagada i confirmada.',
  },
  plannedForYou: (price) => `T’hem reservat aquesta cita. Es paga a la clínica: ${price}.`,
  roomLink: {
    again: 'T’enviem un altre cop l’enllaç de la teva cita.',
    smsSubject: 'Enllaç',
    sms: (clinic, when, url) => `${clinic}: l’enllaç de la teva cita del ${when} és ${url}`,
  },
  receipt: {
    consultation: 'Consulta de psicologia',
    discounted: (discount) => ` (amb un descompte de ${discount})`,
  },
  partRefund: ({ back, rest, price, when }) =>
    `Et tornarem ${back}. La teva visita del ${when} passa a ser la primera, que costa ${price}: els ${rest} restants en completen el pagament.`,
  cancelledBy: {
    person: (when) => `Has anul·lat la teva cita del ${when}.`,
    person_by_phone: (when) => `Hem anul·lat la teva cita del ${when}, tal com ens has demanat.`,
    clinic: (when, phone) =>
      `Ens sap greu haver d’anul·lar la teva cita del ${when}. Pots triar una altra hora al web, o truca’ns al ${phone}.`,
  },
};
