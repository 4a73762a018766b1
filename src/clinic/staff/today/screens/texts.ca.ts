import type { es } from './texts.es.ts';

export const ca: typeof es = {
  documentTitle: (clinic) => `Avui · ${clinic}`,
  documentDescription: 'El que demana atenció i les cites del dia, per a l’equip de la clínica.',
  title: 'Avui',
  newAppointment: 'Cita nova',
  absentToday: 'Avui no ve…',
  absentTodayShort: 'Avui no ve',
  runningLate: 'Vaig tard',
  demonstration: 'Demostració: les persones, les seves cites i els seus telèfons són inventats.',
};
