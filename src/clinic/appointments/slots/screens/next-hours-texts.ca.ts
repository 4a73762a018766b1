import type { es } from './next-hours-texts.es.ts';

export const ca: typeof es = {
  next: 'Propera:',
  nextHour: (day, near, time) => `${near ? `${near}, ${day},` : day} a les\u00a0${time}`,
  nextFreeHours: 'Properes hores lliures',
  bookHour: (day, time) => `Reserva ${day} a les ${time}`,
};
