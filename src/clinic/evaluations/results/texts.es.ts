export const es = {
  unreadable: 'Ahora no podemos leer este resultado. Inténtalo más tarde.',
  sentences: {
    'phq-9': {
      minimal: 'En esas dos semanas señalaste pocas molestias de ánimo, o ninguna.',
      mild: 'En esas dos semanas señalaste algunas molestias de ánimo.',
      moderate: 'En esas dos semanas señalaste bastantes molestias de ánimo.',
      moderately_severe: 'En esas dos semanas señalaste muchas molestias de ánimo.',
      severe: 'En esas dos semanas señalaste muchas molestias de ánimo, casi a diario.',
    },
    'gad-7': {
      minimal: 'En esos días señalaste pocas molestias de ansiedad, o ninguna.',
      mild: 'En esos días señalaste algunas molestias de ansiedad.',
      moderate: 'En esos días señalaste bastantes molestias de ansiedad.',
      moderately_severe: 'En esos días señalaste muchas molestias de ansiedad.',
      severe: 'En esos días señalaste muchas molestias de ansiedad, casi a diario.',
    },
  },
  disclaimer:
    'No es un diagnóstico. Es una medida de unos días, que solo dice algo junto con lo que habláis en consulta.',
  pdf: {
    documentTitle: (questionnaire: string) => `Resultado · ${questionnaire}`,
    finishedOn: (day: string) => `Respondido el ${day}`,
    result: 'Resultado',
    wordsOf: (name: string) => `Unas palabras de ${name}`,
    course: 'Con el tiempo',
    scoreOf: (score: number, most: number) => `${score} de ${most}`,
    points: (score: string) => `${score} puntos.`,
  },
  refusals: {
    reason_required: 'Di por qué necesitas abrirlo: queda registrado, y la persona puede verlo.',
    not_finished: 'Todavía no lo ha terminado de responder.',
    released: 'Este resultado ya está compartido.',
  },
  commentTooLong: 'El texto es demasiado largo.',
  commentMissing: 'Escribe unas palabras para la persona.',
};
