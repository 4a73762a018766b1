import type { es } from './benefits.es.ts';

export const ca: typeof es = (fee, within) => [
  {
    id: 'flat-fee',
    title: 'Una quota que no canvia',
    description: `${fee} al mes, tant si atens poques persones com si n’atens moltes.`,
  },
  {
    id: 'no-commission',
    title: 'Sense comissió per consulta',
    description: 'El que cobres per la teva feina és teu, tot sencer.',
  },
  {
    id: 'local-search',
    title: 'Et troben a prop',
    description: 'Apareixes quan algú busca la teva especialitat a la teva ciutat o província.',
  },
  {
    id: 'checked',
    title: 'Acreditació comprovada',
    description: 'Revisem el títol i la col·legiació de cada fitxa. Qui et llegeix ho sap.',
  },
  {
    id: 'clear-profile',
    title: 'Una fitxa que s’entén',
    description: 'A qui atens, com treballes i en quins idiomes, en paraules senzilles.',
  },
  {
    id: 'own-calendar',
    title: 'Tu obres l’agenda',
    description: 'Decideixes quins dies i quines hores es veuen, i els canvies quan vulguis.',
  },
  {
    id: 'both-ways',
    title: 'Presencial i en línia',
    description: 'Mostra la teva consulta, les teves videotrucades o totes dues coses alhora.',
  },
  {
    id: 'direct-contact',
    title: 'Tracte directe',
    description: 'T’escriuen i et truquen a tu. Ningú no parla en nom teu.',
  },
  {
    id: 'colleagues',
    title: 'Companys a qui derivar',
    description: 'Altres especialitats a mà, quan algú necessita més.',
  },
  {
    id: 'wider-reach',
    title: 'Més enllà de la teva ciutat',
    description: 'La guia comença a Espanya i s’obre, país a país, a Europa i Amèrica.',
  },
  {
    id: 'quick-start',
    title: 'A punt en poc temps',
    description: `En ${within} la teva fitxa es veu, amb les teves dades ja comprovades.`,
  },
];
