import type { ReactNode } from 'react';

export const es = {
  plan: (name: string) => `Plan ${name}`,
  title: 'Suscripciones',
  loading: 'Cargando tus suscripciones…',
  loadFailed: 'No hemos podido cargar tus suscripciones',
  isKept: 'Tus sesiones siguen guardadas. Vuelve a intentarlo en un momento.',
  none: 'Todavía no tienes ningún plan',
  noneAdvice: 'Cuando tengas uno, aquí verás las sesiones que te quedan y hasta cuándo valen.',
  viewPlans: 'Ver Planes',
  active: 'Activa',
  inactive: 'Inactiva',
  ended: 'Terminó',
  ends: 'Termina',
  sessionsValidUntil: 'Sus sesiones valen hasta',
  started: 'Empezó',
  origin: 'Origen',
  imported: 'Lo tenías de antes',
  paid: 'Has pagado',
  nextPayment: 'Próximo pago',
  missingPayments: 'Pagos que faltan',
  childBirthDate: 'Fecha de nacimiento del niño o la niña',
  due: 'Ya puedes hacer el próximo pago',
  dueAmount: (amount: string) => `Son ${amount}. No se cobra nada hasta que lo confirmes tú.`,
  endedWithSessions: 'No hay pagos en marcha. Las sesiones que ya pagaste siguen siendo tuyas.',
  endedWithout: 'No hay pagos en marcha y no debes nada.',
  cancelledActive: 'Has cancelado los próximos pagos. Tus sesiones siguen siendo tuyas hasta el final.',
  againAtPrice: (payments: string) =>
    `Si lo reactivas, lo contratas otra vez con los precios de hoy: ${payments}.`,
  noLongerSold: 'Este plan ya no se vende: al reactivarlo eliges uno de los de ahora.',
  processing: 'Procesando...',
  payNow: 'Pagar ahora',
  reactivate: 'Reactivar',
  bookWithSession: 'Reservar con una sesión',
  perks: 'También incluye',
  manage: {
    open: 'Administrar Plan',
    openEnded: 'Sesiones y pagos',
    period: (start: string, end: string) => `Empezó el ${start} y termina el ${end}.`,
    close: 'Cerrar',
    upcoming: 'Próximos pagos',
    cancel: 'Cancelar los próximos pagos',
    sessions: 'Sesiones',
    noneUsed: 'Todavía no has usado ninguna.',
    used: (sessions: string) => `Usadas o caducadas: ${sessions}.`,
    payments: 'Pagos',
    payment: (number: number) => `Pago ${number}.`,
    inactive: 'Ninguno mientras esté inactivo.',
    next: (next: string, missing: string) =>
      `El próximo es de ${next}. ${missing}Si tenemos tu correo, te escribimos antes. Nunca cobramos sin que tú lo confirmes.`,
    cancelled: 'Los has cancelado: no te pediremos ninguno más.',
    none: 'No queda ninguno: este plan no se renueva solo.',
  },
  cancel: {
    question: '¿Cancelar los próximos pagos?',
    description: (name: string) => `Plan ${name}. No te pediremos más pagos.`,
    cancelling: 'Cancelando...',
    confirm: 'Cancelar pagos',
    keep: 'Seguir como está',
    lostAdvice: 'Inténtalo de nuevo en un momento: no se repetirá nada.',
    failed: 'No se ha podido cancelar',
    failedAdvice: 'Inténtalo de nuevo en un momento.',
    activeUntil: (day: string) => `La suscripción sigue activa hasta el ${day}.`,
    sessionsUntil: (left: number, sessions: string, day: string) =>
      `${left === 1 ? 'La sesión que te queda es tuya' : `Las ${sessions} que te quedan son tuyas`} hasta el ${day}.`,
    noSessions: 'No te queda ninguna sesión por usar.',
    notAdded: 'Las sesiones de los pagos que no hagas no se añaden.',
    reactivate: 'Si cambias de idea, puedes reactivarla después desde aquí.',
  },
  atStake: {
    loading: 'Mirando si te quedan sesiones pagadas…',
    failed: 'No hemos podido mirar si te quedan sesiones pagadas',
    failedAdvice:
      'Compruébalo antes en la pestaña Suscripciones: con la cuenta eliminada ya no podrás usarlas.',
    title: (left: number) => (left === 1 ? 'Te queda 1 sesión pagada' : `Te quedan ${left} sesiones pagadas`),
    lost: (left: number, phone: ReactNode) => (
      <>
        Si eliminas tu cuenta, ya no podrás usar{left === 1 ? 'la' : 'las'}. Si prefieres que hablemos antes
        de tu plan, llámanos al {phone}.
      </>
    ),
  },
};
