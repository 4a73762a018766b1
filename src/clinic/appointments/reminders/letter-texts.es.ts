/** Texts of reminders, as letters and as SMS. Those of SMS avoid letters outside the GSM alphabet where they can. */
export const es = {
  subjects: {
    appointment: (date: string, time: string) => `Tu cita: ${date}, ${time}`,
    reminder: (date: string, time: string) => `Recordatorio: ${date}, ${time}`,
    room: (time: string) => `Hoy a las ${time}: tu cita`,
  },
  toldOf: 'Te recordamos la cita de la que recibes avisos.',
  toldHowToChange: 'Para cambiarla o cancelarla, habla con quien la ha reservado o con la clínica.',
  yours: 'Te recordamos tu cita.',
  noSignIn: 'No hace falta iniciar sesión. Si vienes, no tienes que hacer nada ahora.',
  willYouCome: '¿Vendrás? Dinos que sí y te esperamos. No hace falta iniciar sesión.',
  starts: (time: string, professional: string) =>
    `Tu cita empieza a las ${time} (hora peninsular), con ${professional}.`,
  byVideo: 'Por videollamada (hora peninsular)',
  confirm: 'Confirmo que iré',
  move: 'Cambiar',
  cancel: 'Cancelar',
  freeChange: (weekday: string, time: string, withCredit: boolean) =>
    `Puedes cambiarla o cancelarla sin coste hasta el ${weekday} a las ${time}${withCredit ? ', y la sesión vuelve a tu plan' : ''}.`,
  tooLate: {
    unpaid: 'Ya no se puede cambiar por aquí: para eso, llámanos. Si no puedes venir, dínoslo cuanto antes.',
    withCredit:
      'Ya no se puede cambiar por aquí: para eso, llámanos. Si la cancelas ahora, la sesión de tu plan no se devuelve.',
    paid: 'Ya no se puede cambiar por aquí: para eso, llámanos. Si la cancelas ahora, el importe no se devuelve.',
  },
  linksEnd: 'Estos enlaces son solo para ti y dejan de funcionar cuando empieza la cita.',
  sms: {
    subject: 'Recordatorio',
    /** By modality. A child's appointment is one at the office: nothing reveals whom it is for. */
    facts: {
      office: (date: string, time: string) => `cita el ${date} a las ${time}`,
      child: (date: string, time: string) => `visita el ${date} a las ${time}`,
      home: (date: string, time: string) => `cita en casa el ${date} a las ${time}`,
      video: (date: string, time: string) => `videollamada ${date}, ${time} (hora peninsular)`,
    },
    /** Whether the person will attend, by modality; a child comes with an adult. */
    questions: { office: '¿Vienes?', child: '¿Vendréis?', home: '¿Nos esperas?', video: '¿Te unes?' },
    /** Shortly before the start, by modality. */
    farewells: {
      office: 'Te esperamos.',
      child: 'Os esperamos.',
      home: 'Vamos hacia tu casa.',
      video: 'Te esperamos.',
    },
    freeChange: (date: string, time: string) => `Cambia o anula gratis hasta ${date} ${time}`,
    anyChange: 'Confirma, cambia o cancela',
    noRefund: 'Si cancelas, sin devolución',
    confirmOrCancel: 'Confirma o cancela',
    enter: 'Entra',
  },
};
