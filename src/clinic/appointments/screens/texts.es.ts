const hoursOf = (count: number) => (count === 1 ? '1 hora' : `${count} horas`);

export const es = {
  book: 'Reservar cita',
  consultation: 'Consulta',
  peninsularTime: ' (hora peninsular)',
  peninsularAndLocalTime: (local: string) => ` (hora peninsular; ${local} en tu hora local)`,
  timeOnDay: (time: string, day: string) => `${time} del ${day}`,
  localHours: (span: string, isAhead: boolean) =>
    `En tu hora local, ${span} ${isAhead ? 'más' : 'menos'} que en la península.`,
  span: (hours: number, minutes: number) => {
    if (minutes === 0) return hoursOf(hours);
    return hours === 0 ? `${minutes} minutos` : `${hoursOf(hours)} y ${minutes} minutos`;
  },
  statuses: {
    pending: 'Pendiente',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
  },
  bySession: 'Sin coste: una sesión de tu plan',
  deviceDateWrong:
    'La fecha de tu dispositivo no es correcta. Aquí contamos con la de la clínica: puedes reservar y pagar con normalidad.',
  sessionEnded: {
    title: 'Tu sesión ha terminado',
    text: 'Inicia sesión y aquí verás cómo está tu cita.',
  },
  outcomeUnknown: 'Ha pasado mucho tiempo. Mira en tu perfil cómo está tu cita.',
  goNow: 'Ir ahora',
  stayHere: 'Quedarme aquí',
  directions: 'Cómo llegar',
  tooLate: {
    byPlan: 'ya no se cambia; si la cancelas, pierdes la sesión.',
    byMoney: 'ya no se cambia; si la cancelas, no se devuelve.',
  },
};
