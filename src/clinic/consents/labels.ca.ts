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
  arrangements: {
    both: 'Signen els dos progenitors',
    one: 'Signa un de sol',
    court_ruling: 'Segons una resolució judicial',
    art_236_8: 'Signa un (art. 236-8.2.d CCCat)',
    disagreement: 'No estan d’acord',
  },
  disclaimer: 'El programa desa les proves; no diu si un consentiment és vàlid.',
};
