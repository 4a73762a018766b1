import type { es } from './modality-texts.es.ts';

export const ca: typeof es = {
  modalities: {
    office: 'Al despatx',
    home: 'A domicili',
    video: 'Per vídeo',
    child: 'Per a nenes i nens, al despatx',
  },
};
