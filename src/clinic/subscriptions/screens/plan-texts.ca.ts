import type { es } from './plan-texts.es.ts';

const sessions = (count: number) => (count === 1 ? '1 sessió' : `${count} sessions`);

export const ca: typeof es = {
  billing: { landing: 'per paquet', single: 'per paquet', monthly: 'al mes', quarterly: 'al trimestre' },
  sessions,
  validity: (months) => (months === 1 ? 'Vàlid 1 mes' : `Vàlid ${months} mesos`),
  payments: (payments, price, count) =>
    `${payments === 1 ? 'Un sol pagament' : `${payments} pagaments`} de ${price}; ${sessions(count)} en total`,
  perSession: (price) => `${price} per sessió`,
  onlyToday: (price) => `Avui pagues ${price} i res més.`,
  later: {
    landing: { one: 'més tard', each: 'un darrere l’altre' },
    single: { one: 'més tard', each: 'un darrere l’altre' },
    monthly: { one: 'al cap d’un mes', each: 'un al mes' },
    quarterly: { one: 'al cap de tres mesos', each: 'un cada tres mesos' },
  },
  firstOfTwo: (price, later) => `Avui pagues ${price}. Després, un altre pagament de ${price}, ${later}.`,
  firstOfSeveral: (price, others, later) =>
    `Avui pagues ${price}. Després, ${others} pagaments més de ${price}, ${later}.`,
  whole: (price, count) => `En total, ${price} per ${sessions(count)}.`,
};
