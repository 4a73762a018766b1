import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  openAgenda: 'Mira l’agenda',
  daySubject: (date) => `La teva agenda del ${date}`,
  dayCount: (count) => (count === 1 ? 'Tens 1 cita:' : `Tens ${count} cites:`),
  changeSubjects: {
    booked: (date) => `Cita nova: ${date}`,
    moved: (date) => `Cita canviada: ${date}`,
    cancelled: (date) => `Cita anul·lada: ${date}`,
  },
  booked: (initials, when) => `${initials} té cita amb tu el ${when}.`,
  changed: (initials, when) => `La cita de ${initials} del ${when} ha canviat: mira-la a l’agenda.`,
  moved: (initials, former, when) => `La cita de ${initials} del ${former} passa al ${when}.`,
  cancelled: (initials, when) => `${initials} ja no ve el ${when}. Aquesta hora queda lliure.`,
};
