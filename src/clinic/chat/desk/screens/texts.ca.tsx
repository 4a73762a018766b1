import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  documentTitle: (clinic) => `Xat · ${clinic}`,
  documentDescription: 'El que les persones escriuen al seu equip, per a qui les atén.',
  notOpened: 'No hem pogut obrir el xat',
  isKept: 'El que hi ha escrit continua allà. Torna-ho a provar d’aquí a un moment.',
  opening: 'Obrint el xat…',
  title: 'Xat',
  intro: 'El llegeix i el contesta qui atén cada persona.',
  nobodyYet: 'Encara no ha escrit ningú',
  nobodyHint: 'Quan algú que tingui el xat al seu pla escrigui, ho veuràs aquí.',
  noneOpen: 'No n’hi ha cap d’obert',
  chooseWhom: 'Tria a qui vols llegir.',
  onlyReaders: 'Aquí veus qui espera resposta i de qui. El que s’ha escrit només ho llegeix qui l’atén.',
  readsAndAnswers: 'llegeix i contesta',
  answerBefore: (date, time) => `Convé contestar abans de: ${date}, ${time}`,
  readByOthersHint:
    'El text només el veu qui contesta. Si corre pressa, avisa’l, o truca a la persona: el seu telèfon és a la fitxa.',
  threadNotOpened: 'No hem pogut obrir aquesta conversa',
  openingThread: 'Obrint la conversa…',
  nameless: 'Sense nom',
  viewRecord: 'Mostra la fitxa',
  yourAnswer: 'La teva resposta',
  closed: 'El xat està tancat',
  closedHint: 'S’obre quan la direcció signa el protocol de crisi. El que ja està escrit ho pots llegir.',
  threads: 'Converses',
  lastMessage: (when) => `Últim missatge ${when}`,
  waitingSince: (when) => `Espera des ${/^[aeiou]/.test(when) ? 'd’' : 'de '}${when}`,
  nobodyTreats: 'Encara no l’atén ningú: direcció',
  withOwner: (name) => `Amb ${name}`,
  unread: 'sense llegir',
  planLacksChat: (bold) => (
    <>{bold('El seu pla ja no té xat:')} et pot llegir, però no contestar-te per aquí.</>
  ),
  takeToNote: 'Porta-ho a una nota',
  messageOf: (time) => `el missatge de les ${time}`,
};
