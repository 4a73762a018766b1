/** What a message is about, as the clinic's list says it: the outbox's kinds, to the letter. */
const kinds: Record<string, string> = {
  'account.email-changed': 'Correo cambiado',
  'account.goodbye': 'Cuenta cerrada',
  'account.password-changed': 'Contraseña cambiada',
  'account.password-reset': 'Contraseña nueva',
  'account.recovery': 'Enlace para otra contraseña',
  'account.verify-email': 'Código para el correo',
  'account.verify-phone': 'Código para el teléfono',
  'appointment.booked': 'Cita por pagar',
  'appointment.cancelled': 'Cita cancelada',
  'appointment.delay': 'Retraso de hoy',
  'appointment.confirmed': 'Cita confirmada',
  'appointment.moved': 'Cita cambiada',
  'appointment.planned': 'Cita apuntada por la clínica',
  'appointment.reminder': 'Recordatorio de la cita',
  'evaluation.released': 'Algo nuevo en su cuenta',
  'evaluation.sent': 'Algo pendiente en su cuenta',
  'patient.invitation': 'Invitación a crear una cuenta',
  'payment.bought-nothing': 'Pago devuelto',
  'payment.declined': 'Pago rechazado',
  'payment.receipt': 'Recibo',
  'payment.refunded': 'Devolución',
  'payment.under-review': 'Pago en revisión',
  'subscription.cancelled': 'Plan sin más pagos',
  'subscription.ending': 'El plan termina',
  'subscription.instalment': 'Cuota del plan',
  'subscription.lapsed': 'Plan parado',
  'subscription.paid': 'Plan pagado',
  'subscription.two-left': 'Quedan dos sesiones',
};

/** A kind in words. One that this list does not know yet is a message all the same. */
export const kindInWords = (kind: string): string => kinds[kind] ?? 'Mensaje de la clínica';
