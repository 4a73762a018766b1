import type { es } from './texts.es.ts';

export const ca: typeof es = {
  documentTitle: (clinic) => `Els teus resultats · ${clinic}`,
  documentDescription: 'El que el teu professional ha compartit amb tu, i com ha anat amb el temps.',
  title: 'Els teus resultats',
  opening: 'Obrint els teus resultats…',
  areKept: 'Els teus resultats continuen desats. Torna-ho a provar d’aquí a un moment.',
  notOpened: 'No hem pogut obrir els teus resultats',
  stillKept: 'Continuen desats. Torna-ho a provar d’aquí a un moment.',
  whatItIs: 'Què és i què no és',
  none: {
    title: 'Encara no n’hi ha cap',
    text: 'Quan el teu professional en comparteixi un amb tu, el veuràs aquí.',
    viewMine: 'Mira els meus qüestionaris',
  },
  scale: 'Més punts són més molèsties en aquells dies.',
  unreadable: {
    title: 'Ara no podem llegir aquest resultat',
    text: 'És cosa nostra i continua desat. El teu professional te’l pot explicar a la propera visita.',
  },
  points: (score, most) => `${score} de ${most} punts.`,
  wordsOf: (name) => `Unes paraules de ${name}`,
  savePdf: 'Desa’l en PDF',
  chart: {
    caption: (title) => `${title}: punts de cada vegada`,
    day: 'Dia',
    points: (most) => `Punts, de ${most}`,
    unreadable: 'Ara no es pot llegir',
    summary: (title, from, to, times) =>
      `${title}: de ${from} a ${to} punts en ${times} vegades. Les mateixes dades són a la taula.`,
  },
};
