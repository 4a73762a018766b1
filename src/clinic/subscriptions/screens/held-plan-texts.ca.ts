import { ofDay, theDay } from '#platform/time/catalan-days.ts';
import type { es } from './held-plan-texts.es.ts';

export const ca: typeof es = {
  left: (left, total) => `${left === 1 ? 'Te’n queda' : 'Te’n queden'} ${left} de ${total}`,
  availableNow: (left, sessions) => `${sessions} ${left === 1 ? 'disponible' : 'disponibles'} ara`,
  nextSessions: (total, next, day) =>
    `${total} en total, ${next === 1 ? 'la propera' : `les ${next} properes`} amb el pagament ${ofDay(day)}`,
  paymentsLeft: (payments, all, amount) =>
    `${payments} de ${all}${payments === 1 ? ': ' : ', que sumen '}${amount}`,
  missing: (payments, left) => `${payments === 1 ? 'Falta' : 'Falten'} ${left}.`,
  paidIn: (amount, payments) => `${amount} en ${payments} pagaments`,
  nextPayment: (amount, day) => `${amount}, ${theDay(day)}`,
};
