/** Invented texts of the demonstration. They describe no real person. */

export const noteTexts = {
  adult: [
    'Llega puntual. Cuenta la semana con menos angustia: ha dormido mejor cuatro noches. Revisamos el registro de pensamientos y elige seguir con la respiración antes de acostarse.',
    'Trabajamos la exposición gradual. Ha cogido el autobús dos días; el segundo, con la ansiedad en 4 de 10. Siguiente paso: ir en hora punta con acompañante.',
    'Habla del duelo por primera vez sin cambiar de tema. Escuchamos y ponemos nombre. Acordamos una carta que no hace falta enviar.',
    'Revisión de objetivos: de los tres, dos están cumplidos en parte. Propone espaciar las sesiones dentro de un mes si sigue así.',
    'Semana difícil en el trabajo. Identificamos qué depende de ella y qué no. Practicamos cómo decir que no con una frase corta.',
    'Activación conductual: ha vuelto a caminar por el río tres tardes. El ánimo sube esos días. Planificamos la semana con el calendario.',
    'Aparece la autocrítica al hablar de la familia. Ejercicio de la silla vacía. Se va más tranquila; lo comentaremos el próximo día.',
    'Prevención de recaídas: señales tempranas y qué hacer con cada una. Se lleva la hoja por escrito.',
  ],
  child: [
    'Sesión de juego. Reparte turnos sin enfadarse. Con la familia, diez minutos al final: siguen la tabla de la mañana y funciona.',
    'Dibuja a la familia y se coloca en medio. Habla del colegio con ganas. Pautas: una indicación cada vez y elogio concreto.',
    'Dos noches secas de siete; estaba contento. Quitamos importancia a las otras. La familia entiende que no es voluntad.',
    'Trabajamos el semáforo de las emociones. Lo explica él solo a su padre. En la escuela han cambiado el sitio y ayuda.',
    'Rabieta en la sala de espera; esperamos y bajamos la voz. Luego cuenta qué pasó. Repasamos las dos normas acordadas.',
    'Coordinación con la tutora, con permiso de la familia: pausas cortas e instrucciones por escrito. Revisar en un mes.',
  ],
} as const;

export const alertOutcome =
  'Llamada a los seis minutos de recibir el aviso. Habla con calma: las ideas son pasivas, sin plan ni medios, y no está sola. Acordamos plan de seguridad, con el 024 y el 112 a mano, y cita mañana a las 9:00. Su hermana pasa la noche con ella. Dirección está informada.';

export const resultComments = [
  'Ha bajado desde la última vez. Lo miramos juntos en la próxima sesión.',
  'Se mantiene. Es normal en esta fase; seguimos con lo acordado.',
  'Buen resultado: se nota el trabajo de estas semanas.',
  'Un poco más alto que la última vez. Lo hablamos con calma el próximo día.',
];

export const chatDialogues: readonly (readonly (readonly ['person' | 'team', string])[])[] = [
  [
    [
      'person',
      'Hola, he hecho el registro de esta semana. ¿Te lo llevo impreso o lo miramos en la pantalla?',
    ],
    ['team', 'Hola. En la pantalla nos va bien. Gracias por avisar.'],
    ['person', 'Perfecto. Por cierto, anoche dormí seis horas seguidas.'],
    ['team', '¡Qué buena noticia! Apúntalo también en el registro.'],
  ],
  [
    ['person', 'Hoy he tenido que salir del supermercado. Me he acordado de respirar, pero me ha costado.'],
    ['team', 'Te acordaste y lo hiciste: eso cuenta. ¿Cuánto tardó en bajar?'],
    ['person', 'Unos diez minutos.'],
    ['team', 'Menos que el mes pasado. Lo vemos el próximo día con la escala.'],
    ['person', 'Gracias, lo apunto.'],
  ],
  [
    ['person', '¿La próxima sesión puede ser por vídeo? Estaré en casa de mis padres.'],
    ['team', 'Sí, la cambiamos a videollamada. Recepción te manda el enlace.'],
    ['person', 'Muchas gracias.'],
  ],
  [
    ['person', 'No encuentro la hoja de las señales tempranas. ¿Me la puedes volver a dar?'],
    ['team', 'Claro. La tienes preparada en recepción para cuando vengas.'],
  ],
];

/** Subject, message and answer; null: not answered yet. */
export const inboxMessages = [
  [
    'appointment',
    '¿Tenéis hora por la tarde los jueves? Trabajo hasta las cinco.',
    'Le llamo: jueves a las 17:30 y queda apuntada.',
  ],
  [
    'couples',
    'Mi pareja y yo queremos empezar terapia. ¿Hace falta venir los dos el primer día?',
    'Le explico cómo es la primera visita. Vendrán los dos.',
  ],
  ['plan', '¿El plan Premium se puede pagar en dos veces?', 'Le cuento el pago trimestral y el mensual.'],
  [
    'forensic',
    'Necesito un informe para un juzgado. ¿Qué documentos tengo que llevar?',
    'Primera visita con la directora; le digo qué traer.',
  ],
  ['other', '¿Se puede aparcar cerca de la consulta?', 'Le indico el aparcamiento de la plaza y el autobús.'],
  [
    'appointment',
    'Mi hija tiene cinco años. ¿Es pronto para una primera visita?',
    'Desde cuatro años y medio. Le proponemos dos horas.',
  ],
  [
    'application',
    'Soy psicóloga y me gustaría enviaros mi currículum.',
    'Lo guarda dirección; le damos las gracias.',
  ],
  ['plan', 'No me llega el recibo del último pago. ¿Me lo podéis reenviar?', 'Reenviado a su correo.'],
  ['other', '¿Atendéis en catalán?', 'Sí, en catalán y en castellano.'],
  ['appointment', '¿Hacéis visitas a domicilio en Salt?', 'Sí, está dentro del radio. Le explico el precio.'],
  ['appointment', 'Quería cambiar la cita del martes, pero la web no me deja.', null],
  ['couples', '¿La sesión familiar puede ser por videollamada? Mi hijo vive fuera.', null],
  ['other', '¿Cerráis por vacaciones este invierno?', null],
] as const;

export const callbackNotes = [
  ['talk', 'Prefiere después de las seis.'],
  ['change_hour', 'No puede el día que tiene, mejor otra semana.'],
  ['new_hour', 'Primera visita, viene de parte de su médica de cabecera.'],
  ['papers', 'Quiere un justificante de asistencia para el trabajo.'],
  ['other', 'Pregunta por el aparcamiento.'],
  ['talk', 'Llamó su padre; ya sabe que tardaremos un poco.'],
  ['change_hour', 'Le va mejor por la mañana.'],
  ['new_hour', null],
] as const;
