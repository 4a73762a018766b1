import type { es } from './texts.es.ts';

export const ca: typeof es = {
  filter: {
    open: 'Pendents',
    mine: 'Els meus',
    settled: 'Resolts',
    show: 'Mostra',
    subject: 'Assumpte',
    all: 'Tots',
  },
  states: {
    new: 'Sense ningú',
    taken: 'Amb algú',
    answered: 'Contestat',
    closed: 'Tancat',
  },
  empty: 'No hi ha res aquí',
  emptyLead: 'Aquí surt el que espera resposta: missatges del web, xats sense llegir i tests per compartir.',
  title: 'Safata',
  late: 'Termini passat: ',
  before: 'Abans de: ',
  documentTitle: (clinic) => `Safata · ${clinic}`,
  documentDescription: 'El que espera resposta a la clínica, de qui és i fins quan.',
  opening: 'S’està obrint la safata…',
  notOpened: 'No hem pogut obrir la safata',
  notOpenedAdvice: 'El que s’ha escrit continua desat. Torna-ho a provar d’aquí a un moment.',
  wholeInbox: 'Tota la safata',
  waitingOne: '1 cosa espera a la safata',
  waiting: (count) => `${count} coses esperen a la safata`,
  lateOne: '1 fora de termini',
  lateCount: (count) => `${count} fora de termini`,
};
