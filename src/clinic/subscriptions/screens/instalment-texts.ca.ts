import type { es } from './instalment-texts.es.ts';

export const ca: typeof es = {
  first: (payments, amount, sessions) =>
    `És el primer de ${payments} pagaments: ${amount} i ${sessions} en total.`,
  others: (payments, sessions) =>
    `${payments === 1 ? 'Amb l’altre' : `Amb els altres ${payments}`} ${sessions === 1 ? 'arriba la que falta' : `arriben les ${sessions} que falten`}.`,
  today: (amount) => `Avui pagues ${amount}.`,
  todayNumber: (amount, number, payments) => `Avui pagues ${amount}, el pagament ${number} de ${payments}.`,
  remaining: (payments) => {
    if (payments === 0) return 'És l’últim.';
    return payments === 1
      ? 'Després, un altre pagament igual.'
      : `Després, ${payments} pagaments iguals més.`;
  },
  total: (amount) => `En total, ${amount}.`,
  ordinals: ['', '', 'segon', 'tercer', 'quart', 'cinquè', 'sisè'],
  perPayment: (sessions) => `Amb cada pagament, ${sessions}`,
  perPaymentExcept: (sessions, ordinal, last) =>
    `Amb cada pagament, ${sessions}; cada ${ordinal} pagament, ${last}`,
  perPaymentInTurn: (numbers) => `Amb els pagaments arriben, per aquest ordre, ${numbers} sessions`,
};
