import type { es } from './texts.es.ts';

export const ca: typeof es = {
  chooseMonth: 'Tria un mes',
  tooManyMonths: 'Com a màxim dotze mesos.',
  rowLabels: {
    plan: 'Pla',
    cancelled: 'Cancel·lada a temps',
    cancelled_late: 'Va cancel·lar tard',
    no_show: 'No va venir',
    grant: 'Comprada',
    withdraw: 'Retornada amb els diners',
    use: 'Utilitzada',
    return: 'Recuperada',
  },
  sessions: (count) => (count === 1 ? '1 sessió' : `${count} sessions`),
};
