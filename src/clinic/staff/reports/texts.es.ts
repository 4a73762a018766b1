export const es = {
  chooseMonth: 'Elige un mes',
  tooManyMonths: 'Como mucho doce meses.',
  rowLabels: {
    plan: 'Plan',
    cancelled: 'Cancelada a tiempo',
    cancelled_late: 'Canceló tarde',
    no_show: 'No vino',
    grant: 'Comprada',
    withdraw: 'Devuelta con su dinero',
    use: 'Usada',
    return: 'Recuperada',
  },
  sessions: (count: number): string => (count === 1 ? '1 sesión' : `${count} sesiones`),
};
