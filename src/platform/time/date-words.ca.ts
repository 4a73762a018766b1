import type { es } from './date-words.es.ts';

export const ca: typeof es = {
  weekdays: ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'],
  shortWeekdays: ['dl', 'dt', 'dc', 'dj', 'dv', 'ds', 'dg'],
  months: [
    ...['gener', 'febrer', 'març', 'abril', 'maig', 'juny'],
    ...['juliol', 'agost', 'setembre', 'octubre', 'novembre', 'desembre'],
  ],
  shortMonths: ['gen', 'febr', 'març', 'abr', 'maig', 'juny', 'jul', 'ag', 'set', 'oct', 'nov', 'des'],
  ofMonth: (month) => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`),
  missingDate: 'Data no disponible',
  invalidDate: 'Data no vàlida',
  missingTime: 'Hora no disponible',
  invalidTime: 'Hora no vàlida',
  dateAndTime: (date, time) => `${date}, a les ${time}`,
  onDate: (date) => `el ${date}`,
  today: 'avui',
  tomorrow: 'demà',
  pastToday: 'Avui',
  pastYesterday: 'Ahir',
  fromTo: (from, to) => `de ${from} a ${to}`,
};
