import type { es } from './labels.es.ts';

export const ca: typeof es = {
  kinds: {
    treatment: 'Atenció psicològica',
    data: 'Protecció de dades',
    video: 'Sessions per vídeo',
    minors: 'Atenció a una persona menor',
  },
  scanName: (id) => `consentiment-${id}.pdf`,
  methods: {
    link: 'per enllaç',
    desk: 'a la clínica, en pantalla',
    paper: 'en paper',
  },
};
