import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  questions: {
    mood: {
      asked: 'Com va l’ànim?',
      short: 'Ànim',
      words: ['Molt baix', 'Baix', 'Ni bé ni malament', 'Bo', 'Molt bo'],
    },
    sleepQuality: {
      asked: 'Com has dormit?',
      short: 'Son',
      words: ['Molt malament', 'Malament', 'Regular', 'Bé', 'Molt bé'],
    },
    stressLevel: {
      asked: 'Quanta tensió notes?',
      short: 'Tensió',
      words: ['Gairebé gens', 'Poca', 'Una mica', 'Molta', 'Moltíssima'],
    },
    energyLevel: {
      asked: 'Quanta energia tens?',
      short: 'Energia',
      words: ['Gens', 'Poca', 'Regular', 'Força', 'Molta'],
    },
  },
  title: 'Com estàs avui?',
  isKept: 'El que vas apuntar continua desat.',
  notLoaded: 'No hem pogut carregar els teus dies',
  loading: 'Carregant els teus dies',
  invitation: {
    text: 'Amb el teu compte pots apuntar cada dia, en un minut, com estàs. Veuràs com va canviant i et suggerirem una cosa petita, dient-te per què. Només ho veus tu.',
    signIn: 'Entra i apunta el meu dia',
  },
  saving: 'Desant...',
  notSaved: 'No s’ha pogut desar',
  form: {
    markMissing: 'Tria un número de l’1 al 5.',
    good: 'Una cosa que avui ha anat bé',
    hard: 'Una cosa que avui t’ha costat',
    retry:
      'El que has escrit continua aquí. Torna-ho a provar: desar dues vegades el mateix dia no fa malbé res.',
    save: 'Desa el dia d’avui',
    emergency: (phones) => (
      <>
        Això no ho llegeix ningú. Si necessites ajuda ara, truca al {phones[0]} o al {phones[1]}.
      </>
    ),
  },
  consent: {
    lead: 'En un minut pots apuntar com estàs i veure com va canviant. El que apuntis parla de la teva salut, i per això et demanem permís a part:',
    terms: [
      {
        term: 'Què desem',
        text: 'Quatre números de l’1 al 5 per dia i, si vols, dues frases teves. Tot xifrat.',
      },
      {
        term: 'Per a què',
        text: 'Per ensenyar-t’ho a tu i suggerir-te activitats amb unes regles senzilles. Per a res més.',
      },
      {
        term: 'Qui ho llegeix',
        text: 'Ningú. Ni el teu professional, ni recepció, ni la direcció. Per això, si un dia estàs malament, aquí no se n’assabenta ningú: truca o demana cita.',
      },
      { term: 'Quant de temps', text: 'Un any cada dia apuntat. Després s’esborra sol.' },
      {
        term: 'Com ho deixes',
        text: 'Quan vulguis, en dos tocs, aquí mateix. S’esborra tot a l’acte; de les còpies de seguretat desapareix quan caduquen. La guia la continues fent servir igual.',
      },
    ],
    statement: (clinic) =>
      `Dono permís a ${clinic} per desar aquestes dades sobre la meva salut i fer-les servir només per a això.`,
    missing: 'Per començar, marca la casella. Si no vols, la guia és la mateixa.',
    start: 'Comença',
  },
  days: {
    ofToday: 'd’avui',
    ofDay: (day) => `del ${day}`,
    isNoted: (ofDay) => `El dia ${ofDay} ja està apuntat.`,
    change: (ofDay) => `Canvia el dia ${ofDay}`,
    unreadable: (days) =>
      days === 1 ? 'Hi ha un dia que no es pot llegir' : `Hi ha ${days} dies que no es poden llegir`,
    unreadableAdvice:
      'El que vas apuntar continua desat, però ara no ho podem obrir. És cosa nostra: torna-ho a mirar més tard.',
  },
  course: {
    title: 'Com ha anat',
    lead: 'Les últimes quatre setmanes. Els dies sense apuntar queden en blanc.',
    today: 'avui',
    summary: (question, days, words) =>
      `${question}, en ${days === 1 ? '1 dia apuntat' : `${days} dies apuntats`}: l’últim, ${words.last}; el més baix, ${words.lowest}; el més alt, ${words.highest}. Els números són a la taula.`,
    inTable: 'Mira-ho en una taula, amb les teves frases',
    tableCaption: 'Com has estat, el dia més recent primer. Cada nota va de l’1 al 5.',
    day: 'Dia',
    good: 'Bé',
    hard: 'Ha pesat',
  },
  withdrawal: {
    done: 'Tot esborrat',
    nothingLeft: 'No queda res del que vas apuntar.',
    open: 'Retira el meu permís i esborra-ho tot',
    question: 'Vols esborrar tot el que has apuntat?',
    consequence:
      'S’esborren ara mateix tots els teus dies, les teves frases i les teves recomanacions, també les desades. No es poden recuperar. Les teves preferides es queden.',
    confirm: 'Esborra-ho tot',
    busy: 'Esborrant...',
    keep: 'Conserva-ho',
    failed: 'No s’ha pogut esborrar',
    retry: 'Torna-ho a provar: esborrar dues vegades no fa malbé res.',
  },
};
