import type { es } from './texts.es.ts';

export const ca: typeof es = {
  requests: 'Sol·licituds',
  requestsLead:
    'Si demana una còpia de la seva història, corregir-la o suprimir-la, apunta-ho el dia que arriba. Es contesta a',
  glance: 'D’un cop d’ull',
  deskNote: 'Nota per a recepció',
  all: (count) => `Totes (${count})`,
};
