import { theDay } from '#platform/time/catalan-days.ts';
import type { es } from './checkout-texts.es.ts';

export const ca: typeof es = {
  activated: 'Subscripció activada',
  plan: (name) => `Pla ${name}`,
  buy: {
    title: 'Paga el teu pla',
    whenCancelled: 'No s’ha cobrat res i no has comprat cap pla. Pots pagar quan vulguis.',
  },
  renew: {
    instalment: 'Fes el proper pagament',
    reactivation: 'Reactiva el teu pla',
    whenCancelled: 'No s’ha cobrat res. Pots pagar quan vulguis.',
  },
  whenPaid: 'Ja pots reservar amb les teves sessions.',
  child: (birthDate) => `Per a qui va néixer ${theDay(birthDate)}`,
  singlePayment: 'Un sol pagament: no es renova sol.',
  furtherPayments:
    'Abans de cada pagament t’escrivim, si tenim el teu correu: no cobrem mai sense que tu ho confirmis.',
  instalment: [
    'Amb aquest pagament arriben les teves properes sessions.',
    'Només pagues el que veus aquí: no cobrem mai sense que tu ho confirmis.',
  ],
  startsAnew: 'Les sessions i els mesos comencen avui.',
  startsToday: (sessions, validity) => `Comença avui: ${sessions} · ${validity}`,
};
