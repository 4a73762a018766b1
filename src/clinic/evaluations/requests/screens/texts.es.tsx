import type { ReactNode } from 'react';

export const es = {
  sessionUnknown: 'No hemos podido comprobar tu sesión',
  isKept: 'Lo que habías respondido sigue guardado.',
  isKeptRetry: 'Lo que habías respondido sigue guardado. Vuelve a intentarlo en un momento.',
  notLoaded: 'No hemos podido abrir tus cuestionarios',
  loading: 'Abriendo tus cuestionarios…',
  visitor: {
    notOpen: 'Ahora mismo no se pueden responder.',
    withPlan: (plan: string) =>
      `Con el plan ${plan} activo los pides y los respondes aquí mismo, con tu cuenta. También puede enviártelos tu profesional.`,
    plans: (link: (label: string) => ReactNode): ReactNode => (
      <>Lo que trae cada plan está en {link('planes y precios')}.</>
    ),
    signIn: 'Iniciar Sesión',
  },
  notOpen: {
    title: 'Ahora mismo no se puede pedir ni responder',
    text: 'La clínica todavía no tiene firmado quién atiende una urgencia, y sin eso no preguntamos. Lo que ya respondiste sigue guardado.',
  },
  minor: {
    title: 'Son cuestionarios para personas adultas',
    text: 'Si tienes menos de 18 años, pregúntanos: hay otros, y los vemos contigo.',
  },
  viewResults: 'Ver mis resultados',
  planRequired: (plan: string | undefined, link: (label: string) => ReactNode): ReactNode => (
    <>
      La evaluación va con {plan === undefined ? 'algunos planes' : `el plan ${plan}`}, y ahora no tienes uno
      activo. También puede enviártela tu profesional. Mira los {link('planes y precios')} o pregúntanos.
    </>
  ),
  card: {
    isSent: 'Te lo hemos enviado',
    toAnswer: 'Por responder',
    size: (questions: number) => `${questions} preguntas, unos 3 minutos.`,
    progress: (answered: number, total: number) => `Llevas ${answered} de ${total}. Sigues donde lo dejaste.`,
    goOn: 'Seguir respondiendo',
    answer: 'Responder',
    tooSoon: (day: string) => `Pregunta por dos semanas: podrás repetirlo desde el ${day}.`,
    isAdult: 'Tengo 18 años o más',
    start: 'Empezar',
    startOne: (title: string) => `Empezar: ${title}`,
    starting: 'Abriendo...',
    failed: 'No se ha podido empezar',
    released: (day: string) => `El último, del ${day}, ya lo puedes leer.`,
    submitted: (day: string) =>
      `Entregado el ${day}. Lo lee tu profesional; cuando lo comparta contigo, lo verás aquí.`,
  },
};
