import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  sessionUnknown: 'No hem pogut comprovar la teva sessió',
  isKept: 'El que havies respost continua desat.',
  isKeptRetry: 'El que havies respost continua desat. Torna-ho a provar d’aquí a un moment.',
  notLoaded: 'No hem pogut obrir els teus qüestionaris',
  loading: 'Obrint els teus qüestionaris…',
  visitor: {
    notOpen: 'Ara mateix no es poden respondre.',
    withPlan: (plan) =>
      `Amb el pla ${plan} actiu els demanes i els respons aquí mateix, amb el teu compte. També te’ls pot enviar el teu professional.`,
    plans: (link) => <>El que porta cada pla és a {link('plans i preus')}.</>,
    signIn: 'Inicia la sessió',
  },
  notOpen: {
    title: 'Ara mateix no se’n pot demanar ni respondre cap',
    text: 'La clínica encara no té signat qui atén una urgència, i sense això no preguntem. El que ja vas respondre continua desat.',
  },
  minor: {
    title: 'Són qüestionaris per a persones adultes',
    text: 'Si tens menys de 18 anys, pregunta’ns: n’hi ha d’altres, i els mirem amb tu.',
  },
  viewResults: 'Mira els meus resultats',
  planRequired: (plan, link) => (
    <>
      L’avaluació va amb {plan === undefined ? 'alguns plans' : `el pla ${plan}`}, i ara no en tens cap
      d’actiu. També te la pot enviar el teu professional. Mira els {link('plans i preus')} o pregunta’ns.
    </>
  ),
  card: {
    isSent: 'Te l’hem enviat',
    toAnswer: 'Per respondre',
    size: (questions) => `${questions} preguntes en castellà, uns 3 minuts.`,
    progress: (answered, total) => `En portes ${answered} de ${total}. Continues on ho vas deixar.`,
    goOn: 'Continua responent',
    answer: 'Respon',
    tooSoon: (day) => `Pregunta per dues setmanes: el podràs repetir des del ${day}.`,
    isAdult: 'Tinc 18 anys o més',
    start: 'Comença',
    startOne: (title) => `Comença: ${title}`,
    starting: 'Obrint...',
    failed: 'No s’ha pogut començar',
    released: (day) => `L’últim, del ${day}, ja el pots llegir.`,
    submitted: (day) =>
      `Lliurat el ${day}. El llegeix el teu professional; quan el comparteixi amb tu, el veuràs aquí.`,
  },
};
