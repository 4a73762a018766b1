import type { es } from './structured-texts.es.ts';

export const ca: typeof es = {
  plan: (name) => `Pla ${name}`,
  firstVisit: (service) => `${service}, primera visita`,
  sessions: (count) => `${count} sessions`,
};
