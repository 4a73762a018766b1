export const es = {
  left: (left: number, total: string) => `${left === 1 ? 'Te queda' : 'Te quedan'} ${left} de ${total}`,
  availableNow: (left: number, sessions: string) =>
    `${sessions} ${left === 1 ? 'disponible' : 'disponibles'} ahora`,
  nextSessions: (total: number, next: number, day: string) =>
    `${total} en total, ${next === 1 ? 'la próxima' : `las ${next} próximas`} con el pago del ${day}`,
  paymentsLeft: (payments: number, all: number, amount: string) =>
    `${payments} de ${all}${payments === 1 ? ': ' : ', que suman '}${amount}`,
  missing: (payments: number, left: string) => `${payments === 1 ? 'Falta' : 'Faltan'} ${left}.`,
  paidIn: (amount: string, payments: number) => `${amount} en ${payments} pagos`,
  nextPayment: (amount: string, day: string) => `${amount}, el ${day}`,
};
