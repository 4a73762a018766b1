import { theDay, toDay } from '#platform/time/catalan-days.ts';
import type { es } from './my-requests-texts.es.ts';

export const ca: typeof es = {
  title: 'La teva història clínica',
  intro:
    'Pots demanar-ne una còpia, o que es corregeixi alguna cosa. Et contestem en un mes, i la primera còpia és gratuïta. Abans de donar-te-la comprovarem que ets tu.',
  loading: 'Carregant les teves sol·licituds…',
  notLoaded: 'No hem pogut carregar les teves sol·licituds',
  areKept: 'Continuen desades. Torna-ho a provar d’aquí a un moment.',
  requestedOn: (person, day) => `${person} · la vas demanar ${theDay(day)}`,
  answerUntil: (day) => `Resposta, fins ${toDay(day)}`,
  askForMine: 'Demana la meva història',
  ask: 'Demana la història',
  askDescription:
    'La còpia no porta el que altres persones van explicar en confiança ni les anotacions subjectives de qui t’atén (Llei 41/2002, art. 18.3). Si alguna cosa queda fora, la còpia ho diu.',
  askForIt: 'Demana-la',
  sent: 'Sol·licitud enviada',
  whose: 'De qui',
  what: 'Què demanes',
  copy: 'Una còpia',
  correction: 'Que es corregeixi alguna cosa',
  whatToCorrect: 'Què s’ha de corregir',
};
