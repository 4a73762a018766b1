import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Faig tard',
  minutes: (minutes) => `${minutes} min`,
  who: 'Professional que fa tard',
  choose: 'Tria',
  howLate: 'Quant de retard porta',
  refused: 'No s’ha avisat',
  advice: 'Abans de repetir-ho, pregunta a qui ve si li ha arribat.',
  busy: 'Avisant...',
  submit: 'Avisa',
  whoMissing: 'Tria qui fa tard.',
  minutesMissing: 'Tria quant de retard porta.',
  notified: 'Avisat',
  willBeNotified: 'Rebrà l’avís',
  mustBeCalled: 'Cal trucar',
  currentUntil: (time) => `La cita en curs s’acabarà cap a les ${time}.`,
  affected: 'A qui afecta',
  withoutName: 'Sense nom',
  late: (minutes) => `${minutes} min de retard`,
  nobodyElse: 'Avui ja no ve ningú més.',
  nobodyWaits: 'Ningú no s’ha d’esperar: els espais lliures de l’agenda absorbeixen el retard.',
  onTime: (count) =>
    count === 1
      ? 'L’altra cita d’avui comença a l’hora: un espai lliure absorbeix el retard.'
      : `Les altres ${count} cites d’avui comencen a l’hora: un espai lliure absorbeix el retard.`,
};
