import type { es } from './letter-texts.es.ts';

const countAppointments = (count: number) => (count === 1 ? 'una cita' : `${count} cites`);

export const ca: typeof es = {
  length: 'Durada',
  minutes: (count) => `${count} minuts`,
  toChange: (phone) => `Per canviar-ne o anul·lar-ne alguna, truca’ns al ${phone}.`,
  planned: {
    subject: (date) => `Les teves cites des del ${date}`,
    booked: (count) => `T’hem reservat ${countAppointments(count)}.`,
    told: (count) => (count === 1 ? 'T’avisem d’una cita.' : `T’avisem de ${count} cites.`),
    forTwo: 'Estan reservades per a dues persones.',
  },
  payment: {
    paidByPlan: (count) =>
      count === 1
        ? 'La primera la paga una sessió del teu pla.'
        : `Les ${count} primeres les paguen les sessions del teu pla.`,
    rest: (count, price) =>
      count === 1
        ? `L’altra es paga a la clínica: ${price}.`
        : `Les altres es paguen a la clínica: ${price} cadascuna.`,
    allByPlan: 'Les paguen les sessions del teu pla: no s’ha cobrat res.',
    each: (price) => `Es paguen a la clínica: ${price} cadascuna.`,
    firstAndRest: (first, rest) =>
      `Es paguen a la clínica: la primera, ${first}; les altres, ${rest} cadascuna.`,
  },
  moved: {
    otherTimeSubject: (date) => `Canvi d’hora des del ${date}`,
    changedSubject: (date) => `Canvi a les cites des del ${date}`,
    otherTime: 'Aquestes cites han canviat d’hora:',
    changed: 'Aquestes cites han canviat, i comencen així:',
    former: (when) => `La del ${when}`,
    staying: 'Aquestes continuen com estaven:',
    stillPaid: 'El que estava pagat continua pagat.',
  },
  cancelled: {
    subject: (date) => `Cites anul·lades des del ${date}`,
    by: {
      person: () => 'Has anul·lat aquestes cites:',
      person_by_phone: () => 'Hem anul·lat aquestes cites, tal com ens has demanat:',
      clinic: (phone) =>
        `Ens sap greu haver d’anul·lar aquestes cites. Si vols altres hores, truca’ns al ${phone}.`,
    },
    told: 'S’han anul·lat aquestes cites:',
    forTwo: 'S’han anul·lat aquestes cites, reservades per a dues persones:',
  },
};
