export const es = {
  attention: {
    title: 'Pendiente',
    inClosedHours: 'En horas cerradas: ¿qué hacemos?',
    withoutOutcome: 'Ya han pasado: ¿cómo acabaron?',
    comingOfAge: 'Cumplen 18 años antes de su cita y no tienen teléfono ni correo',
    comingOfAgeAdvice: 'Desde ese día los avisos son para ellos: apunta en su ficha su teléfono o su correo.',
    unconfirmed: {
      tomorrow: 'Mañana: no han dicho que vienen',
      onDay: (day: string) => `El ${day}: no han dicho que vienen`,
      untilDay: (day: string) => `Hasta el ${day}: no han dicho que vienen`,
    },
  },
  notLoaded: 'No hemos podido abrir el día',
  appointmentsAreKept: 'Las citas siguen guardadas. Vuelve a intentarlo en un momento.',
  loading: 'Abriendo el día…',
  appointmentNotLoaded: 'No hemos podido abrir la cita',
  dayIsKept: 'El día sigue aquí. Vuelve a intentarlo en un momento.',
  day: {
    count: (count: number) => (count === 1 ? '1 cita' : `${count} citas`),
    next: 'Siguiente,',
    filters: {
      late: (count: number) => `${count} por anotar`,
      unpaid: (count: number) => `${count} por pagar`,
      unsigned: (count: number) => `${count} sin firma`,
    },
    empty: 'Hoy no hay citas',
    emptyAdvice: 'Cuando alguien reserve para hoy, su cita saldrá aquí.',
    groups: {
      now: (time: string) => `Ahora, ${time}`,
      next: 'Siguientes',
      late: 'Ya han pasado, por anotar',
      done: 'Anotadas',
    },
  },
};
