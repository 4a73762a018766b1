import { ofDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  documentTitle: (clinic) => `Documents · ${clinic}`,
  documentDescription: 'Els textos que signen les persones que atén la clínica, amb les seves versions.',
  title: 'Documents',
  notOpened: 'No hem pogut obrir els textos',
  areKept: 'Continuen desats. Torna-ho a provar d’aquí a un moment.',
  opening: 'Obrint els textos…',
  published: 'Publicat',
  noText: 'Sense text',
  nothingPublished: 'Mentre no hi hagi un text publicat, no es demana a ningú.',
  formerText: 'El text anterior',
  formerTexts: (count) => `Els ${count} textos anteriors`,
  writeAnother: 'Escriu-ne un altre',
  write: 'Escriu-lo',
  writeDescription: 'Es publica sencer i ja no es pot canviar. Des d’aleshores és el que es demana signar.',
  fingerprint: (hash) => `Empremta (SHA-256): ${hash}`,
  textPublished: 'Text publicat',
  askedFromNow: 'És el que es demana des d’ara.',
  titleField: 'Títol',
  bodyField: 'Text',
  bodyHint: 'Frases curtes, sense tecnicismes: què es fa, per a què, qui ho veu i com es retira.',
  sure: 'Després no es pot canviar ni esborrar. Llegeix-lo una vegada més abans de publicar-lo.',
  publishing: 'Publicant...',
  confirmPublish: 'Sí, publica’l',
  publish: 'Publica',
  help: 'Un text publicat no es pot canviar: per corregir-lo se’n publica un altre.',
  audience: (age) => ({
    treatment: `Per a qui comença una teràpia, des dels ${age} anys.`,
    data: `Per a tothom; pels menors de ${age} signa qui en té cura.`,
    video: 'Per a qui té sessions per vídeo.',
    minors: `Per a qui té cura d’un menor de ${age} anys.`,
  }),
  version: (version, day) => `Versió ${version}, ${ofDay(day)}.`,
  signed: (count) => {
    if (count === 0) return 'Encara no l’ha signat ningú.';
    return count === 1 ? '1 signatura.' : `${count} signatures.`;
  },
};
