import type { es } from './texts.es.ts';

export const ca: typeof es = {
  downloaded: 'Justificant d’assistència descarregat',
  for: 'Justificant d’assistència per a',
  companionWithoutName: 'La segona persona',
  accompanying: 'Un acompanyant',
  name: 'Nom i cognoms de qui acompanyava',
  content: 'Diu el dia i les hores, no el tipus de consulta.',
  contentForAccompanying: 'Diu el dia i les hores, no el tipus de consulta ni de qui.',
  refused: 'No s’ha fet el justificant d’assistència',
  advice: 'Torna-ho a provar: no es farà dues vegades.',
  preparing: 'Preparant...',
  download: 'Descarrega',
  sending: 'Enviant...',
  sent: 'Justificant d’assistència enviat',
  sentTo: (recipients) => `A ${recipients}.`,
  send: 'Envia per correu',
  noEmail: 'No tenim cap correu on enviar-lo.',
  emailsTo: (recipients) => `Per correu s’envia a ${recipients}.`,
};
