import { type ActivitySeed, whoGuide } from './categories.ts';

/**
 * Naming what one feels: WHO, "Doing What Matters in Times of Stress" (2020). Problem solving: WHO, "Problem
 * Management Plus" (2018). A set time for worries: cognitive behavioural therapy for anxiety, as in NICE
 * CG113. A list before bed: Scullin and others, Journal of Experimental Psychology: General, 2018.
 */
export const mindActivities: readonly ActivitySeed[] = [
  {
    id: 'name-it',
    category: 'mind',
    title: 'Ponerle nombre',
    description: 'Decir qué sientes, con una palabra, lo hace un poco más manejable.',
    duration: '2 minutos',
    minutes: 2,
    frequency: 'Una vez al día',
    difficulty: 'easy',
    steps: [
      'Para un momento y pregúntate qué hay: enfado, miedo, pena, cansancio.',
      'Dilo así: «Noto tristeza», en lugar de «Soy un desastre».',
      'Busca dónde lo notas: el pecho, la garganta, el estómago.',
      'Ponle un número del cero al diez y apúntalo, sin juzgarlo.',
    ],
    benefits: [
      'Separa lo que sientes de lo que eres.',
      'Con unos días de notas se ve qué te sienta bien y qué no.',
    ],
    imageUrl: '/drawings/activity-name-it.svg',
    tags: ['ánimo', 'calma'],
    externalLink: whoGuide,
  },
  {
    id: 'worry-time',
    category: 'mind',
    title: 'Una cita con las preocupaciones',
    description: 'Darles un rato fijo, para que no se queden con el día entero.',
    duration: '15 minutos',
    minutes: 15,
    frequency: 'Cada día a la misma hora, lejos de la noche',
    difficulty: 'demanding',
    steps: [
      'Elige una hora y un lugar que no sea la cama.',
      'Si una preocupación llega antes, apúntala en una línea y dile «luego».',
      'A la hora elegida, lee la lista. Tacha lo que ya no importa.',
      'De lo que depende de ti, escribe el siguiente paso.',
      'De lo demás, escribe «no depende de mí». Al acabar el tiempo, cierra la libreta.',
    ],
    benefits: [
      'Quita a las preocupaciones el permiso de aparecer a cualquier hora.',
      'Muchas, cuando llega su turno, ya pesan menos.',
    ],
    imageUrl: '/drawings/activity-worry-time.svg',
    tags: ['calma', 'preocupaciones'],
  },
  {
    id: 'paper-before-bed',
    category: 'mind',
    title: 'Vaciar la cabeza en un papel',
    description: 'Sacar lo pendiente de la cabeza y dejarlo donde mañana lo encuentres.',
    duration: '10 minutos',
    minutes: 10,
    frequency: 'Por la noche, antes de acostarte',
    difficulty: 'easy',
    steps: [
      'Toma papel y lápiz, mejor que el móvil.',
      'Apunta lo que te queda por hacer, sin orden.',
      'Señala una sola cosa para mañana por la mañana.',
      'Deja el papel fuera del dormitorio y apaga la luz.',
    ],
    benefits: [
      'Lo que está apuntado ya no hay que sostenerlo en la memoria.',
      'A muchas personas les ayuda a dormirse algo antes.',
    ],
    imageUrl: '/drawings/activity-paper-before-bed.svg',
    tags: ['sueño', 'preocupaciones'],
  },
  {
    id: 'one-step',
    category: 'mind',
    title: 'Un problema, un paso',
    description: 'Partir lo que te bloquea hasta que una parte quepa en la tarde de hoy.',
    duration: '20 minutos',
    minutes: 20,
    frequency: 'Cuando algo lleve días parado',
    difficulty: 'demanding',
    steps: [
      'Escribe el problema en una frase, como se lo contarías a un vecino.',
      'Apunta todas las salidas que se te ocurran, también las malas.',
      'Elige la que puedas empezar hoy, aunque no sea la mejor.',
      'Hazla pequeña: una llamada, un formulario, diez minutos.',
      'Mañana mira qué ha pasado y decide el siguiente paso.',
    ],
    benefits: ['Cambia dar vueltas por avanzar un poco.', 'Devuelve la sensación de que algo depende de ti.'],
    imageUrl: '/drawings/activity-one-step.svg',
    tags: ['ánimo', 'preocupaciones'],
  },
];
