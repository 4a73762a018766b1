export const es = {
  weekdayClosed: 'Ese día de la semana la clínica no abre.',
  weekdayClosedAddHours: 'Ese día de la semana la clínica no abre; para atender, añade horas extra.',
  chooseHour: 'Elige una de las horas de la clínica.',
  dayMissing: 'Elige el día.',
  dayIsPast: 'Ese día ya ha pasado.',
  alreadyOpen: 'Ese día ya está abierto.',
  alreadyClosed: 'Ese día ya está cerrado.',
  block: {
    opensMissing: 'Escribe a qué hora empieza, en saltos de cinco minutos.',
    closesMissing: 'Escribe a qué hora acaba, en saltos de cinco minutos.',
    kindMissing: 'Elige al menos un tipo de consulta.',
    tooShort: (minutes: number) => `El tramo tiene que durar al menos ${minutes} minutos.`,
    overlap: 'Hay dos tramos del mismo día que se pisan.',
  },
  absence: {
    endBeforeStart: 'El final tiene que ser posterior al principio.',
    isPast: 'Ese tiempo ya ha pasado.',
    tooLong: 'Es más de un año. Revisa las fechas.',
  },
};
