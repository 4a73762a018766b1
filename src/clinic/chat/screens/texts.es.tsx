import type { ReactNode } from 'react';

type Link = (text: string) => ReactNode;

export const es = {
  documentTitle: (clinic: string) => `Chat de apoyo · ${clinic}`,
  documentDescription: (clinic: string) =>
    `El chat de apoyo de ${clinic}: qué es, quién lo tiene y cuándo respondemos. Y a quién llamar si no puede esperar.`,
  title: 'Chat de apoyo',
  withTeam: 'Con el equipo de la clínica.',
  withNames: (names: string) => `Con ${names}.`,
  signIn: 'Iniciar Sesión',
  notLoaded: 'No hemos podido abrir tu chat',
  isKept: 'Lo que está escrito sigue ahí. Vuelve a intentarlo en un momento.',
  needsScript: 'Para escribir en el chat',
  withPlan: (plan: string) => `Con el plan ${plan}`,
  notOpen: 'No está abierto',
  danger:
    'Si corres peligro o piensas en hacerte daño, no lo dejes por escrito: llama ahora. Te atienden a cualquier hora.',
  writeAnyTime: (hours: string) => `Escríbenos 24/7; respondemos ${hours}.`,
  willWriteAnyTime: (hours: string) => `Cuando abra podrás escribirnos 24/7; responderemos ${hours}.`,
  whatFor: 'Para lo que aparece entre una sesión y la siguiente y puede esperar a que volvamos.',
  plans: 'Ver los planes',
  noPlan: {
    title: (plan: string) => `Ahora no tienes activo el plan ${plan}`,
    advice:
      'Sin él no puedes escribir en el chat. Puedes escribirnos igual con el formulario de contacto, y lo leemos en las mismas horas.',
    write: 'Escribirnos',
  },
  today: {
    title: 'Hoy, por correo o por teléfono',
    advice: (hours: string) =>
      `El chat todavía no está abierto. Mientras lo preparamos, escríbenos o llámanos: te contestan las mismas personas, ${hours}.`,
  },
  facts: {
    whatItIs: {
      title: 'Qué es',
      text: 'Un lugar para escribir a tu equipo: una duda, algo que ha pasado, un ejercicio que no sale. Lo leen y lo contestan personas de la clínica.',
    },
    whoHasIt: {
      title: 'Quién lo tiene',
      text: (plan: string) =>
        `Quien tiene activo el plan ${plan}. Entra con su cuenta, y lo que escriba queda entre esa persona y su equipo.`,
      later:
        'Quien tenga un plan que lo incluya. Entrará con su cuenta, y lo que escriba queda entre esa persona y su equipo.',
    },
    whenWeAnswer: {
      title: 'Cuándo respondemos',
      text: 'Fuera de esas horas y en festivo puedes escribir igual: lo leemos en cuanto volvemos, por orden de llegada.',
      later:
        'Fuera de esas horas y en festivo podrás escribir igual: lo leeremos en cuanto volvamos, por orden de llegada.',
    },
    whatItIsNot: {
      title: 'Qué no es',
      text: 'No es un servicio de urgencias ni sustituye a la sesión. Lo importante lo hablamos cara a cara.',
    },
  },
  thread: {
    label: 'Conversación',
    messages: 'Mensajes',
    empty: 'Todavía no hay nada escrito. Cuenta lo que necesites, con tus palabras.',
    older: 'Ver anteriores',
    loading: 'Cargando...',
    you: 'Tú',
    newMessage: (author: string | null, text: string) =>
      author === null ? `Mensaje nuevo: ${text}` : `Mensaje nuevo de ${author}: ${text}`,
    states: { waiting: 'Enviando…', refused: 'No enviado', sent: 'Entregado', read: 'Leído' },
    retry: 'Enviar otra vez',
    drop: 'Quitar',
  },
  field: {
    label: 'Tu mensaje',
    send: 'Enviar',
    keys: 'Intro envía; Mayús + Intro, otra línea.',
    left: (letters: number) => `Quedan ${letters} letras.`,
  },
  closed: {
    title: 'El chat está cerrado por ahora',
    advice:
      'Lo que ya está escrito puedes seguir leyéndolo. Si necesitas algo, llámanos o escríbenos un correo.',
    noPlan: 'Tu plan no incluye ahora el chat',
    planNeeded:
      'Lo que ya está escrito puedes seguir leyéndolo. Para escribir hace falta un plan que lo tenga.',
  },
  reading: {
    now: (bold: Link, until: string | null) => (
      <>
        {bold('Estamos en horas de lectura')}
        {until !== null && `, hasta las ${until}`}. Leemos por orden de llegada.
      </>
    ),
    notNow: 'Ahora no lo lee nadie.',
    unknown: 'Todavía no sabemos cuándo volvemos: llámanos.',
    from: (day: string, time: string) =>
      `Puedes escribir igual: lo leeremos ${day}, a partir de las ${time}.`,
    urgent: 'Si no puede esperar, llama:',
  },
  notSent: 'No se ha podido enviar.',
};
