export const es = {
  upcoming: 'Próximas',
  history: 'Historial',
  historyEmpty: 'Aquí quedarán tus citas pasadas y las canceladas.',
  noneUpcoming: 'No tienes ninguna cita próxima',
  noneUpcomingAdvice: 'Cuando reserves, aquí verás el día, la hora y con quién.',
  book: 'Reservar Cita',
  viewPlans: 'Ver Planes',
  loading: 'Cargando tus citas…',
  loadFailed: 'No hemos podido cargar tus citas',
  loadFailedAdvice: 'Tus citas siguen guardadas. Vuelve a intentarlo en un momento.',
  withProfessional: (name: string) => `Con ${name}`,
  attendanceConfirmed: 'Has confirmado que vendrás',
  pay: 'Pagar',
  confirming: 'Estamos confirmando tu cita',
  missing: {
    confirmation: 'Falta que se confirme el pago',
    paymentAgain: 'Falta volver a pagar',
    payment: 'Falta pagar',
  },
  heldUntil: (missing: string, deadline: string) => (
    <>
      <strong>{missing}</strong>: te la guardamos hasta {deadline}
    </>
  ),
  enterRoom: 'Entrar en la videollamada',
  addToCalendar: 'Añadir al calendario',
  payment: {
    bySession: 'Pagada con una sesión de tu plan',
    sessionReturned: 'La sesión ha vuelto a tu plan',
    formerReturned: 'Pago anterior devuelto',
    formerReturning: 'Pago anterior en devolución',
    returnedAndDue: 'Pago devuelto: falta pagar',
    onDay: (method: string, day: string) => ` ${method} el ${day}`,
    states: {
      none: 'Sin pagar',
      checking: 'Pago en revisión',
      paid: 'Pagada',
      returning: 'Devolución en curso',
      returned: 'Devuelta',
    },
  },
};
