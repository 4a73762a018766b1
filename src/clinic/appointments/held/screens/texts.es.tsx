import type { ReactNode } from 'react';

export const es = {
  checkout: {
    title: 'Paga tu cita',
    withProfessional: (consultation: string, name: string) => `${consultation} con ${name}`,
    heldUntil: (deadline: string) => `Te guardamos la hora hasta ${deadline}.`,
    whenCancelled: 'No se ha cobrado nada. Puedes pagar cuando quieras mientras tu hora esté guardada.',
    whenPaid: 'Tu cita está confirmada.',
    firstVisit: (first: string, next: string) =>
      `La primera visita pagada cuesta ${first} y las siguientes ${next}. Si cancelas la primera, la siguiente pasa a serlo y la diferencia se queda para ella.`,
  },
  notPayable: {
    underReview: 'Ya hay un pago en revisión para esta cita. No hace falta que pagues otra vez.',
    confirmed: 'Esta cita ya está pagada y confirmada.',
    pending: 'Ha pasado el tiempo para pagar. Estamos comprobando si la hora sigue siendo tuya.',
    over: 'La reserva ha caducado o está cancelada. Si la hora está libre, puedes elegirla de nuevo.',
  },
  confirmed: {
    title: 'Reserva Confirmada',
    withProfessional: (name: string) => `, con ${name}.`,
    bySession: 'La paga una sesión de tu plan: no se cobra nada.',
    toProfile: 'Ir a mi perfil',
    stay: 'Quedarme aquí',
    countdown: (number: ReactNode, seconds: number): ReactNode => (
      <>
        Te llevamos a tu perfil en {number} {seconds === 1 ? 'segundo' : 'segundos'}.
      </>
    ),
    announcement: (seconds: number) =>
      `En ${seconds} segundos te llevamos a tu perfil. Para seguir en esta página, pulsa Quedarme aquí.`,
  },
  leads: {
    confirmed: 'Ya está. Esto es lo que has reservado.',
    over: 'Puedes elegir otra hora cuando quieras.',
  },
  documentTitles: {
    held: 'Falta pagar',
    paying: 'Pago en marcha',
    confirming: 'Confirmando tu cita',
    confirmed: 'Cita confirmada',
    checking: 'Pago en revisión',
    unclear: 'Pago por confirmar',
    returned: 'Devolución del pago',
    over: 'Agenda tu Consulta',
  },
  pay: {
    label: 'Pagar ahora',
    paying: 'Pagando...',
    confirming: 'Confirmando...',
  },
  minutes: (minutes: number) => `${minutes} minutos`,
  leaving: {
    title: 'Te llevamos a tu perfil',
    text: 'Tu cita está pagada. Allí la encontrarás siempre.',
  },
  viewAppointments: 'Ver mis citas',
  chooseAnother: 'Elegir otra hora',
  bookAnother: 'Reservar otra',
  headings: {
    paymentMissing: 'Falta pagar',
    heldUntil: (deadline: string) => `Falta pagar: te la guardamos hasta ${deadline}`,
    confirming: 'Estamos confirmando tu cita',
    confirmed: 'Tu cita está confirmada',
    checking: 'Tu pago está en revisión',
    unclear: 'Tu pago está por confirmar',
    returned: 'Te hemos devuelto el pago',
    returning: 'Te devolvemos el pago',
    timeOver: 'Ha pasado el tiempo para pagar',
    expired: 'Tu reserva ha caducado',
    cancelled: 'Tu reserva está cancelada',
  },
  status: {
    recording: 'Hemos recibido tu pago. Estamos confirmando la cita.',
    paying: 'Tu pago está en marcha. No cierres esta página.',
    chooseAgain: 'Si esta hora te sigue yendo bien y está libre, puedes elegirla de nuevo.',
    returning: 'Te devolvemos entero lo que has pagado.',
    notCharged: 'No se ha cobrado nada.',
    perhapsCharged:
      'Si llega tu pago, la cita queda confirmada o te lo devolvemos entero: en tu perfil verás cómo queda.',
    notApplied: 'No hemos podido aplicar tu pago: vuelve entero a tu cuenta.',
    payAgain: 'Te guardamos la hora: si la quieres, puedes volver a pagarla.',
    payAgainUntil: (deadline: string) =>
      `Te guardamos la hora hasta ${deadline}: si la quieres, puedes volver a pagarla.`,
    underReview:
      'El proveedor de pagos está revisando tu pago. No hace falta que pagues otra vez: en tu perfil verás cómo queda.',
    heldUntil: (deadline: string) => `Te guardamos la hora hasta ${deadline}.`,
    paidBySession: 'La paga una sesión de tu plan',
    paid: 'Tu cita está pagada',
    inProfile: 'La encontrarás siempre en tu perfil.',
  },
  next: {
    title: 'Y ahora',
    toPay: 'La cita queda confirmada cuando esté pagada. Si pasa el tiempo, la hora vuelve a estar libre.',
    waiting: 'La cita queda confirmada en cuanto nos conste tu pago.',
    inProfile: 'La encuentras siempre en tu perfil.',
  },
  remaining: (minutes: number) => (minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`),
  expired: {
    title: (deadline: string) => `Te la guardábamos hasta ${deadline}`,
    isOver: 'El tiempo ha pasado: ya no te la guardamos.',
    checking: 'Estamos comprobando si te ha dado tiempo.',
  },
};
