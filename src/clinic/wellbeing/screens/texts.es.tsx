import type { ReactNode } from 'react';

export const es = {
  documentTitle: (clinic: string) => `Guía de bienestar · ${clinic}`,
  documentDescription:
    'Actividades cortas para los días difíciles, consejos para cada día, señales para saber cuándo pedir ayuda y teléfonos que contestan.',
  title: 'Guía de bienestar',
  tabs: {
    label: 'Partes de la guía',
    activities: 'Actividades',
    recommendations: 'Recomendaciones',
    alerts: 'Alertas',
    resources: 'Recursos',
  },
  intro:
    'Cosas pequeñas para los días difíciles, y señales para saber cuándo pedir ayuda. Sin prisa: con una basta.',
  noTreatment: 'Acompaña, pero no sustituye a ningún tratamiento.',
  ifUrgent: (
    onScreen: (rest: ReactNode) => ReactNode,
    onPaper: (rest: ReactNode) => ReactNode,
    link: (label: string) => ReactNode,
    phones: [string, string],
  ): ReactNode => (
    <>
      Si es urgente, {onScreen(<>mira {link('cuándo pedir ayuda')}</>)}
      {onPaper(
        <>
          llama al&nbsp;{phones[0]} o&nbsp;al&nbsp;{phones[1]}
        </>,
      )}
      .
    </>
  ),
  closing: {
    title: 'Y si prefieres hablarlo',
    text: 'No hace falta estar muy mal para pedir cita, ni saber explicarlo bien. Una primera conversación sirve para ver juntos qué te conviene.',
    freeHours: 'Ver las horas libres',
  },
  activities: {
    title: 'Una cosa pequeña para hoy',
    lead: 'Elige una sola y pruébala unos días. Si no te ayuda, déjala sin culpa y elige otra.',
    notLoaded: 'No hemos podido cargar las actividades',
    restIsHere: 'Las demás partes de la guía, con los teléfonos de ayuda, están aquí.',
    loading: 'Cargando las actividades',
  },
  recommendations: {
    title: 'Lo que sostiene cada día',
    lead: 'No hace falta hacerlo todo. Un cambio pequeño que dure vale más que cinco que dejas a los tres días.',
    firstStep: 'Para empezar.',
  },
  alerts: {
    title: 'Cuándo pedir ayuda',
    lead: 'Lo demás se puede mirar con calma. Tres niveles para orientarte: no son un diagnóstico, y en la duda siempre puedes preguntar.',
    otherPerson: 'Si te preocupa otra persona',
    now: 'Si no puede esperar',
    callNow: 'Si no puede esperar, llama',
    danger: 'Si hay peligro ahora mismo.',
    suicide: 'Si piensas en el suicidio, o te preocupa alguien.',
    isFree: 'Es gratis y a cualquier hora. No hace falta tenerlo claro para llamar.',
    book: 'Pedir cita',
    allPhones: 'Todos los teléfonos',
  },
  call: (phone: string) => `Llamar al ${phone}`,
  callService: (phone: string, name: string) => `Llamar al ${phone}, ${name}`,
  resources: {
    title: 'Dónde apoyarte',
    lead: 'Teléfonos que contestan, otras páginas de esta web y cómo llegar con calma a una primera sesión.',
    reading: 'Leer sin perderse',
    goOn: 'Sigue por aquí',
    phones: 'Teléfonos',
    call: 'Llamar',
    firstSession: 'Prepara tu primera sesión',
    firstSessionLead: (length: string) =>
      `Dura ${length} y no es un examen. Puedes venir sin nada. Si te tranquiliza, apunta esto en un papel y tráelo.`,
    pages: {
      services: { label: 'Servicios de psicología', text: 'A quién atendemos y cómo.' },
      plans: { label: 'Planes y precios', text: 'Lo que cuesta cada sesión y cada plan.' },
      multidisciplinary: {
        label: 'Enfoque multidisciplinar',
        text: 'Cuándo conviene que te vea otro especialista.',
      },
      external: { label: 'Servicios complementarios', text: 'Una plataforma de bienestar y una revista.' },
      mobile: {
        label: 'Ponme en tu móvil',
        text: 'Esta web, con los números de ayuda, en tu pantalla de inicio.',
      },
      contact: { label: 'Contacto', text: 'Escríbenos si no sabes qué te conviene.' },
    },
  },
};
