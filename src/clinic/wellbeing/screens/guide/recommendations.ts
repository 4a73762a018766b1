export type RecommendationId = 'habits' | 'sleep' | 'movement' | 'screens' | 'ties';

export type Recommendation = {
  id: RecommendationId;
  title: string;
  lead: string;
  tips: readonly string[];
  firstStep: string;
};

/**
 * Sources: sleep, AASM and SRS consensus (2015, seven hours or more for adults) and the European Insomnia Guideline
 * (2023); movement, WHO guidelines on physical activity (2020: 150 to 300 minutes a week, balance from 65 on); small
 * children and screens, WHO guidelines for under fives (2019); alcohol, WHO Europe statement (2023); social ties, WHO
 * Commission on Social Connection (2025).
 */
export const recommendations: readonly Recommendation[] = [
  {
    id: 'habits',
    title: 'El día a día',
    lead: 'Cuando todo se mueve, ayudan dos o tres cosas que no se mueven.',
    tips: [
      'Levántate y come a horas parecidas, también el fin de semana.',
      'Siéntate a la mesa para comer, aunque comas poco y aunque no haya nadie más.',
      'El alcohol relaja un rato, pero después empeora el sueño y el ánimo. Cuanto menos, mejor.',
      'Si tomas medicación, no la cambies ni la dejes por tu cuenta. Pregunta a quien te la recetó.',
    ],
    firstStep: 'Elige una sola hora fija para mañana: la de levantarte o la de comer.',
  },
  {
    id: 'sleep',
    title: 'El sueño',
    lead: 'No se puede obligar al sueño, pero sí prepararle el sitio.',
    tips: [
      'Casi todos los adultos necesitan siete horas o algo más. Una mala noche suelta no hace daño.',
      'La hora de levantarse pesa más que la de acostarse. Cuida esa.',
      'Deja el café, el té y los refrescos de cola para la mañana.',
      'Si duermes siesta, que sea corta y antes de las cuatro.',
      'La cama, para dormir. Para pensar, el sillón.',
    ],
    firstStep: 'Esta noche, deja el móvil cargando en otra habitación.',
  },
  {
    id: 'movement',
    title: 'El movimiento',
    lead: 'No hace falta deporte. Hace falta moverse un poco más que ayer.',
    tips: [
      'La referencia para adultos es de 150 a 300 minutos por semana a paso vivo. Cualquier rato suma.',
      'A partir de los 65, añade ejercicios de equilibrio y de fuerza unos días por semana.',
      'Lo que más dura es lo que gusta: caminar, bailar, nadar, el huerto.',
      'Si tienes una enfermedad o llevas años sin moverte, pregunta antes a tu médico.',
    ],
    firstStep: 'Baja una parada antes, o da la vuelta a la manzana después de comer.',
  },
  {
    id: 'screens',
    title: 'Las pantallas',
    lead: 'El móvil no es el enemigo, pero no tiene por qué mandar.',
    tips: [
      'Quita los avisos de todo lo que no sea una persona.',
      'Noticias, una o dos veces al día, a una hora fija. Nunca en la cama.',
      'Fíjate en cómo te quedas después de cada aplicación. Quédate con las que te dejan igual o mejor.',
      'Con niños pequeños: mejor ninguna pantalla antes de los dos años, y hasta los cuatro una hora al día como mucho.',
    ],
    firstStep: 'Haz hoy una comida con el móvil en otra habitación.',
  },
  {
    id: 'ties',
    title: 'Los lazos',
    lead: 'La compañía también es salud. No hace falta que sea mucha gente.',
    tips: [
      'Vale más un rato cada semana que una tarde entera que nunca llega.',
      'Saluda por su nombre a quien ves cada día: la panadera, el vecino, el conductor.',
      'Cuenta a una persona cómo estás de verdad. No tiene que arreglarlo, solo saberlo.',
      'Si cuidas de alguien, reserva un rato tuyo a la semana y pide relevo.',
    ],
    firstStep: 'Manda un mensaje a alguien con quien hace tiempo que no hablas.',
  },
];
