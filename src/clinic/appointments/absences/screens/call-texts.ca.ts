import type { es } from './call-texts.es.ts';

export const ca: typeof es = {
  calls: {
    title: 'Cal trucar',
    unknown: 'No sabem si cal trucar a algú',
    noPhone: 'No tenim el seu telèfon',
    isCancelled: (day, span) => `No sap que la seva cita s’ha anul·lat: ${day}, ${span}`,
    isMoved: (day, span) => `No sap que ara la seva cita és: ${day}, ${span}`,
    informed: 'Ja ho sap',
    informedFor: (name) => `Ja ho sap: ${name}`,
    busy: 'Anotant...',
  },
};
