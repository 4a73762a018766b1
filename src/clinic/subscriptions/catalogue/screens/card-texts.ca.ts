import type { es } from './card-texts.es.ts';

export const ca: typeof es = {
  title: 'Plans de subscripció',
  lead: 'Unes quantes sessions en un sol pagament, per començar amb calma. Serveixen al despatx i per videotrucada.',
  perMonth: (sessions) => `${sessions} al mes`,
  longer: (sessions) =>
    `Prefereixes un camí més llarg? Hi ha plans de ${sessions} sessions, i també per a infants. `,
  viewAll: 'Mira tots els plans',
  recommended: 'Recomanat',
  askForPrice: 'A consultar',
  comparison: (price, single) => `Cada sessió surt a ${price}; solta, a ${single}.`,
  answering: (hours) => `Responem ${hours}`,
};
