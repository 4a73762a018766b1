export const es = {
  methods: {
    cash: { name: 'Efectivo', inWords: 'en efectivo' },
    card: { name: 'Tarjeta', inWords: 'con tarjeta' },
    bizum: { name: 'Bizum', inWords: 'por Bizum' },
    transfer: { name: 'Transferencia', inWords: 'por transferencia' },
    credit: { name: 'Saldo a favor', inWords: 'con saldo a favor' },
  },
  invoice: {
    noted: (number: string) => `Factura ${number}`,
    pending: 'Factura pendiente',
    none: 'Sin factura: anulado',
  },
  tillClosed: 'La caja está cerrada. Ábrela primero con lo que hay dentro.',
};
