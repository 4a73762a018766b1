import type { es } from './document-texts.es.ts';

export const ca: typeof es = {
  copy: {
    title: 'Còpia de la història clínica',
    born: (name, day) => `${name}, naixement: ${day}`,
    made: (day, asker, received) =>
      `Feta el ${day}, a petició ${asker === null ? 'de la mateixa persona' : `de ${asker}`}, rebuda el ${received}.`,
    passagesOmitted: (mark) =>
      `En aquesta còpia hi ha passatges que no s’entreguen; en el seu lloc hi diu ${mark}. La Llei 41/2002, a l’article 18.3, protegeix les dades que altres persones van donar en confiança i les anotacions subjectives dels professionals.`,
    nothingOmitted: 'Aquesta còpia és completa: no se n’ha deixat fora res.',
    attached: (name) => `El paper signat és dins d’aquest mateix PDF, com a fitxer adjunt: ${name}.`,
    notes: 'Notes de les sessions',
    noNotes: 'No n’hi ha cap d’escrita.',
    rightsTitle: 'Els teus drets',
    rights:
      'La primera còpia és gratuïta. Si creus que hi falta alguna cosa o que alguna cosa està malament, digue’ns-ho; també pots reclamar davant l’Agència Espanyola de Protecció de Dades (www.aepd.es).',
  },
  answer: {
    titles: {
      copy: 'La teva sol·licitud de còpia',
      erasure: 'La teva sol·licitud de supressió',
      rectification: 'La teva sol·licitud de rectificació',
    },
    to: (name) => `Per a ${name}`,
    received: (day) => `Ens va arribar el ${day}.`,
    answered: (day) => ` La vam respondre el ${day}.`,
    disagree: 'Si no hi estàs d’acord',
    complaint:
      'Escriu-nos i ho mirem amb tu. També pots reclamar davant l’Agència Espanyola de Protecció de Dades (www.aepd.es) o acudir als tribunals.',
    corrected: 'Ho hem corregit',
    refused: 'No ho podem fer, i per què',
    moreTime: 'Necessitem més temps',
    newTerm: (day) => `Et respondrem, com a molt tard, el ${day} (RGPD, art. 12.3). El motiu és aquest:`,
    deleted: 'Què hem esborrat',
    nothingDeleted: 'Res: la llei ens obliga a guardar-ho tot.',
    kept: 'Què queda guardat, per què i fins quan',
    keptItem: (what, why, until) => `– ${what}. Per què: ${why}. ${until}`,
    identifiesNobody: 'No diu de qui és.',
    keptUntil: (day) => `Fins al ${day}; després s’esborra.`,
    locked:
      'El que està bloquejat no es veu ni es fa servir en el dia a dia de la clínica. Només la direcció ho pot obrir, i només si ho demana un jutjat, la fiscalia o una administració competent, o per una reclamació (LO 3/2018, art. 32). Cada vegada que s’obre queda apuntat.',
  },
  erasure: {
    keptNotes: 'les notes de les teves sessions, xifrades i bloquejades, com a part de la història clínica',
    keptAnswer: 'aquesta sol·licitud i la seva resposta',
    keptAnswerBecause: 'RGPD, art. 5.2, i LO 3/2018, art. 72: poder demostrar que et vam respondre',
  },
};
