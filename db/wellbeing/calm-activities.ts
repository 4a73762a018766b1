import { type ActivitySeed, whoGuide } from './categories.ts';

/**
 * Grounding follows WHO, "Doing What Matters in Times of Stress" (2020); slow breathing and muscle relaxation
 * are parts of the applied relaxation that NICE CG113 lists for anxiety. None of these activities is a
 * treatment.
 */
export const calmActivities: readonly ActivitySeed[] = [
  {
    id: 'slow-breathing',
    category: 'calm',
    title: 'Respirar más despacio',
    description: 'Cuando sueltas el aire más despacio, el cuerpo suele bajar el ritmo.',
    duration: '5 minutos',
    minutes: 5,
    frequency: 'Una o dos veces al día',
    difficulty: 'easy',
    steps: [
      'Siéntate con la espalda apoyada y los pies en el suelo.',
      'Toma aire por la nariz mientras cuentas hasta cuatro, sin llenarte del todo.',
      'Suéltalo poco a poco mientras cuentas hasta seis, como si empañaras un cristal.',
      'Sigue así cinco minutos. Si te pierdes, vuelve a empezar la cuenta.',
      'Si te mareas, para y respira como siempre.',
    ],
    benefits: [
      'Afloja la tensión mientras dura, y a veces un rato más.',
      'Se puede hacer en el autobús o en una sala de espera, y nadie lo nota.',
      'Si la practicas en ratos tranquilos, te saldrá mejor en los difíciles.',
    ],
    imageUrl: '/drawings/activity-slow-breathing.svg',
    tags: ['calma', 'sueño'],
    breathing: { inSeconds: 4, outSeconds: 6 },
  },
  {
    id: 'five-senses',
    category: 'calm',
    title: 'Volver con los cinco sentidos',
    description: 'Un ancla para cuando la cabeza se acelera o todo parece lejano.',
    duration: '3 minutos',
    minutes: 3,
    frequency: 'Siempre que lo necesites',
    difficulty: 'easy',
    steps: [
      'Apoya bien los pies y nota el suelo debajo.',
      'Busca cinco cosas que ves. Dilas en voz baja.',
      'Toca cuatro cosas: la ropa, la mesa, tu mano, la pared.',
      'Escucha tres sonidos, de cerca y de lejos.',
      'Encuentra dos olores y un sabor. Un sorbo de agua sirve.',
    ],
    benefits: [
      'Lleva la atención de lo que temes a lo que tienes delante.',
      'No hace falta que el malestar se vaya: basta con que deje algo de sitio.',
    ],
    imageUrl: '/drawings/activity-five-senses.svg',
    tags: ['calma'],
    externalLink: whoGuide,
  },
  {
    id: 'tense-and-release',
    category: 'calm',
    title: 'Tensar y soltar',
    description: 'Recorrer el cuerpo por partes para notar dónde aprietas sin darte cuenta.',
    duration: '10 minutos',
    minutes: 10,
    frequency: 'Una vez al día, mejor por la tarde o la noche',
    difficulty: 'medium',
    steps: [
      'Túmbate o siéntate donde estés a gusto.',
      'Cierra los puños con fuerza media durante cinco segundos. Suelta y nota la diferencia.',
      'Sube los hombros hacia las orejas, cuenta cinco y déjalos caer.',
      'Haz lo mismo con la cara, la barriga, las piernas y los pies.',
      'Salta las zonas que te duelan o que estén lesionadas.',
    ],
    benefits: [
      'Enseña a distinguir un músculo tenso de uno suelto.',
      'Ayuda a preparar el cuerpo para dormir.',
    ],
    imageUrl: '/drawings/activity-tense-and-release.svg',
    tags: ['calma', 'sueño'],
  },
  {
    id: 'warm-cup',
    category: 'calm',
    title: 'Una taza sin prisa',
    description: 'Una infusión, un caldo o un vaso de leche. Y nada más a la vez.',
    duration: '5 minutos',
    minutes: 5,
    frequency: 'Una vez al día',
    difficulty: 'easy',
    steps: [
      'Deja el móvil en otra habitación.',
      'Sostén la taza con las dos manos y nota el calor.',
      'Huele antes de beber. Bebe a sorbos pequeños.',
      'Cuando la cabeza se vaya, que se irá, vuelve al siguiente sorbo.',
    ],
    benefits: [
      'Es una pausa de verdad dentro de un día lleno.',
      'Entrena la atención sin tener que sentarse a meditar.',
    ],
    imageUrl: '/drawings/activity-warm-cup.svg',
    tags: ['calma', 'atención'],
  },
];
