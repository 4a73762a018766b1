import type { es } from './record-texts.es.ts';

export const ca: typeof es = {
  title: 'Cites',
  appointment: (professional) => `Cita amb ${professional}`,
  notes: (notes) => `En reservar es va escriure: ${notes}`,
};
