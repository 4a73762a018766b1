import type { es } from './texts.es.ts';

export const ca: typeof es = {
  unreadable: 'Ara no podem llegir aquest resultat. Prova-ho més tard.',
  sentences: {
    'phq-9': {
      minimal: 'En aquelles dues setmanes vas assenyalar poques molèsties d’ànim, o cap.',
      mild: 'En aquelles dues setmanes vas assenyalar algunes molèsties d’ànim.',
      moderate: 'En aquelles dues setmanes vas assenyalar bastants molèsties d’ànim.',
      moderately_severe: 'En aquelles dues setmanes vas assenyalar moltes molèsties d’ànim.',
      severe: 'En aquelles dues setmanes vas assenyalar moltes molèsties d’ànim, gairebé cada dia.',
    },
    'gad-7': {
      minimal: 'En aquells dies vas assenyalar poques molèsties d’ansietat, o cap.',
      mild: 'En aquells dies vas assenyalar algunes molèsties d’ansietat.',
      moderate: 'En aquells dies vas assenyalar bastants molèsties d’ansietat.',
      moderately_severe: 'En aquells dies vas assenyalar moltes molèsties d’ansietat.',
      severe: 'En aquells dies vas assenyalar moltes molèsties d’ansietat, gairebé cada dia.',
    },
  },
  disclaimer:
    'No és un diagnòstic. És una mesura d’uns dies, que només diu alguna cosa juntament amb el que parleu a la consulta.',
  pdf: {
    documentTitle: (questionnaire) => `Resultat · ${questionnaire}`,
    finishedOn: (day) => `Respost el ${day}`,
    result: 'Resultat',
    wordsOf: (name) => `Unes paraules de ${name}`,
    course: 'Amb el temps',
    scoreOf: (score, most) => `${score} de ${most}`,
    points: (score) => `${score} punts.`,
  },
  refusals: {
    reason_required: 'Digues per què necessites obrir-lo: queda registrat, i la persona ho pot veure.',
    not_finished: 'Encara no l’ha acabat de respondre.',
    released: 'Aquest resultat ja està compartit.',
  },
  commentTooLong: 'El text és massa llarg.',
  commentMissing: 'Escriu unes paraules per a la persona.',
};
