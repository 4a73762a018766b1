export const es = {
  refusals: { nothing_to_cancel: 'Este plan no se renueva solo: no hay nada que cancelar.' },
  /** On receipts. */
  concept: 'Paquete de sesiones de psicología',
  notSold: 'Este plan no se vende así. Consúltanos.',
  childMissing: 'Antes de pagar, dinos para qué niño o niña es el plan.',
  closingAccount: {
    underReview: 'Hay un pago tuyo en revisión. Espera a que se decida antes de eliminar tu cuenta.',
    kept: 'los apuntes de tus planes y de sus sesiones, sin tu nombre',
    law: 'Código de Comercio, art. 30, y Ley General Tributaria, art. 70',
    deleted: 'tus planes: no se te pedirá ningún pago más, y las sesiones que quedaran ya no se pueden usar',
  },
};
