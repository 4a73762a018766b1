import type { es } from './texts.es.ts';

export const ca: typeof es = {
  modalities: {
    office: 'Al despatx',
    home: 'A domicili',
    video: 'Per vídeo',
    child: 'Per a nenes i nens, al despatx',
  },
  minutes: (minutes) => `${minutes}\u00a0minuts`,
  minutesBetween: (shortest, longest) => `entre ${shortest} i ${longest}\u00a0minuts`,
};
