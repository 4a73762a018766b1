import type { ReactNode } from 'react';

export const es = {
  documentTitle: (clinic: string) => `Chat · ${clinic}`,
  documentDescription: 'Lo que las personas escriben a su equipo, para quien las atiende.',
  notOpened: 'No hemos podido abrir el chat',
  isKept: 'Lo que está escrito sigue ahí. Vuelve a intentarlo en un momento.',
  opening: 'Abriendo el chat…',
  title: 'Chat',
  intro: 'Lo lee y lo contesta quien atiende a cada persona.',
  nobodyYet: 'Todavía no ha escrito nadie',
  nobodyHint: 'Cuando alguien con el chat en su plan escriba, lo verás aquí.',
  noneOpen: 'No hay ninguno abierto',
  chooseWhom: 'Elige a quién quieres leer.',
  onlyReaders: 'Aquí ves quién espera respuesta y de quién. Lo escrito lo lee solo quien le atiende.',
  readsAndAnswers: 'lee y contesta',
  answerBefore: (date: string, time: string) => `Conviene contestar antes de: ${date}, ${time}`,
  readByOthersHint:
    'El texto lo ve solo quien contesta. Si corre prisa, avísale, o llama a la persona: su teléfono está en la ficha.',
  threadNotOpened: 'No hemos podido abrir esta conversación',
  openingThread: 'Abriendo la conversación…',
  nameless: 'Sin nombre',
  viewRecord: 'Ver su ficha',
  yourAnswer: 'Tu respuesta',
  closed: 'El chat está cerrado',
  closedHint:
    'Se abre cuando la dirección firma el protocolo de crisis. Lo que ya está escrito puedes leerlo.',
  threads: 'Conversaciones',
  lastMessage: (when: string) => `Último mensaje ${when}`,
  waitingSince: (when: string) => `Espera desde ${when}`,
  nobodyTreats: 'Nadie le atiende aún: dirección',
  withOwner: (name: string) => `Con ${name}`,
  unread: 'sin leer',
  planLacksChat: (bold: (text: string) => ReactNode) => (
    <>{bold('Su plan ya no tiene chat:')} puede leerte, pero no contestarte por aquí.</>
  ),
  takeToNote: 'Llevar a una nota',
  messageOf: (time: string) => `el mensaje de las ${time}`,
};
