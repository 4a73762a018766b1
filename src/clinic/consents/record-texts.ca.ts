import type { es } from './record-texts.es.ts';

export const ca: typeof es = {
  title: 'Consentiments',
  signed: (method, day, name) => `Signat ${method} el ${day} com a ${name}`,
  withdrawn: (day) => `; retirat el ${day}`,
  unreadable: 'Ara no es pot llegir aquest text.',
  kept: 'els consentiments signats, bloquejats, com a part de la història clínica',
  keptForOthers: 'els consentiments que vas signar per algú a càrrec teu, mentre se’n conservi la història',
};
