import type { ReactNode } from 'react';

const draftStored = 'Guardamos lo que has elegido; la hora aún no es tuya.';

export const es = {
  pageTitle: 'Agenda tu Consulta',
  pageDescription:
    'Elige día y hora para tu consulta de psicología: en el despacho, a domicilio o por videollamada.',
  introduction: 'Elige cómo, con quién y cuándo.',
  proposal: 'Te proponemos la primera hora libre desde el próximo día laborable.',
  toBookHere: 'Para reservar aquí',
  opening: 'Abriendo tu reserva…',
  openingFailed: 'Tu hora está guardada, pero no hemos podido mostrarla',
  openingFailedAdvice: 'También la tienes en tu perfil. Vuelve a intentarlo en un momento.',
  book: 'Reservar Consulta',
  bookThisHour: 'Reservar esta hora',
  booking: 'Reservando...',
  change: 'Cambiar',
  requested: (date: string, time: string) => `Has pedido la cita del ${date}, ${time}.`,
  callInstead: (phone: ReactNode) => (
    <>Si lo prefieres, llámanos al {phone} y te decimos si está reservada.</>
  ),
  failure: {
    title: 'Error al crear la cita',
    nothingBooked: 'No se ha reservado nada',
    alternatives: 'Estas horas están libres ahora. Pulsa una para elegirla:',
    viewAppointments: 'Ver mis citas',
    payInstead: 'Pagarla',
    unknown: 'Ha pasado mucho tiempo. Antes de reservar otra vez, mira en tu perfil si la cita es tuya.',
    notSent: 'No podemos comprobar tu sesión: no se ha enviado nada. Inténtalo de nuevo en un momento.',
    failed: 'No se pudo crear la cita. Inténtalo de nuevo.',
    invalid: 'Verifica que todos los campos estén correctamente completados.',
    checkFields: 'Revisa tu reserva',
  },
  withProfessional: (name: string) => `con ${name}`,
  day: 'Día',
  dayHint: 'En gris, los días sin horas libres',
  time: 'Hora',
  timeHint: 'Del día que elijas',
  notesTitle: 'Qué conviene saber',
  placeAndNotesTitle: 'Dónde y qué conviene saber',
  notes: 'Notas',
  notesHint: (phones: readonly ReactNode[]) => (
    <>
      Son confidenciales: solo las lee quien te atiende. No sirven para urgencias; si hay peligro, llama al{' '}
      {phones[0]} o al {phones[1]}.
    </>
  ),
  child: {
    title: 'Sobre el niño o la niña',
    hint: (minimumAge: string) =>
      `Atendemos desde los ${minimumAge}, cumplidos el día de la visita, y hasta los 17. Reserva su madre, su padre o su tutor legal.`,
    birthDate: 'Fecha de nacimiento',
    guardian: 'Soy su madre, padre o tutor legal',
  },
  summary: {
    label: 'Resumen',
    title: 'Lo que has elegido',
    when: 'Cuándo',
    consultation: 'Consulta',
    professional: 'Con',
    price: 'Precio',
    open: 'Por elegir',
    minutes: (minutes: number) => `${minutes}\u00a0minutos`,
    firstVisit: (price: string) => `Primera visita: ${price}`,
    later: (price: string) => `Siguientes: ${price}`,
    serviceWith: (service: string | undefined, name: string | undefined) => `${service}, con ${name}.`,
  },
  refundable: {
    byPlan: (when: string) => `Sin perder la sesión: ${when}`,
    byMoney: (when: string) => `Con devolución: ${when}`,
  },
  privacy: {
    confirmedAtOnce: 'La cita queda confirmada enseguida.',
    hold: (minutes: number) =>
      `Al reservar te guardamos la hora ${minutes}\u00a0minutos para que la pagues. Si no has iniciado sesión, te lo pedimos antes: hasta entonces la hora no es tuya.`,
    use: (clinic: string, email: ReactNode) => (
      <>
        {clinic} usa estos datos solo para atender tu cita. Puedes pedir verlos, corregirlos o borrarlos en{' '}
        {email}
      </>
    ),
  },
  planSession: {
    use: 'Usar una sesión de mi plan',
    tooLate: (lastDay: string) => `Tus sesiones valen hasta el ${lastDay}: para ese día no sirven.`,
    ofSeveralPlans: (left: number, lastDay: string) =>
      `Te quedan ${left} · se usa la del plan que acaba antes, el ${lastDay}`,
    left: (left: number, lastDay: string) =>
      left === 1 ? `Te queda 1 · vale hasta el ${lastDay}` : `Te quedan ${left} · valen hasta el ${lastDay}`,
  },
  draft: {
    stored: draftStored,
    notStored: 'La hora aún no es tuya.',
    signInFirst: 'Inicia sesión para continuar',
    signInToCheck: 'Inicia sesión y lo comprobamos.',
    restored: 'Hemos recuperado lo que elegiste',
    restoredAdvice: 'La hora aún no es tuya: revísalo y resérvala.',
  },
  leaving: {
    title: 'Te llevamos a iniciar sesión',
    kept: (minutes: number) => `${draftStored} Durante ${minutes} minutos lo encontrarás aquí al volver.`,
    lost: 'Tu navegador no nos deja guardar lo que has elegido: tendrás que elegirlo otra vez al volver.',
    inDoubt: 'No sabemos si ha llegado: inicia sesión y lo comprobamos.',
  },
};
