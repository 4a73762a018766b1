import type { es } from './phrase-texts.es.ts';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

const missed = (number: number, verb: string) =>
  number === 0
    ? `no ${verb} cap cancel·lació ni absència`
    : `${verb} ${count(number, 'cancel·lació o absència', 'cancel·lacions o absències')}`;

function sessions(number: number, one: string, more: string): string {
  if (number === 0) return `no ${one} cap sessió de pla`;
  if (number > 0)
    return `${number === 1 ? one : more} ${count(number, 'sessió de pla', 'sessions de plans')}`;
  return `es van retornar als plans ${count(-number, 'sessió', 'sessions')} més de les utilitzades`;
}

const newPeople = (number: number, one: string, more: string) =>
  number === 0
    ? `no ${one} cap persona nova`
    : `${number === 1 ? one : more} ${count(number, 'persona nova', 'persones noves')}`;

export const ca: typeof es = {
  hours: (number) => count(number, 'hora', 'hores'),
  used: (number) => count(number, 'utilitzada', 'utilitzades'),
  usedAndSold: (used, sold) =>
    `${count(used, 'utilitzada', 'utilitzades')}, ${count(sold, 'venuda', 'venudes')}`,
  rows: {
    appointments: (number) => count(number, 'cita', 'cites'),
    entries: (number) => count(number, 'apunt', 'apunts'),
    newPeople: (number) => count(number, 'persona nova', 'persones noves'),
  },
  inMonth: (month) => (/^[ao]/.test(month) ? `A l’${month}` : `Al ${month}`),
  occupancy: {
    past: (number) =>
      number === 0 ? 'no hi va haver cap cita' : `hi va haver ${count(number, 'cita', 'cites')}`,
    ongoing: (number) => (number === 0 ? 'no hi ha cap cita' : `hi ha ${count(number, 'cita', 'cites')}`),
    same: 'les mateixes',
  },
  missed: {
    past: (number) => missed(number, 'hi va haver'),
    ongoing: (number) => missed(number, 'hi ha'),
    same: 'les mateixes',
  },
  income: {
    past: (amount) => `els ingressos van ser de ${amount}`,
    ongoing: (amount) => `els ingressos són de ${amount}`,
    same: 'el mateix',
  },
  sessions: {
    past: (number) => sessions(number, 'es va utilitzar', 'es van utilitzar'),
    ongoing: (number) => sessions(number, 's’ha utilitzat', 's’han utilitzat'),
    same: 'les mateixes',
  },
  retention: {
    past: (number) => newPeople(number, 'va venir', 'van venir'),
    ongoing: (number) => newPeople(number, 'ha vingut', 'han vingut'),
    same: 'les mateixes',
  },
};
