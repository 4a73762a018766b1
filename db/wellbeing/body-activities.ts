import type { ActivitySeed } from './categories.ts';

/**
 * Movement: WHO guidelines on physical activity and sedentary behaviour (2020). Getting up when sleep does
 * not come and a
 * fixed hour of rising: stimulus control in the European Insomnia Guideline (2023 update), part of CBT for
 * insomnia.
 */
export const bodyActivities: readonly ActivitySeed[] = [
  {
    id: 'morning-walk',
    category: 'body',
    title: 'Un paseo con luz de mañana',
    description: 'Salir poco después de levantarte, aunque esté nublado.',
    duration: '15 minutos',
    minutes: 15,
    frequency: 'Casi todos los días',
    difficulty: 'medium',
    steps: [
      'Deja la ropa y los zapatos preparados la noche antes.',
      'Sal sin auriculares, al menos los primeros minutos.',
      'Camina a un paso que te deje hablar.',
      'Fíjate en algo que ayer no estaba: una luz, un ruido, un escaparate.',
      'Si hoy solo llegas a la esquina, cuenta igual.',
    ],
    benefits: [
      'La luz de la mañana ayuda a que el sueño llegue a su hora por la noche.',
      'Moverse, aunque sea poco, sienta bien al ánimo.',
    ],
    tags: ['energía', 'ánimo', 'sueño'],
    imageUrl: '/drawings/footbridge.svg',
  },
  {
    id: 'gentle-stretch',
    category: 'body',
    title: 'Estirar lo que se encoge',
    description: 'Una pausa para el cuello, los hombros y la espalda.',
    duration: '5 minutos',
    minutes: 5,
    frequency: 'Dos veces al día, si pasas muchas horas en una silla',
    difficulty: 'easy',
    steps: [
      'Levántate y separa un poco los pies.',
      'Lleva una oreja hacia el hombro, sin tirar. Cambia de lado.',
      'Dibuja cinco círculos lentos con los hombros, hacia atrás.',
      'Estira los brazos hacia el techo y suéltalos al sacar el aire.',
      'Quédate siempre antes del dolor.',
    ],
    benefits: ['Corta las horas de silla, que también cansan.', 'Deja el cuerpo menos rígido para seguir.'],
    imageUrl: '/drawings/activity-gentle-stretch.svg',
    tags: ['energía', 'calma'],
  },
  {
    id: 'close-the-day',
    category: 'body',
    title: 'Cerrar el día',
    description: 'Media hora que se parece cada noche y le dice al cuerpo que ya está.',
    duration: '30 minutos',
    minutes: 30,
    frequency: 'Cada noche, a una hora parecida',
    difficulty: 'medium',
    steps: [
      'Baja las luces y deja el móvil cargando fuera del dormitorio.',
      'Prepara una sola cosa para mañana.',
      'Haz algo tranquilo: leer, doblar ropa, una ducha templada.',
      'Ve a la cama cuando tengas sueño, no antes.',
      'Mañana levántate a la misma hora, hayas dormido como hayas dormido.',
    ],
    benefits: ['El cuerpo aprende cuándo toca dormir.', 'Separa lo que ha sido el día de la noche.'],
    imageUrl: '/drawings/activity-close-the-day.svg',
    tags: ['sueño'],
  },
  {
    id: 'awake-at-night',
    category: 'body',
    title: 'Si no te duermes, levántate',
    description: 'Para que la cama no se convierta en el lugar de dar vueltas.',
    duration: '20 minutos, más o menos',
    minutes: 20,
    frequency: 'Las noches que haga falta',
    difficulty: 'demanding',
    steps: [
      'No mires la hora. Si te parece que llevas un buen rato sin dormir, sal de la cama.',
      'Ve a otra habitación con poca luz.',
      'Haz algo aburrido y sentado: una revista vieja, música baja.',
      'Vuelve a la cama cuando se te cierren los ojos.',
      'Repítelo si hace falta, y no alargues la mañana.',
    ],
    benefits: ['La cama vuelve a ser el sitio de dormir.', 'Quita la presión de tener que dormirse ya.'],
    imageUrl: '/drawings/activity-awake-at-night.svg',
    tags: ['sueño'],
  },
];
