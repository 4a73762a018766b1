import type { ReactNode } from 'react';

export const es = {
  documentTitle: (clinic: string) => `Evaluación psicométrica · ${clinic}`,
  documentDescription: (clinic: string) =>
    `Qué es una evaluación psicométrica, qué no es, y cómo se hace en ${clinic}.`,
  inPlan: (plan: string) => `Incluida en el plan ${plan}`,
  notOpen: 'No está abierta',
  title: 'Evaluación psicométrica',
  lead: 'Unos cuestionarios que respondes con calma y una conversación para entender lo que dicen.',
  mine: 'Tus cuestionarios',
  urgent: {
    title: 'Si ahora lo estás pasando muy mal',
    text: (phones: ReactNode): ReactNode => (
      <>No esperes a un cuestionario. Llama al {phones}, a cualquier hora.</>
    ),
    or: ' o al ',
  },
  stepsTitle: 'Cómo va',
  steps: [
    {
      title: 'Hablamos un momento',
      text: 'Qué quieres saber y para qué. Elegimos contigo los cuestionarios que tienen sentido.',
    },
    {
      title: 'Respondes sin prisa',
      text: 'Puedes parar y seguir después. Si una pregunta te incomoda, nos lo dices.',
    },
    {
      title: 'Lo leemos nosotros',
      text: 'Un profesional de la clínica revisa las respuestas. Nadie más las ve.',
    },
    {
      title: 'Te lo explicamos',
      text: 'En una sesión y con palabras claras. Después decidimos juntos el paso siguiente.',
    },
  ],
  is: {
    title: 'Qué es',
    studied: 'Cuestionarios estudiados durante años y usados en muchas consultas.',
    measure: 'Una manera de poner nombre y medida a lo que sientes.',
    start:
      'Un punto de partida para decidir juntos por dónde seguir y ver, más adelante, lo que ha cambiado.',
  },
  isNot: {
    title: 'Qué no es',
    exam: 'No es un examen: no hay respuestas buenas ni malas.',
    diagnosis: 'No es un diagnóstico por sí sola: un número no dice quién eres.',
    report: (link: (label: string) => ReactNode): ReactNode => (
      <>No es un informe pericial: eso es {link('otro servicio')}.</>
    ),
  },
};
