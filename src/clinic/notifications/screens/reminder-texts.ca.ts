import type { es } from './reminder-texts.es.ts';

export const ca: typeof es = {
  hours: (numbers, isOne) => `${numbers} ${isOne ? 'hora' : 'hores'}`,
  byEmail: (hours) => `per correu, ${hours} abans`,
  bySms: (hours) => `per SMS, ${hours} abans si verifiques el mòbil`,
  inProfile: 'tens sempre les cites al teu perfil',
};
