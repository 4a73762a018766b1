import type { es } from './term-texts.es.ts';

export const ca: typeof es = {
  methods: {
    cash: { name: 'Efectiu', inWords: 'en efectiu' },
    card: { name: 'Targeta', inWords: 'amb targeta' },
    bizum: { name: 'Bizum', inWords: 'per Bizum' },
    transfer: { name: 'Transferència', inWords: 'per transferència' },
    credit: { name: 'Saldo a favor', inWords: 'amb saldo a favor' },
  },
  invoice: {
    noted: (number) => `Factura ${number}`,
    pending: 'Factura pendent',
    none: 'Sense factura: anul·lat',
  },
  tillClosed: 'La caixa està tancada. Obre-la primer amb el que hi ha a dins.',
};
