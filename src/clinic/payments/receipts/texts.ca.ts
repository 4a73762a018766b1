import type { es } from './texts.es.ts';

export const ca: typeof es = {
  payment: { title: 'Rebut', total: 'Total pagat', payer: 'Pagat per', method: 'Mitjà de pagament' },
  refund: {
    title: 'Rebut de devolució',
    total: 'Total tornat',
    payer: 'Tornat a',
    method: 'Mitjà de devolució',
  },
  notAnInvoice: 'Aquest rebut no és una factura',
  number: (number) => `Núm. ${number}`,
  account: (id) => `Compte núm. ${id}`,
  noAccount: 'Sense compte',
  issuedBy: 'Emès per',
  taxId: (taxId) => `NIF ${taxId}`,
  healthCentre: (authorisation) => `Centre sanitari ${authorisation}`,
  concept: 'Concepte',
  exemption: 'Servei sanitari exempt d’IVA (art. 20.U.3r de la Llei 37/1992)',
  vatBase: 'Base imposable',
  vat: (percent) => `IVA ${percent} %`,
  paymentId: 'Operació de pagament',
  refundId: 'Operació de devolució',
  partOf: (concept) => `${concept} (una part)`,
  refundOf: (concept) => `Devolució: ${concept}`,
  undoingOf: (concept) => `Anul·lació: ${concept}`,
  fileName: (number) => `rebut-${number}.pdf`,
};
