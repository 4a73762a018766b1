import { type ActivitySeed, whoGuide } from './categories.ts';

/**
 * Small pleasant activities: behavioural activation, NICE NG222 (depression in adults). Kindness to oneself
 * and to others: WHO, "Doing What Matters in Times of Stress" (2020). Company as a matter of health: WHO
 * Commission on Social Connection (2025). Messages please recipients more than their senders expect: Liu and
 * others, JPSP, 2022.
 */
export const relationshipActivities: readonly ActivitySeed[] = [
  {
    id: 'short-message',
    category: 'ties',
    title: 'Un mensaje a alguien',
    description: 'Sin motivo y sin esperar respuesta. Solo para que sepa que sigues ahí.',
    duration: '5 minutos',
    minutes: 5,
    frequency: 'Dos o tres veces por semana',
    difficulty: 'easy',
    steps: [
      'Piensa en alguien con quien te sientas a gusto.',
      'Escribe algo sencillo: «Me he acordado de ti al pasar por la plaza».',
      'Envíalo sin releerlo diez veces.',
      'Si te sale, propón algo con día: un café el jueves.',
    ],
    benefits: [
      'Mantiene abierta la puerta cuando no hay fuerzas para más.',
      'Lo habitual es que a la otra persona le alegre más de lo que crees.',
    ],
    imageUrl: '/drawings/activity-short-message.svg',
    tags: ['ánimo', 'compañía'],
  },
  {
    id: 'ask-for-help',
    category: 'ties',
    title: 'Pedir una ayuda concreta',
    description: 'A menudo, quien te quiere no sabe qué hacer. Díselo tú.',
    duration: '10 minutos',
    minutes: 10,
    frequency: 'Cuando no llegues a todo',
    difficulty: 'demanding',
    steps: [
      'Elige una tarea pequeña que otra persona pueda hacer.',
      'Elige a quién, y cuándo se lo vas a decir.',
      'Pídelo con día y hora: «¿Puedes recoger a Pau el martes a las cinco?».',
      'Si dice que no, da las gracias y pregunta a otra persona.',
      'Si dice que sí, déjale hacerlo a su manera.',
    ],
    benefits: ['Alivia hoy una parte de la carga.', 'Muestra a los tuyos cómo estar cerca sin adivinar.'],
    imageUrl: '/drawings/activity-ask-for-help.svg',
    tags: ['energía', 'compañía'],
  },
  {
    id: 'pleasant-thing',
    category: 'ties',
    title: 'Algo agradable, aunque no apetezca',
    description: 'A veces las ganas llegan después de empezar, no antes.',
    duration: '15 minutos',
    minutes: 15,
    frequency: 'Una vez al día',
    difficulty: 'medium',
    steps: [
      'Haz una lista de diez cosas pequeñas que antes te gustaban.',
      'Elige la más fácil y ponle hora.',
      'Hazla durante quince minutos, con ganas o sin ellas.',
      'Apunta cómo estabas antes y cómo estás después.',
    ],
    benefits: [
      'Rompe la rueda de hacer menos porque te encuentras peor.',
      'Te enseña qué te sienta bien de verdad, con tus propias notas.',
    ],
    imageUrl: '/drawings/activity-pleasant-thing.svg',
    tags: ['ánimo', 'energía'],
  },
  {
    id: 'kind-words',
    category: 'ties',
    title: 'Hablarte como a un amigo',
    description: 'Escuchar cómo te riñes por dentro y probar con otro tono.',
    duration: '5 minutos',
    minutes: 5,
    frequency: 'Después de un mal rato',
    difficulty: 'medium',
    steps: [
      'Escribe lo que te estás diciendo, tal cual.',
      'Imagina que se lo dijeran a una persona a la que quieres.',
      'Escribe lo que le dirías tú a ella.',
      'Léelo despacio, poniendo tu nombre.',
    ],
    benefits: [
      'Tratarte bien no es rendirse: deja fuerzas para cambiar.',
      'Con práctica, esa voz aparece antes.',
    ],
    imageUrl: '/drawings/activity-kind-words.svg',
    tags: ['ánimo'],
    externalLink: whoGuide,
  },
];
