import type { es } from './opening-reason-texts.es.ts';

export const ca: typeof es = {
  question: 'Per què l’obres',
  choose: 'Tria un motiu',
  reasons: {
    emergency: 'Una urgència',
    complaint: 'Una reclamació',
    legal: 'Una obligació legal',
    patient_request: 'Ho ha demanat la persona',
  },
};
