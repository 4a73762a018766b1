import { toDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  plan: 'Pla',
  noneActive: 'Cap d’actiu',
  manyActive: (count) => `${count} actius`,
  plans: 'Plans',
  thePlans: 'els plans',
  none: 'No té cap pla.',
  imported: 'portat d’abans',
  takeInstalment: 'Cobra el termini',
  takeAndReactivate: 'Cobra i reactiva',
  until: (day) => `fins ${toDay(day)}`,
  inactiveUntil: (day) => `No actiu; es poden fer servir fins ${toDay(day)}`,
  inactive: 'No actiu',
  sell: 'Ven un pla',
  payAppointments: 'Paga les seves cites',
  choosePlan: 'Tria un pla i com es paga',
  noAccount: 'No té compte',
  noAccountHint:
    'El pla queda a la seva fitxa, i al seu compte quan el creï. Fins aleshores no li arriben els avisos del pla: digues-li tu quan toca el proper pagament i quan s’acaba.',
  sessionsOf: (plan, left) => `${plan}: ${left === 1 ? 'queda 1 sessió' : `queden ${left} sessions`}`,
  sessionsLeft: (left) => (left === 1 ? 'Queda 1 sessió' : `Queden ${left} sessions`),
};
