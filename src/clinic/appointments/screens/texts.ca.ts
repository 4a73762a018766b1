import type { es } from './texts.es.ts';

const hoursOf = (count: number) => (count === 1 ? '1 hora' : `${count} hores`);

export const ca: typeof es = {
  book: 'Demana cita',
  consultation: 'Consulta',
  peninsularTime: ' (hora peninsular)',
  peninsularAndLocalTime: (local) => ` (hora peninsular; ${local} a la teva hora local)`,
  timeOnDay: (time, day) => `${time} del ${day}`,
  localHours: (span, isAhead) =>
    `A la teva hora local, ${span} ${isAhead ? 'més' : 'menys'} que a la península.`,
  span: (hours, minutes) => {
    if (minutes === 0) return hoursOf(hours);
    return hours === 0 ? `${minutes} minuts` : `${hoursOf(hours)} i ${minutes} minuts`;
  },
  statuses: {
    pending: 'Pendent',
    confirmed: 'Confirmada',
    cancelled: 'Anul·lada',
  },
  bySession: 'Sense cost: una sessió del teu pla',
  deviceDateWrong:
    'La data del teu dispositiu no és correcta. Aquí comptem amb la de la clínica: pots reservar i pagar amb normalitat.',
  sessionEnded: {
    title: 'La teva sessió s’ha acabat',
    text: 'Inicia la sessió i aquí veuràs com està la teva cita.',
  },
  outcomeUnknown: 'Ha passat molta estona. Mira al teu perfil com està la teva cita.',
  goNow: 'Ves-hi ara',
  stayHere: 'Em quedo aquí',
  directions: 'Com arribar-hi',
  tooLate: {
    byPlan: 'ja no es pot canviar; si l’anul·les, perds la sessió.',
    byMoney: 'ja no es pot canviar; si l’anul·les, no es torna.',
  },
};
