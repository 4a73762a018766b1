import type { ReactNode } from 'react';

export const es = {
  title: 'Tu próxima cita',
  description: 'Confirma, cambia o cancela tu cita desde el enlace de tu recordatorio, sin iniciar sesión.',
  incompleteLink: 'Abre el enlace tal como está en tu recordatorio: aquí falta una parte.',
  loadFailed: 'No hemos podido abrir tu cita',
  loadFailedAdvice: 'Tu cita sigue como estaba. Vuelve a intentarlo en un momento.',
  opening: 'Abriendo...',
  retry: 'Volver a intentar',
  notFound: 'Con este enlace no encontramos tu cita',
  viewAppointments: 'Ver mis citas',
  callClinic: 'Llamar a la clínica',
  loading: 'Abriendo tu cita…',
  cancelQuestion: '¿Cancelar esta cita?',
  cancelAppointment: 'Cancelar la cita',
  cancelling: 'Cancelando...',
  keep: 'Conservarla',
  cancelFailed: {
    title: 'Error al cancelar la cita',
    text: 'La cita sigue en pie. Inténtalo de nuevo en un momento.',
  },
  changeAppointment: 'Cambiar la cita',
  changing: 'Cambiando...',
  leaveAsIs: 'Dejarla como está',
  tooLate: 'Por aquí ya no se puede cambiar',
  tooLateAdvice: (notice: string, phone: ReactNode) => (
    <>
      {notice}. Llámanos al {phone} y lo vemos contigo.
    </>
  ),
  after: 'Después:',
  chooseDayAndTime: 'elige el día y la hora',
  changeFailed: {
    title: 'No se ha cambiado nada',
    text: 'Tu cita sigue como estaba. Inténtalo de nuevo en un momento.',
  },
  withProfessional: (name: string) => `Con ${name}`,
  minutes: (minutes: number) => `${minutes} minutos`,
  enterRoom: 'Entrar en la videollamada',
  byVideo: (zone: string) => `Por videollamada${zone}`,
  confirmed: {
    title: 'Gracias, te esperamos',
    text: 'Has confirmado que vendrás.',
  },
  confirmFailed: {
    title: 'No se ha podido confirmar',
    text: 'Tu cita sigue en pie. Inténtalo de nuevo en un momento.',
  },
  confirmQuestion: 'Dinos si vienes. Nada cambia hasta que lo pulses.',
  confirm: 'Confirmo que iré',
  confirming: 'Confirmando...',
  change: 'Cambiar',
  cancel: 'Cancelar',
  changed: 'Cita cambiada',
  before: (hour: string) => `Antes: ${hour}.`,
  now: (hour: ReactNode) => <>Ahora: {hour}.</>,
  linkEnded: (link: (text: string) => ReactNode) => (
    <>
      Apunta la nueva hora. Este enlace era de la anterior y ya no sirve: para otro cambio,{' '}
      {link('entra en tu perfil')}.
    </>
  ),
  cancelled: 'Esta cita está cancelada',
  hourFree: (refund: string) => `La hora ha quedado libre. ${refund}`,
  refunds: {
    nothing_paid: 'No se ha cobrado nada.',
    // A deadline not passed now had not passed when it was cancelled.
    full: 'Te devolvemos el importe completo.',
    part: 'Te devolvemos el importe menos la diferencia de la primera visita, que completa el pago de la siguiente.',
    none: '',
    session: 'La sesión vuelve a estar en tu plan.',
    session_lost: '',
  },
  bookAnother: 'Reservar otra',
};
