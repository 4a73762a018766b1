export type AlertGrade = 'watch' | 'appointment' | 'now';

export type Alert = {
  grade: AlertGrade;
  title: string;
  lead: string;
  signs: readonly string[];
  next: string;
};

/**
 * Two weeks as threshold: ICD-11 as quoted in NICE NG222. Urgent signs: WHO mhGAP guide (2023), self-harm and
 * psychoses. These are reasons to ask for help, not a diagnosis, and the page says so.
 */
export const alerts: readonly Alert[] = [
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
export const supportTips: readonly string[] = [
  'Pregunta sin rodeos y con calma: «¿Estás pensando en hacerte daño?». Preguntarlo no da ideas. Da permiso para hablar.',
  'Escucha más de lo que hablas. No discutas, no riñas, no prometas guardar el secreto.',
  'Si crees que corre peligro, quédate a su lado y llama tú.',
  'Después, cuídate también. Acompañar cansa, y puedes pedir ayuda para ti.',
];
