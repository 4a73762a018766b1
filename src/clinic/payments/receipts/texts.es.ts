export const es = {
  payment: { title: 'Recibo', total: 'Total pagado', payer: 'Pagado por', method: 'Medio de pago' },
  refund: {
    title: 'Recibo de devolución',
    total: 'Total devuelto',
    payer: 'Devuelto a',
    method: 'Medio de devolución',
  },
  /** Printed on every receipt: an invoice is another document with its own obligations (Real Decreto 1619/2012). */
  notAnInvoice: 'Este recibo no es una factura',
  number: (number: string) => `N.º ${number}`,
  account: (id: number) => `Cuenta n.º ${id}`,
  noAccount: 'Sin cuenta',
  issuedBy: 'Emitido por',
  taxId: (taxId: string) => `NIF ${taxId}`,
  healthCentre: (authorisation: string) => `Centro sanitario ${authorisation}`,
  concept: 'Concepto',
  /** Health care is exempt: art. 20.Uno.3.º of Ley 37/1992. */
  exemption: 'Servicio sanitario exento de IVA (art. 20.Uno.3.º LIVA)',
  vatBase: 'Base imponible',
  vat: (percent: number) => `IVA ${percent} %`,
  paymentId: 'Operación de pago',
  refundId: 'Operación de devolución',
  /** Concepts as stored on a receipt. */
  partOf: (concept: string) => `${concept} (una parte)`,
  refundOf: (concept: string) => `Devolución: ${concept}`,
  undoingOf: (concept: string) => `Anulación: ${concept}`,
  fileName: (number: string) => `recibo-${number}.pdf`,
};
