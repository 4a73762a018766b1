const sessions = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`);

const stillYours = (left: number, until: string) =>
  `Las sesiones que ya pagaste (${sessions(left)}) siguen siendo tuyas hasta el ${until}.`;

export const es = {
  sessions,
  plan: 'Plan',
  validUntil: 'Valen hasta',
  left: 'Te quedan',
  available: 'Disponibles ahora',
  availableOf: (left: number, all: number) => `${sessions(left)}, de ${all} en total`,
  missingPayments: 'Pagos que faltan',
  missingPaymentsOf: (payments: number, all: number, amount: string) =>
    `${payments} de ${all}${payments === 1 ? ': ' : ', que suman '}${amount}`,
  viewPlan: 'Ver mi plan',
  bought: {
    subject: 'Tus sesiones están listas',
    received: 'Hemos recibido tu pago. Ya puedes reservar con tus sesiones.',
    includes: 'Tu plan incluye también:',
    noMorePayments: 'No hay más pagos: no se renueva solo.',
    nextPayment: (amount: string, day: string) =>
      `El próximo pago es de ${amount}, el ${day}. Te escribiremos unos días antes con un enlace: nunca cobramos sin que tú lo confirmes.`,
  },
  instalment: {
    subject: (day: string) => `Tu próximo pago: ${day}`,
    due: 'Se acerca el próximo pago de tu suscripción. No se cobra nada hasta que lo confirmes tú.',
    amount: 'Importe',
    date: 'Fecha',
    pay: 'Pagar ahora',
    grace: (days: number) =>
      `Tienes ${days} días de margen desde esa fecha. Después la suscripción queda inactiva, y puedes reactivarla cuando quieras. Las sesiones que ya has pagado siguen siendo tuyas.`,
  },
  lapsed: {
    subject: 'Tu suscripción está inactiva',
    unpaid: 'No hemos recibido el último pago, así que hemos dejado tu suscripción inactiva. No debes nada.',
    stillYours,
    reactivate: 'Si quieres seguir, puedes reactivarla desde tu perfil.',
    toProfile: 'Ir a mi perfil',
  },
  twoLeft: {
    subject: 'Te quedan 2 sesiones',
    last: 'Te avisamos con tiempo: te quedan 2 sesiones.',
    moreToCome:
      'Te avisamos con tiempo: te quedan 2 sesiones disponibles. Con los próximos pagos llegan más.',
  },
  ending: {
    subject: 'Tus sesiones caducan pronto',
    until: (left: number, until: string) =>
      `${left === 1 ? 'Te queda 1 sesión, que vale' : `Te quedan ${sessions(left)}, que valen`} hasta el ${until}. Reserva antes de ese día; después no se pueden usar.`,
  },
  cancelled: {
    subject: 'Has cancelado tu suscripción',
    noMorePayments: 'No te pediremos más pagos.',
    stillYours,
    reactivate: 'Si cambias de idea, puedes reactivarla desde tu perfil.',
  },
};
