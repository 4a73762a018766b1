import type { es } from './texts.es.ts';

export const ca: typeof es = {
  documentTitle: (clinic) => `Qui ha fet què · ${clinic}`,
  documentDescription: 'Qui ha vist o canviat què a la clínica, per a la direcció.',
  title: 'Qui ha fet què',
  lead: 'Aquest registre no es pot esborrar ni corregir.',
  onlyManagers: 'Aquesta pàgina és de direcció.',
  includeOthers: 'Inclou pacients i el web',
  showEveryone: 'Mostra totes les persones',
  notOpened: 'No hem pogut obrir el registre',
  notOpenedAdvice: 'Les dades continuen desades. Torna-ho a provar d’aquí a un moment.',
  opening: 'S’està obrint el registre…',
  empty: 'No hi ha res registrat',
  emptyLead: 'Quan algú de l’equip vegi o canviï alguna cosa, sortirà aquí.',
  searching: 'S’està cercant...',
  showOlder: 'Mostra’n de més antics',
  roles: {
    client: 'al seu compte',
    professional: 'com a professional',
    reception: 'com a recepció',
    admin: 'com a direcció',
  },
  actors: {
    person: 'Un compte tancat',
    link: 'Enllaç d’un recordatori',
    system: 'El web, sol',
  },
  asRole: (name) => `com a ${name}`,
  reason: (reason) => `Motiu: ${reason}`,
  recordOf: 'Fitxa de',
  nameless: 'persona sense nom',
};
