import type { Interval } from '#clinic/subscriptions/offers.ts';

/** Intervals of payment with explanations, in order. */
export const intervals: readonly { interval: Interval; label: string; meaning: string }[] = [
  {
    interval: 'single',
    label: 'Pago único',
    meaning: 'Pagas una vez y todas las sesiones son tuyas desde el primer día.',
  },
  {
    interval: 'monthly',
    label: 'Mensual',
    meaning:
      'Pagas una vez al mes y con cada pago llegan tus siguientes sesiones. Cada pago lo confirmas tú; con el último el plan se acaba y no se renueva solo.',
  },
  {
    interval: 'quarterly',
    label: 'Trimestral',
    meaning:
      'Pagas cada tres meses y con cada pago llegan tus siguientes sesiones. Cada pago lo confirmas tú; con el último el plan se acaba y no se renueva solo.',
  },
];
