/** Texts of the letters about appointments. Dates are full ones ('martes, 1 de diciembre de 2026, a las 17:30'). */
export const es = {
  atOffice: (address: string) => `En nuestro despacho: ${address}.`,
  atHome: (address: string) => `En tu domicilio: ${address}.`,
  byVideo: 'Por videollamada (hora peninsular).',
  linkFollows: 'Te enviaremos el enlace al confirmarla.',
  withMinutes: (when: string, minutes: number) => `${when} (${minutes} minutos)`,
  what: 'Qué',
  when: 'Cuándo',
  with: 'Con',
  where: 'Dónde',
  enterRoom: 'Entrar en la videollamada',
  contact: {
    toChange: (phone: string) =>
      `Para cambiarla o cancelarla, habla con quien la ha reservado o llámanos al ${phone}.`,
    toldOf: 'Te avisamos de esta cita.',
    dueAtClinic: (price: string) => `Se paga en la clínica: ${price}.`,
    cancelled: (when: string) => `La cita del ${when} se ha cancelado.`,
  },
  companion: {
    toChange: (phone: string) =>
      `Para cambiarla o cancelarla, habla con quien viene contigo o llámanos al ${phone}.`,
    planned: 'Te esperamos en esta cita, reservada para dos personas.',
    moved: ', reservada para dos personas,',
    cancelled: (when: string) => `La cita del ${when}, reservada para dos personas, se ha cancelado.`,
  },
  subjects: {
    confirmed: (date: string) => `Cita confirmada: ${date}`,
    planned: (date: string) => `Tu cita: ${date}`,
    cancelled: (date: string) => `Cita cancelada: ${date}`,
    changed: (date: string) => `Cambio en la cita: ${date}`,
    otherTime: (date: string) => `Cambio de hora: ${date}`,
    unpaid: (date: string) => `Falta pagar tu cita del ${date}`,
    roomLink: (date: string) => `El enlace de tu cita: ${date}`,
  },
  moved: {
    yours: 'Tu cita',
    theirs: 'La cita',
    opening: (which: string, when: string, about: string) => `${which} del ${when}${about} ha cambiado`,
    sameTime: (opening: string) => `${opening}. Empieza a la misma hora.`,
    otherTime: (opening: string) => `${opening} de hora.`,
  },
  booked: {
    held: (time: string, date: string, isVideo: boolean) =>
      `Falta pagar: te guardamos la hora hasta las ${time} del ${date}${isVideo ? ' (hora peninsular)' : ''}. Si no, vuelve a estar libre.`,
    pay: 'Pagar la cita',
    oncePaid: 'La cita queda confirmada cuando esté pagada.',
  },
  confirmed: {
    withCredit: 'Tu cita está confirmada. La paga una sesión de tu plan: no se ha cobrado nada.',
    paid: 'Tu cita está pagada y confirmada.',
  },
  plannedForYou: (price: string) => `Te hemos reservado esta cita. Se paga en la clínica: ${price}.`,
  roomLink: {
    again: 'Te enviamos otra vez el enlace de tu cita.',
    smsSubject: 'Enlace',
    sms: (clinic: string, when: string, url: string) =>
      `${clinic}: el enlace de tu cita del ${when} es ${url}`,
  },
  /** What was paid for, on receipts. `discounted` follows the date. */
  receipt: {
    consultation: 'Consulta de psicología',
    discounted: (discount: string) => ` (con un descuento de ${discount})`,
  },
  partRefund: (told: { back: string; rest: string; price: string; when: string }) =>
    `Te devolveremos ${told.back}. Tu visita del ${told.when} pasa a ser la primera, que cuesta ${told.price}: los ${told.rest} restantes completan su pago.`,
  cancelledBy: {
    person: (when: string) => `Has cancelado tu cita del ${when}.`,
    person_by_phone: (when: string) => `Hemos cancelado tu cita del ${when}, como nos has pedido.`,
    clinic: (when: string, phone: string) =>
      `Sentimos tener que cancelar tu cita del ${when}. Puedes elegir otra hora en la web, o llámanos al ${phone}.`,
  },
};
