export const es = {
  first: (payments: number, amount: string, sessions: string) =>
    `Es el primero de ${payments} pagos: ${amount} y ${sessions} en total.`,
  others: (payments: number, sessions: number) =>
    `${payments === 1 ? 'Con el otro' : `Con los otros ${payments}`} ${sessions === 1 ? 'llega la que falta' : `llegan las ${sessions} que faltan`}.`,
  today: (amount: string) => `Hoy pagas ${amount}.`,
  todayNumber: (amount: string, number: number, payments: number) =>
    `Hoy pagas ${amount}, el pago ${number} de ${payments}.`,
  remaining: (payments: number) => {
    if (payments === 0) return 'Es el último.';
    return payments === 1 ? 'Después, otro pago igual.' : `Después, otros ${payments} pagos iguales.`;
  },
  total: (amount: string) => `En total, ${amount}.`,
  ordinals: ['', '', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'],
  perPayment: (sessions: string) => `Con cada pago, ${sessions}`,
  perPaymentExcept: (sessions: string, ordinal: string, last: number) =>
    `Con cada pago, ${sessions}; cada ${ordinal} pago, ${last}`,
  perPaymentInTurn: (numbers: string) => `Con los pagos llegan, por este orden, ${numbers} sesiones`,
};
