import type { es } from './texts.es.ts';

export const ca: typeof es = {
  places: {
    services: 'Consultes',
    team: 'Equip',
    plans: 'Plans',
    perks: 'Guies dels plans',
    emergency: 'Telèfons d’emergència',
    site: 'Textos del web',
    complementary: 'Serveis complementaris',
    directory: 'Guia de professionals',
    pages: 'Pàgines en altres webs',
    clinic: 'Dades de la clínica',
    consents: 'Consentiments',
  },
  languages: {
    ca: 'català',
  },
  notOpened: 'No hem pogut obrir els textos',
  tryAgain: 'Continuen desats: torna-ho a provar.',
  opening: 'S’estan obrint els textos…',
  lead: (language) =>
    `El que la clínica ha escrit, en ${language}. Si falta un text, el web i els correus el mostren en castellà. Quan en canvies un en castellà, cal tornar-lo a traduir aquí.`,
  complete: 'No falta cap text.',
  missingOf: (missing, all) => `${missing === 1 ? 'Falta' : 'Falten'} ${missing} de ${all} textos.`,
  missingOnly: 'Mostra només el que falta',
  saved: 'Desat',
  missing: (count) => `${count === 1 ? 'Falta' : 'Falten'} ${count}`,
  allDone: 'Complet',
  saving: 'S’està desant...',
  save: 'Desa',
};
