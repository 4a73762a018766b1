import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  upcoming: 'Properes',
  history: 'Historial',
  historyEmpty: 'Aquí quedaran les teves cites passades i les anul·lades.',
  noneUpcoming: 'No tens cap cita propera',
  noneUpcomingAdvice: 'Quan reservis, aquí veuràs el dia, l’hora i amb qui.',
  book: 'Demana cita',
  viewPlans: 'Mira els plans',
  loading: 'Carregant les teves cites…',
  loadFailed: 'No hem pogut carregar les teves cites',
  loadFailedAdvice: 'Les teves cites continuen desades. Torna-ho a provar d’aquí a un moment.',
  withProfessional: (name) => `Amb ${name}`,
  attendanceConfirmed: 'Has confirmat que vindràs',
  pay: 'Paga',
  confirming: 'Estem confirmant la teva cita',
  missing: {
    confirmation: 'Falta que es confirmi el pagament',
    paymentAgain: 'Falta tornar a pagar',
    payment: 'Falta pagar',
  },
  heldUntil: (missing, deadline) => (
    <>
      <strong>{missing}</strong>: te la guardem fins a {deadline}
    </>
  ),
  enterRoom: 'Entra a la videotrucada',
  addToCalendar: 'Afegeix-la al calendari',
  payment: {
    bySession: 'Pagada amb una sessió del teu pla',
    sessionReturned: 'La sessió ha tornat al teu pla',
    formerReturned: 'Pagament anterior tornat',
    formerReturning: 'Pagament anterior en devolució',
    returnedAndDue: 'Pagament tornat: falta pagar',
    onDay: (method, day) => ` ${method} el ${day}`,
    states: {
      none: 'Sense pagar',
      checking: 'Pagament en revisió',
      paid: 'Pagada',
      returning: 'Devolució en curs',
      returned: 'Tornada',
    },
  },
};
