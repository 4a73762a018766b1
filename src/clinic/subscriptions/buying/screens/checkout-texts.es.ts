export const es = {
  activated: 'Suscripción activada',
  plan: (name: string) => `Plan ${name}`,
  buy: {
    title: 'Paga tu plan',
    whenCancelled: 'No se ha cobrado nada y no has comprado ningún plan. Puedes pagar cuando quieras.',
  },
  renew: {
    instalment: 'Haz tu próximo pago',
    reactivation: 'Reactiva tu plan',
    whenCancelled: 'No se ha cobrado nada. Puedes pagar cuando quieras.',
  },
  whenPaid: 'Ya puedes reservar con tus sesiones.',
  child: (birthDate: string) => `Para quien nació el ${birthDate}`,
  singlePayment: 'Un solo pago: no se renueva solo.',
  furtherPayments:
    'Antes de cada pago te escribimos, si tenemos tu correo: nunca cobramos sin que tú lo confirmes.',
  instalment: [
    'Con este pago llegan tus siguientes sesiones.',
    'Solo pagas lo que ves aquí: nunca cobramos sin que tú lo confirmes.',
  ],
  startsAnew: 'Las sesiones y los meses empiezan hoy.',
  startsToday: (sessions: string, validity: string) => `Empieza hoy: ${sessions} · ${validity}`,
};
