export const es = {
  /** Monday first. */
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  shortWeekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  months: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  shortMonths: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  ofMonth: (month: string): string => `de ${month}`,
  missingDate: 'Fecha no disponible',
  invalidDate: 'Fecha inválida',
  missingTime: 'Hora no disponible',
  invalidTime: 'Hora inválida',
  dateAndTime: (date: string, time: string): string => `${date}, a las ${time}`,
  onDate: (date: string): string => `el ${date}`,
  today: 'hoy',
  tomorrow: 'mañana',
  pastToday: 'Hoy',
  pastYesterday: 'Ayer',
  fromTo: (from: string, to: string): string => `de ${from} a ${to}`,
};
