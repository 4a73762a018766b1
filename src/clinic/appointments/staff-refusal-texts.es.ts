export const es = {
  desk: {
    length: (shortest: number, longest: number) => `Elige entre ${shortest} y ${longest} minutos`,
    companionMissing: 'Elige a la segunda persona o dala de alta.',
    patientMissing: 'Elige a una persona o da de alta a una nueva.',
    sameCompanion: 'La segunda persona tiene que ser otra.',
    addressMissing: 'Una visita a domicilio necesita una dirección.',
    waiverMissing: 'Di por qué',
    noticeOnlyByPerson: 'La hora del aviso solo vale si cancela la persona.',
    noticeInFuture: 'El aviso no puede ser posterior a ahora.',
    serviceWithdrawn: 'La clínica ya no ofrece esta consulta.',
    serviceNotTheirs: 'Esa persona no atiende esta consulta.',
    professionalMissing: 'Elige a quien atiende.',
    dayIsPast: 'Ese día ya ha pasado.',
    refusals: {
      slot_taken: 'A esa hora ya hay otra cita. Elige otra hora.',
      already_booked: 'Esa persona ya tiene otra cita a esa hora.',
      outside_hours: 'A esa hora no atiende. Puedes citar igualmente, si es lo que quieres.',
      not_allowed: 'Eso solo puede hacerlo dirección.',
    },
  },
  hours: {
    bookAnyway: 'Puedes citar igualmente, si es lo que quieres.',
    clinicClosed: 'Ese día la clínica está cerrada.',
    kinds: {
      office: 'consulta en el despacho',
      home: 'visita a domicilio',
      video: 'videoconsulta',
      child: 'consulta infantil',
    },
    kindNotOffered: (professional: string, kind: string) => `${professional} no ofrece ${kind} a esa hora.`,
    notWorking: (professional: string) => `${professional} no atiende a esa hora.`,
  },
  imported: {
    isPast: 'Esa hora ya ha pasado.',
    kindNotOffered: 'La clínica no ofrece este tipo de consulta.',
    slotTaken: 'A esa hora ya hay otra cita con quien atiende.',
  },
  series: {
    count: (most: number) => `Elige entre 2 y ${most} citas`,
    weeks: (most: number) => `Elige entre 1 y ${most} semanas`,
    months: (most: number) => `Elige entre 1 y ${most} meses`,
    intervalMissing: 'Elige cada cuánto se repite.',
    timeMissing: 'Escribe la hora',
    refusals: {
      nothing_free: 'Ninguna de esas fechas se puede citar. No se ha guardado nada.',
      nothing_moved: 'Ninguna de esas citas se puede cambiar. Todas siguen como estaban.',
    },
  },
  attendance: {
    not_confirmed: 'Esta cita no está confirmada: no hay nada que anotar.',
    too_early: 'Todavía es pronto para anotarlo.',
    not_video: 'Solo una videollamada se puede anotar como hecha por teléfono.',
    already_noted: 'Ya está anotado cómo acabó esta cita. Deshazlo antes de anotar otra cosa.',
    already_undone: 'Eso ya estaba deshecho, o se ha anotado algo después.',
    has_begun: 'Ya ha empezado: anota si ha venido.',
  },
  certificates: {
    nameMissing: 'Escribe el nombre y los apellidos.',
    nameTooLong: 'Es demasiado largo.',
    refusals: {
      not_attended: 'Anota primero que ha venido: el justificante de asistencia dice que asistió.',
      not_ended:
        'La sesión aún no ha terminado. El justificante de asistencia dice a qué hora acabó: hazlo cuando acabe.',
      no_name: 'La ficha no tiene nombre. Complétala antes de hacer el justificante de asistencia.',
      no_address: 'No hay ningún correo al que enviarlo. Descárgalo y entrégalo.',
    },
  },
  room: {
    over: 'Esa cita ya ha pasado.',
    no_room: 'Esa cita no es una videollamada confirmada con enlace.',
    no_address: 'No hay correo ni móvil al que enviarlo. Díselo por teléfono.',
  },
  sessions: {
    noneChosen: 'Elige qué citas se pagan.',
    tooMany: 'Como mucho 20 citas a la vez.',
    chosenTwice: 'Una cita está dos veces.',
    refusals: {
      already_paid: 'Ya está pagada: no hay que gastar una sesión.',
      under_review: 'Hay un pago por internet en revisión. Espera a que termine.',
    },
    several: {
      cancelled: 'Alguna de estas citas está cancelada. No se ha gastado ninguna sesión.',
      already_paid: 'Alguna de estas citas ya está pagada. No se ha gastado ninguna sesión.',
      under_review:
        'Hay un pago por internet en revisión de alguna de estas citas. No se ha gastado ninguna sesión.',
      no_credit:
        'Las sesiones de su plan no llegan para todas estas citas, o alguna no se paga con un plan. No se ha gastado ninguna sesión.',
    },
  },
  person: {
    reason_required: 'Di por qué necesitas abrirlo: queda registrado, y la persona puede verlo.',
  },
  balance: {
    reasonMissing: 'Di por qué.',
    not_owed: 'De esta cita no se debe nada: no hay nada que perdonar.',
    discounts: {
      already_paid: 'Ya está pagada: el descuento llega tarde. Se puede devolver una parte.',
      not_due: 'De esta cita no hay nada que cobrar: no hace falta ningún descuento.',
      held: 'Está reservada por internet y aún se puede pagar allí. El descuento se hace con la cita confirmada.',
      exceeds: 'El descuento no puede ser mayor que el precio.',
    },
  },
  absences: {
    dayMissing: 'Elige el día.',
    reasonMissing: 'Di el motivo.',
    reasonTooLong: 'Es demasiado largo.',
    notAgreed: 'Pregunta antes a la persona.',
    childByVideo: 'Una consulta infantil no se hace por vídeo.',
    kindNotOffered: 'Esa persona no ofrece este tipo de consulta.',
  },
  delays: {
    chooseMinutes: (choices: string) => `Elige ${choices} minutos`,
  },
};
