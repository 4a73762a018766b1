import type { es } from './access-log-texts.es.ts';

export const ca: typeof es = {
  title: 'Qui ha obert la teva fitxa',
  intro: 'Cada vegada que algú de la clínica obre la teva fitxa queda apuntat quan i amb quina funció.',
  loading: 'Carregant la llista…',
  notLoaded: 'No hem pogut carregar la llista',
  isKept: 'Continua desada. Torna-ho a provar d’aquí a un moment.',
  empty: 'Encara no l’ha oberta ningú.',
  all: (count) => `Mostra les ${count}`,
  roles: {
    professional: 'Professional que t’atén',
    reception: 'Recepció',
    admin: 'Direcció',
  },
  opened: {
    chat: 'va obrir el que heu escrit al xat',
    card: 'va obrir la teva fitxa',
    notes: 'va obrir el que vas escriure en reservar',
    evaluation: 'va obrir les respostes d’un qüestionari',
    sessions: 'va obrir les seves notes de les vostres sessions',
    copy: 'va obrir tota la teva història, per fer la còpia que es va demanar,',
  },
  because: (reason) => `. Motiu: ${reason}`,
  reasons: {
    emergency: 'una urgència',
    complaint: 'una reclamació',
    legal: 'una obligació legal',
    patient_request: 'ho vas demanar tu',
  },
};
