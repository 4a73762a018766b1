import type { es } from './texts.es.ts';

export const ca: typeof es = {
  skipToContent: 'Ves al contingut',
  opening: 'S’està obrint el panell…',
  needsScripts: 'Aquesta part necessita JavaScript, i el teu navegador el té desactivat.',
  lock: 'Bloqueja',
  session: (name) => `La teva sessió: ${name}`,
  signOut: 'Tanca la sessió',
  panel: 'El panell de la clínica',
  sessionUnknown: 'No hem pogut comprovar la teva sessió',
  sessionKept: 'El que havies desat continua desat.',
  signInHint: 'Entra amb el teu compte de la clínica.',
  signIn: 'Inicia la sessió',
  nothingHere: 'Aquesta pàgina no existeix o ha canviat de lloc',
  toHome: 'Ves a l’inici',
  failureKept: 'El que havíeu desat continua desat, i els esborranys també.',
  toToday: 'Ves a Avui',
  pages: 'Panell',
  rarePages: 'Ajustos',
  more: 'Més',
  morePages: 'Més pàgines',
  morePagesFrom: (page) => `${page}. Més pàgines`,
};
