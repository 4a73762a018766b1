import type { es } from './texts.es.ts';

export const ca: typeof es = {
  documentTitle: (clinic) => `Qüestionari · ${clinic}`,
  documentDescription: 'Unes preguntes que es responen amb calma. Cada resposta queda desada.',
  title: 'Qüestionari',
  opening: 'Obrint el qüestionari…',
  isKept: 'El que havies respost continua desat. Torna-ho a provar d’aquí a un moment.',
  notOpened: 'No hem pogut obrir el qüestionari',
  unreadable: {
    title: 'Ara no el podem obrir',
    text: 'El que havies respost continua desat, però en aquest moment no es pot llegir. És cosa nostra: torna-ho a provar més tard.',
  },
  notFound: {
    title: 'No trobem aquest qüestionari',
    text: 'Potser és d’un altre compte, o l’adreça és incompleta.',
  },
  toMine: 'Torna als meus qüestionaris',
  viewMine: 'Mira els meus qüestionaris',
  start: {
    lead: (questions) =>
      `${questions} preguntes, uns 3 minuts. No hi ha respostes bones ni dolentes: val el primer que pensis.`,
    notes: [
      'Cada resposta queda desada. Pots parar i continuar un altre dia.',
      'Les llegeix el teu professional, que t’ho explica després. No és un diagnòstic.',
      'Les preguntes i les respostes són en castellà i tracten de vostè: són les del qüestionari publicat, i no les podem canviar.',
    ],
    start: 'Comença',
    goOn: 'Continua',
  },
  leave: 'Deixa-ho per ara',
  missing: {
    title: 'Et falta alguna pregunta',
    text: 'La resta està desada.',
    go: (question) => `Ves a la pregunta ${question}`,
  },
  end: {
    title: 'Ja està tot respost',
    text: 'Si el lliures, el llegeix el teu professional. Després les respostes ja no es poden canviar.',
    failed: 'No s’ha pogut lliurar',
    retry: 'Les teves respostes continuen desades: torna-ho a provar.',
    submit: 'Lliura’l',
    submitting: 'Lliurant...',
    review: 'Repassa les respostes',
  },
  submitted: {
    title: 'Lliurat. Gràcies pel teu temps',
    text: 'El llegeix el teu professional. Quan el comparteixi amb tu el veuràs als teus qüestionaris, i en podreu parlar a la propera visita.',
  },
  question: {
    place: (item, total) => `Pregunta ${item} de ${total}`,
    saving: 'Desant…',
    saved: 'Desat',
    retry: 'Torna-la a prémer; l’anterior està desat.',
    previous: 'Anterior',
    next: 'Següent',
    refused: 'Ara no es pot desar aquesta resposta',
    notCertain: 'No sabem si aquesta resposta ha arribat',
  },
  callNow: {
    title: 'Si ara ho estàs passant malament, truca',
    isTaken: 'Algú de la clínica s’ha fet càrrec del teu avís.',
  },
  crisis: {
    title: 'Gràcies per dir-ho',
    lead: 'No ho has de portar a soles. Si corres perill o penses a fer-te mal, truca ara: t’atenen a qualsevol hora.',
    next: 'Què passa ara',
    notifying: (phone) => `Estem avisant la clínica… Si triga, no t’esperis: truca al ${phone}.`,
    failed: (phone) => `No hem pogut avisar la clínica. No t’esperis: truca al ${phone}.`,
    retry: 'Torna a avisar',
    clinicPhone: 'El telèfon de la clínica:',
    isSafe: 'Estic fora de perill, continua',
    staysOpen: 'Continuar no tanca res: l’avís continua obert a la clínica fins que algú se’n fa càrrec.',
  },
  reading: {
    both: 'Hem avisat la clínica, que està oberta, i també la direcció.',
    clinic: (time) =>
      `Hem avisat la clínica, que està oberta. Si a les ${time} ningú no se n’ha fet càrrec, avisem la direcció.`,
    closing: (phone) => ` A aquesta hora tanquem: no t’esperis i truca al ${phone}.`,
    nobody: (phone) => `Ara no ho llegeix ningú. Truca al ${phone}.`,
    nobodyUntil: (day, time, phone) =>
      `Ara no ho llegeix ningú. Et llegim ${day}, a partir de les ${time}. Fins aleshores, truca al ${phone}.`,
  },
};
