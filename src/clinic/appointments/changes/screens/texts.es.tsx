import type { ReactNode } from 'react';

export const es = {
  change: 'Cambiar',
  changeAppointment: 'Cambiar la cita',
  changing: 'Cambiando...',
  leaveAsIs: 'Dejarla como está',
  now: (hour: string) => `Ahora: ${hour}`,
  after: 'Después:',
  chooseDayAndTime: 'elige el día y la hora',
  changed: 'Cita cambiada',
  changedTo: (date: string, time: string) => `Ahora es el ${date}, ${time}.`,
  changeFailed: {
    title: 'No se ha cambiado nada',
    text: 'Tu cita sigue como estaba. Inténtalo de nuevo en un momento.',
  },
  cancel: 'Cancelar',
  cancelQuestion: '¿Cancelar esta cita?',
  cancelAppointment: 'Cancelar la cita',
  cancelling: 'Cancelando...',
  keep: 'Conservarla',
  cancelled: 'Cita cancelada',
  cancelFailed: {
    title: 'Error al cancelar la cita',
    text: 'La cita sigue en pie. Inténtalo de nuevo en un momento.',
  },
  cancelSummary: (hour: string, name: string) => `${hour}, con ${name}. La hora quedará libre enseguida.`,
  outcome: {
    sessionReturned: 'La sesión vuelve a estar en tu plan.',
    allReturned: 'Te devolvemos entero lo que has pagado.',
    amountReturned: (amount: string) => `La devolución de ${amount} está en camino.`,
    inHistory: 'La encontrarás en tu historial.',
  },
  underReview: {
    title: 'Tu pago está en revisión.',
    text: 'Si llega después de cancelar, te lo devolvemos entero.',
  },
  notApplied: {
    title: 'Te devolvemos entero lo que has pagado.',
    text: 'No pudimos aplicar tu pago a esta cita: vuelve a tu cuenta, la canceles o no.',
  },
  refund: {
    nothingPaid: 'No has pagado nada, así que no se cobra ni se devuelve nada.',
    full: 'Te devolvemos el importe completo.',
    fullAmount: (amount: string) => `Te devolvemos ${amount}, el importe completo.`,
    part: 'Te devolvemos el importe menos la diferencia de la primera visita.',
    partAmount: (amount: string) => `Te devolvemos ${amount}.`,
    supplementStays:
      'Tu otra visita ya pagada pasa a ser la primera, que cuesta más: la diferencia se queda para completar su pago.',
    amountStays: (amount: string) =>
      `Tu otra visita ya pagada pasa a ser la primera, que cuesta más: los ${amount} de diferencia se quedan para completar su pago.`,
    ifOtherCancelled: 'Si después cancelas también esa a tiempo, te devolvemos todo.',
    session: 'Te devolvemos la sesión: vuelve a estar en tu plan.',
    sessionLost: 'La sesión no se devuelve.',
    none: 'No se devuelve el importe.',
    callIfSerious: (notice: string, phone: ReactNode) => (
      <>
        {notice}. Si te ha pasado algo grave, llámanos al {phone}.
      </>
    ),
  },
};
