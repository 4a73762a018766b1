export const es = {
  plan: 'Plan',
  noneActive: 'Ninguno activo',
  manyActive: (count: number) => `${count} activos`,
  plans: 'Planes',
  thePlans: 'los planes',
  none: 'No tiene ningún plan.',
  imported: 'traído de antes',
  takeInstalment: 'Cobrar el plazo',
  takeAndReactivate: 'Cobrar y reactivar',
  until: (day: string) => `hasta el ${day}`,
  inactiveUntil: (day: string) => `No activo; se pueden usar hasta el ${day}`,
  inactive: 'No activo',
  sell: 'Vender un plan',
  payAppointments: 'Pagar sus citas',
  choosePlan: 'Elige un plan y cómo se paga',
  noAccount: 'No tiene cuenta',
  noAccountHint:
    'El plan queda en su ficha, y en su cuenta cuando la cree. Hasta entonces no le llegan los avisos del plan: dile tú cuándo toca el próximo pago y cuándo termina.',
  sessionsOf: (plan: string, left: number) =>
    `${plan}: ${left === 1 ? 'queda 1 sesión' : `quedan ${left} sesiones`}`,
  sessionsLeft: (left: number) => (left === 1 ? 'Queda 1 sesión' : `Quedan ${left} sesiones`),
};
