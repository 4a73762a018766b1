import type { es } from './texts.es.ts';

export const ca: typeof es = {
  label: 'Galetes i emergències',
  cookies: 'Galetes',
  sos: 'SOS',
  emergencyPhones: 'SOS, telèfons d’emergència',
  book: 'Demana cita',
  callClinic: 'Truca a la clínica, ',
  weAnswer: (hours) => ` Responem ${hours}`,
};
