import type { GuideProse } from './guide.ts';

/**
 * Two weeks as threshold: ICD-11 as quoted in NICE NG222. Urgent signs: WHO mhGAP guide (2023), self-harm and
 * psychoses. These are reasons to ask for help, not a diagnosis, and the page says so.
 */
const alerts: GuideProse['alerts'] = [
  {
    grade: 'watch',
    title: 'Para observar',
    lead: 'Pasa a menudo, y muchas veces se pasa. Tómalo en serio, sin asustarte.',
    signs: [
      'Desde hace unos días duermes peor que de costumbre.',
      'Saltas por poco, o tienes ganas de llorar sin saber bien por qué.',
      'Te cuesta concentrarte o decidir cosas pequeñas.',
      'El cuerpo se queja: el cuello, el estómago, un cansancio que no se va.',
      'Has dejado algún plan porque no tenías ganas de nadie.',
    ],
    next: 'Prueba una actividad de esta guía, cuéntaselo a alguien y vuelve a leer esta lista dentro de dos semanas.',
  },
  {
    grade: 'appointment',
    title: 'Para pedir cita',
    lead: 'Cuando dura más de dos semanas, se repite o te cambia la vida de cada día.',
    signs: [
      'Llevas más de dos semanas con tristeza, miedo o vacío casi todos los días.',
      'Ya no disfrutas de lo que antes te gustaba.',
      'Te cuesta trabajar, estudiar, cuidar de los tuyos o salir de casa.',
      'Comes o duermes mucho más, o mucho menos, que antes.',
      'Bebes o tomas algo para aguantar el día.',
      'De pronto te entra un miedo muy fuerte, con palpitaciones o falta de aire. La primera vez, que lo mire también un médico.',
      'Una pérdida o un mal recuerdo vuelve una y otra vez.',
      'Alguien que te quiere está preocupado por ti.',
    ],
    next: 'No hay que esperar a estar peor. Con una de estas señales basta para pedir cita, aquí o con tu médico de cabecera.',
  },
  {
    grade: 'now',
    title: 'Para llamar ahora',
    lead: 'Esto no se deja para mañana. Llamar no es molestar: para eso están estas líneas.',
    signs: [
      'Piensas en morirte o en hacerte daño.',
      'Te has hecho daño, o has tomado demasiadas pastillas o algo que puede ser tóxico.',
      'Ves u oyes cosas que los demás no, o notas mucha confusión, y eso te asusta.',
      'Alguien te hace daño, o temes por tu seguridad o por la de otra persona.',
      'Te duele el pecho o no puedes respirar, y no sabes qué es.',
    ],
    next: 'Mientras tanto, no te quedes a solas. Ve a un sitio con gente y aleja de ti lo que pueda hacerte daño.',
  },
];

/** For people worried about someone. Asking about suicide does not plant the idea: WHO, "Preventing suicide" (2014). */
const supportTips: GuideProse['supportTips'] = [
  'Pregunta sin rodeos y con calma: «¿Estás pensando en hacerte daño?». Preguntarlo no da ideas. Da permiso para hablar.',
  'Escucha más de lo que hablas. No discutas, no riñas, no prometas guardar el secreto.',
  'Si crees que corre peligro, quédate a su lado y llama tú.',
  'Después, cuídate también. Acompañar cansa, y puedes pedir ayuda para ti.',
];

/**
 * Sources: sleep, AASM and SRS consensus (2015, seven hours or more for adults) and the European Insomnia Guideline
 * (2023); movement, WHO guidelines on physical activity (2020: 150 to 300 minutes a week, balance from 65 on); small
 * children and screens, WHO guidelines for under fives (2019); alcohol, WHO Europe statement (2023); social ties, WHO
 * Commission on Social Connection (2025).
 */
const recommendations: GuideProse['recommendations'] = [
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

const firstSession: GuideProse['firstSession'] = [
  {
    title: 'Una frase para empezar',
    text: 'Qué te trae y por qué ahora. Si no te sale, di eso mismo: «No sé por dónde empezar».',
  },
  {
    title: 'Desde cuándo',
    text: 'Cuándo lo notaste por primera vez, y qué lo mejora o lo empeora.',
  },
  {
    title: 'Lo que ya has probado',
    text: 'Otras terapias, consejos, libros. También lo que no sirvió.',
  },
  {
    title: 'Tu salud',
    text: 'La medicación que tomas, con su nombre, y las enfermedades que haya que saber.',
  },
  {
    title: 'Qué te gustaría',
    text: 'Algo que quisieras poder hacer dentro de unos meses y hoy no puedes.',
  },
  {
    title: 'Tus preguntas',
    text: 'Cómo trabajamos, cuánto puede durar, qué pasa con lo que cuentas. Todas valen.',
  },
];

const readingHabits: GuideProse['readingHabits'] = [
  {
    title: 'Mira quién firma y cuándo',
    text: 'Un nombre, una profesión y una fecha. Si no están, busca otra página.',
  },
  {
    title: 'Desconfía de lo rotundo',
    text: 'Quien promete quitarlo todo en tres días suele querer venderte algo.',
  },
  {
    title: 'No te busques en cada lista',
    text: 'Reconocerse en unas frases no es un diagnóstico. Apúntalo y tráelo a la sesión.',
  },
  {
    title: 'Ponle hora y final',
    text: 'Un rato corto, de día, mejor en papel. Buscar síntomas de madrugada asusta más de lo que aclara.',
  },
];

export const es: GuideProse = { alerts, supportTips, recommendations, firstSession, readingHabits };
