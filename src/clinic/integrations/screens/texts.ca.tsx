import { theDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  newKey: 'Nova clau d’accés',
  saveKeyNow: 'Desa la clau ara',
  theKey: 'la clau',
  keyCopied: 'Clau copiada',
  keySaved: 'Ja l’he desada',
  keyShownOnce: 'Només es mostra ara. Qui la tingui pot entrar: no l’enviïs per correu.',
  purpose: 'Per a què és',
  purposeHint: 'Per exemple: «Centraleta» o «Comptabilitat».',
  access: 'A què dona accés',
  notDone: 'No s’ha fet',
  lost: 'No sabem si s’ha fet',
  lostAdvice: 'Mira la llista: si hi és, retira-la i crea’n una altra, perquè ja no es pot mostrar.',
  creating: 'Creant la clau...',
  create: 'Crea la clau',
  title: 'Claus d’accés',
  notLoaded: 'No hem pogut veure les claus',
  stillValid: 'Continuen valent. Torna-ho a provar d’aquí a un moment.',
  opening: 'Obrint les claus…',
  none: 'No hi ha cap clau.',
  createOne: 'Crea una clau',
  removed: 'Clau retirada',
  accessEnded: (name) => `${name} ja no hi té accés.`,
  notRemoved: 'No s’ha retirat',
  removalLost: 'No sabem si s’ha retirat',
  neverUsed: 'encara no s’ha fet servir',
  lastUsed: (day) => `es va fer servir per última vegada ${theDay(day)}`,
  removing: 'Retirant...',
  confirmRemoval: 'Sí, retira-la',
  removeKeyOf: (name) => `Retira la clau: ${name}`,
  remove: 'Retira',
  pasteIt: 'Enganxa’l a l’altre programa.',
  notCopied: 'No s’ha copiat',
  copyByHand: 'Selecciona’l i copia’l a mà.',
  copy: (what) => `Copia ${what}`,
  help: (link) => (
    <>
      Amb una clau, un altre programa (centraleta, calendari, comptabilitat) pot llegir o escriure en aquest.
      Cada clau dona accés només al que triïs. Qui la instal·la troba les instruccions a{' '}
      {link('la pàgina de l’API')}.
    </>
  ),
  createdBy: (name, day) => `Creada per ${name} ${theDay(day)}`,
};
