import type { es } from './texts.es.ts';

export const ca: typeof es = {
  notice: {
    label: 'Avís de galetes',
    text: 'Fem servir galetes necessàries i, només si vols, d’anàlisi i de màrqueting.',
    configure: 'Configura',
    policy: 'Política',
  },
  rejectAll: 'Rebutja-les totes',
  acceptAll: 'Accepta-les totes',
  settings: {
    title: 'Preferències de galetes',
    lead: 'Decideixes tu. Ho pots canviar quan vulguis amb el botó Galetes.',
    save: 'Desa les preferències',
    saved: 'Preferències de galetes desades',
    necessary: 'Necessàries',
    aboutNecessary:
      'Desen la teva sessió, aquesta tria i, si el canvies, l’aspecte clar o fosc. Calen per al que tu demanes; per això no es poden desactivar.',
    analytics: 'Anàlisi',
    aboutAnalytics:
      'Serveixen per saber quines pàgines es visiten, sense saber qui ets. Ara no en fem servir cap.',
    marketing: 'Màrqueting',
    aboutMarketing: 'Serveixen per mostrar avisos nostres en altres webs. Ara no en fem servir cap.',
  },
  analyticsStarted: 'Anàlisi de visites: comença',
  analyticsEnded: 'Anàlisi de visites: acaba',
};
