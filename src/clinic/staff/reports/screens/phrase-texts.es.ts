const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

const missed = (number: number, verb: string) =>
  number === 0
    ? `no ${verb} ninguna cancelación ni ausencia`
    : `${verb} ${count(number, 'cancelación o ausencia', 'cancelaciones o ausencias')}`;

function sessions(number: number, one: string, more: string): string {
  if (number === 0) return `no ${one} ninguna sesión de plan`;
  if (number > 0)
    return `${number === 1 ? one : more} ${count(number, 'sesión de plan', 'sesiones de planes')}`;
  return `se devolvieron a los planes ${count(-number, 'sesión', 'sesiones')} más de las usadas`;
}

const newPeople = (number: number, one: string, more: string) =>
  number === 0
    ? `no ${one} ninguna persona nueva`
    : `${number === 1 ? one : more} ${count(number, 'persona nueva', 'personas nuevas')}`;

export const es = {
  hours: (number: number): string => count(number, 'hora', 'horas'),
  used: (number: number): string => count(number, 'usada', 'usadas'),
  usedAndSold: (used: number, sold: number): string =>
    `${count(used, 'usada', 'usadas')}, ${count(sold, 'vendida', 'vendidas')}`,
  rows: {
    appointments: (number: number): string => count(number, 'cita', 'citas'),
    entries: (number: number): string => count(number, 'apunte', 'apuntes'),
    newPeople: (number: number): string => count(number, 'persona nueva', 'personas nuevas'),
  },
  /** The month as the beginning of a sentence. */
  inMonth: (month: string): string => `En ${month}`,
  occupancy: {
    past: (number: number): string =>
      number === 0 ? 'no hubo ninguna cita' : `hubo ${count(number, 'cita', 'citas')}`,
    ongoing: (number: number): string =>
      number === 0 ? 'no hay ninguna cita' : `hay ${count(number, 'cita', 'citas')}`,
    same: 'las mismas',
  },
  missed: {
    past: (number: number): string => missed(number, 'hubo'),
    ongoing: (number: number): string => missed(number, 'hay'),
    same: 'las mismas',
  },
  income: {
    past: (amount: string): string => `los ingresos fueron de ${amount}`,
    ongoing: (amount: string): string => `los ingresos son de ${amount}`,
    same: 'lo mismo',
  },
  sessions: {
    past: (number: number): string => sessions(number, 'se usó', 'se usaron'),
    ongoing: (number: number): string => sessions(number, 'se ha usado', 'se han usado'),
    same: 'las mismas',
  },
  retention: {
    past: (number: number): string => newPeople(number, 'vino', 'vinieron'),
    ongoing: (number: number): string => newPeople(number, 'ha venido', 'han venido'),
    same: 'las mismas',
  },
};
