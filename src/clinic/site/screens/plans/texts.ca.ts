import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Plans i preus',
  description: (clinic) =>
    `Plans de subscripció i el que costa una sessió de psicologia a ${clinic}: al despatx, a domicili, per videotrucada i teràpia infantil.`,
  lead: 'Plans o sessions soltes. El que veus és el que es cobra.',
  plans: 'Plans de subscripció',
  prices: 'Preus per sessió',
  pricesLead: (lengths) => `Cada sessió dura ${lengths} i es paga quan la reserves.`,
  perSession: 'per sessió',
  firstVisit: 'la primera visita',
  afterwards: (price) => `Després, ${price} per sessió`,
  book: 'Demana cita',
};
