import { theDay, toDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Tractaments',
  theTreatments: 'els tractaments',
  none: 'Encara no té cap cita confirmada.',
  keptUntil: (day) => `La llei demana guardar la història fins ${toDay(day)}. Després s’esborra sola.`,
  undoRefused: 'L’alta continua donada',
  firstVisit: (day) => `Primera visita: ${day}`,
  open: 'Obert',
  dischargedOn: (day) => `Alta: ${day}`,
  undoing: 'Desfent...',
  undo: 'Desfés l’alta',
  discharged: 'Alta donada',
  onDay: (day) => `${theDay(day).replace(/^./, (letter) => letter.toUpperCase())}.`,
  discharge: 'Dona l’alta',
  dischargeHint: 'Des d’aquell dia compta el termini legal de conservació de la història.',
  dischargeDay: 'Dia de l’alta',
  refused: 'No s’ha donat l’alta',
  saving: 'Desant...',
};
