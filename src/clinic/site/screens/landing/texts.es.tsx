import type { ReactNode } from 'react';

export const es = {
  pageTitle: (clinic: string, city: string) => `${clinic} · Psicología en ${city} y por videollamada`,
  pageDescription: (places: string, years: number) =>
    `Psicología para adultos y niños en ${places}, a domicilio o por videollamada en toda España. ${years} años de experiencia.`,
  hero: {
    city: (city: string) => `Psicología en ${city}`,
    experience: (years: number) => ` · ${years} años de experiencia`,
    /** Wide screens add the rest of the word. */
    shortMinutes: 'min',
    restOfMinutes: 'utos',
    inTheOffice: ' en el despacho',
    title: 'Un lugar tranquilo para volver a ti',
    offer: (places: string) => `Adultos y niños. En ${places} o\u00a0por videollamada.`,
    book: 'Reservar Consulta',
    showFreeHours: 'Ver horas libres sin cuenta',
  },
  services: {
    title: 'Tipos de consulta y precios',
    lead: (lengths: string) =>
      `Elige la que hoy te resulte más fácil; la próxima vez puede ser otra. Cada una dura ${lengths}.`,
    couples: (phone: ReactNode) => (
      <>
        ¿Venís en pareja? Esa consulta se pide por teléfono, y antes de nada te decimos cuánto cuesta: {phone}
        .
      </>
    ),
    firstVisit: 'la primera visita',
    perSession: 'por sesión',
    afterwards: (price: string) => `Después, ${price} por sesión`,
    book: 'Reservar',
  },
  steps: {
    title: 'Reservar, en cuatro pasos',
    service: 'Elige el servicio',
    whichService: (contact: (text: string) => ReactNode) => (
      <>Para ti o para tu hijo. Si dudas, {contact('escríbenos')}.</>
    ),
    professional: 'Elige con quién',
    whichProfessional: 'Con la directora o con un profesional colaborador.',
    modality: 'Elige la modalidad',
    whichModality: 'Despacho, domicilio o videollamada. Y el día y la hora.',
    payment: 'Paga y confirma',
    howToPay: 'Pagas en línea y la cita queda confirmada.',
    noFees: 'Sin comisiones',
    samePrice: 'El precio que ves es el que pagas, en línea y con un proveedor de pagos.',
    reminders: 'Te avisamos de cada cita',
    changes: 'Puedes cambiar',
  },
  between: {
    title: 'Entre una sesión y otra',
    lead: 'Tres lugares a los que volver cuando te haga falta.',
    platform: 'Un espacio en línea para los días en que no hay consulta.',
    magazine: 'Lecturas sobre salud mental, claras y sin prisa.',
    guideTitle: 'Guía de autocuidado',
    guide: 'Actividades sencillas, recomendaciones y señales a las que atender.',
  },
  team: {
    title: 'Quién te recibe',
    lead: 'Una clínica con nombre y apellidos, donde siempre sabes con quién hablas.',
    experience: 'Experiencia',
    years: (years: number) => `${years} años`,
    registration: 'N.º de registro profesional',
    book: 'Reservar cita',
    howWeHelp: 'En qué podemos ayudarte',
  },
  therapies: {
    title: 'Terapias avanzadas',
    lead: 'Hoy las derivamos a otros centros y seguimos a tu lado.',
    notYet: 'Aún no han empezado en nuestro centro. Pide que te avisemos.',
    neurofeedback: 'Neurofeedback',
    aboutNeurofeedback:
      'Unos sensores sobre la piel dibujan en una pantalla la actividad de tu cerebro. Con esa imagen delante se practica la atención y la calma, sesión a sesión.',
    current: 'Terapia Transcraneal (tDCS)',
    aboutCurrent:
      'Una corriente muy suave, que apenas se nota, aplicada sobre el cuero cabelludo. Se indica caso por caso y acompaña a la psicoterapia; no la sustituye.',
    howWeWork: 'Cómo trabajamos con otros especialistas',
    askForInformation: 'Solicitar información',
    referredForNow: (from: string) =>
      `Ahora derivamos este servicio a otros centros. En el nuestro, previsto a partir del ${from}, aún no ha empezado.`,
    notifyMe: 'Avisadme cuando empiece',
  },
};
