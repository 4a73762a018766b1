import type { ReactNode } from 'react';

/** Labels of the marks from 1 to 5. */
type MarkTexts = readonly [string, string, string, string, string];

export const es = {
  questions: {
    mood: {
      asked: '¿Qué tal el ánimo?',
      short: 'Ánimo',
      words: ['Muy bajo', 'Bajo', 'Ni bien ni mal', 'Bueno', 'Muy bueno'] as MarkTexts,
    },
    sleepQuality: {
      asked: '¿Cómo has dormido?',
      short: 'Sueño',
      words: ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'] as MarkTexts,
    },
    stressLevel: {
      asked: '¿Cuánta tensión notas?',
      short: 'Tensión',
      words: ['Casi ninguna', 'Poca', 'Algo', 'Mucha', 'Muchísima'] as MarkTexts,
    },
    energyLevel: {
      asked: '¿Cuánta energía tienes?',
      short: 'Energía',
      words: ['Ninguna', 'Poca', 'Regular', 'Bastante', 'Mucha'] as MarkTexts,
    },
  },
  title: '¿Cómo estás hoy?',
  isKept: 'Lo que apuntaste sigue guardado.',
  notLoaded: 'No hemos podido cargar tus días',
  loading: 'Cargando tus días',
  invitation: {
    text: 'Con tu cuenta puedes apuntar cada día, en un minuto, cómo estás. Verás cómo va cambiando y te sugeriremos algo pequeño, diciéndote por qué. Solo lo ves tú.',
    signIn: 'Entrar y apuntar mi día',
  },
  saving: 'Guardando...',
  notSaved: 'No se ha podido guardar',
  form: {
    markMissing: 'Elige un número del 1 al 5.',
    good: 'Algo que hoy ha ido bien',
    hard: 'Algo que hoy te ha costado',
    retry:
      'Lo que has escrito sigue aquí. Vuelve a intentarlo: guardar dos veces el mismo día no estropea nada.',
    save: 'Guardar lo de hoy',
    emergency: (phones: [ReactNode, ReactNode]): ReactNode => (
      <>
        Esto no lo lee nadie. Si necesitas ayuda ahora, llama al {phones[0]} o al {phones[1]}.
      </>
    ),
  },
  consent: {
    lead: 'En un minuto puedes apuntar cómo estás y ver cómo va cambiando. Lo que apuntes habla de tu salud, y por eso te pedimos permiso aparte:',
    terms: [
      {
        term: 'Qué guardamos',
        text: 'Cuatro números del 1 al 5 por día y, si quieres, dos frases tuyas. Todo cifrado.',
      },
      {
        term: 'Para qué',
        text: 'Para enseñártelo a ti y sugerirte actividades con unas reglas sencillas. Para nada más.',
      },
      {
        term: 'Quién lo lee',
        text: 'Nadie. Ni tu profesional, ni recepción, ni la dirección. Por eso, si un día estás mal, aquí no se entera nadie: llama o pide cita.',
      },
      { term: 'Cuánto tiempo', text: 'Un año cada día apuntado. Después se borra solo.' },
      {
        term: 'Cómo lo dejas',
        text: 'Cuando quieras, en dos toques, aquí mismo. Se borra todo en el acto; de las copias de seguridad desaparece cuando caducan. La guía la sigues usando igual.',
      },
    ],
    statement: (clinic: string) =>
      `Doy permiso a ${clinic} para guardar estos datos sobre mi salud y usarlos solo para esto.`,
    missing: 'Para empezar, marca la casilla. Si no quieres, la guía es la misma.',
    start: 'Empezar',
  },
  days: {
    ofToday: 'de hoy',
    ofDay: (day: string) => `del ${day}`,
    isNoted: (ofDay: string) => `Lo ${ofDay} ya está apuntado.`,
    change: (ofDay: string) => `Cambiar lo ${ofDay}`,
    unreadable: (days: number) =>
      days === 1 ? 'Hay un día que no se puede leer' : `Hay ${days} días que no se pueden leer`,
    unreadableAdvice:
      'Lo que apuntaste sigue guardado, pero ahora no podemos abrirlo. Es cosa nuestra: vuelve a mirarlo más tarde.',
  },
  course: {
    title: 'Cómo ha ido',
    lead: 'Las últimas cuatro semanas. Los días sin apuntar quedan en blanco.',
    today: 'hoy',
    summary: (
      question: string,
      days: number,
      words: { last: string | undefined; lowest: string | undefined; highest: string | undefined },
    ) =>
      `${question}, en ${days === 1 ? '1 día apuntado' : `${days} días apuntados`}: el último, ${words.last}; el más bajo, ${words.lowest}; el más alto, ${words.highest}. Los números están en la tabla.`,
    inTable: 'Verlo en una tabla, con tus frases',
    tableCaption: 'Cómo has estado, el día más reciente primero. Cada nota va del 1 al 5.',
    day: 'Día',
    good: 'Bien',
    hard: 'Ha pesado',
  },
  withdrawal: {
    done: 'Todo borrado',
    nothingLeft: 'No queda nada de lo que apuntaste.',
    open: 'Retirar mi permiso y borrarlo todo',
    question: '¿Borrar todo lo apuntado?',
    consequence:
      'Se borran ahora mismo todos tus días, tus frases y tus recomendaciones, también las guardadas. No se pueden recuperar. Tus favoritas se quedan.',
    confirm: 'Borrar todo',
    busy: 'Borrando...',
    keep: 'Conservarlo',
    failed: 'No se ha podido borrar',
    retry: 'Vuelve a intentarlo: borrar dos veces no estropea nada.',
  },
};
