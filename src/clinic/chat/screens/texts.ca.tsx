import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  documentTitle: (clinic) => `Xat de suport · ${clinic}`,
  documentDescription: (clinic) =>
    `El xat de suport de ${clinic}: què és, qui el té i quan responem. I a qui trucar si no pot esperar.`,
  title: 'Xat de suport',
  withTeam: 'Amb l’equip de la clínica.',
  withNames: (names) => `Amb ${names}.`,
  signIn: 'Inicia la sessió',
  notLoaded: 'No hem pogut obrir el teu xat',
  isKept: 'El que hi ha escrit continua allà. Torna-ho a provar d’aquí a un moment.',
  needsScript: 'Per escriure al xat',
  withPlan: (plan) => `Amb el pla ${plan}`,
  notOpen: 'No està obert',
  danger:
    'Si corres perill o penses a fer-te mal, no ho deixis per escrit: truca ara. T’atenen a qualsevol hora.',
  writeAnyTime: (hours) => `Escriu-nos 24/7; responem ${hours}.`,
  willWriteAnyTime: (hours) => `Quan obri podràs escriure’ns 24/7; respondrem ${hours}.`,
  whatFor: 'Per al que apareix entre una sessió i la següent i pot esperar que tornem.',
  plans: 'Mira els plans',
  noPlan: {
    title: (plan) => `Ara no tens actiu el pla ${plan}`,
    advice:
      'Sense aquest pla no pots escriure al xat. Ens pots escriure igualment amb el formulari de contacte, i ho llegim a les mateixes hores.',
    write: 'Escriu-nos',
  },
  today: {
    title: 'Avui, per correu o per telèfon',
    advice: (hours) =>
      `El xat encara no està obert. Mentre el preparem, escriu-nos o truca’ns: et responen les mateixes persones, ${hours}.`,
  },
  facts: {
    whatItIs: {
      title: 'Què és',
      text: 'Un lloc per escriure al teu equip: un dubte, una cosa que ha passat, un exercici que no surt. Ho llegeixen i ho responen persones de la clínica.',
    },
    whoHasIt: {
      title: 'Qui el té',
      text: (plan) =>
        `Qui té actiu el pla ${plan}. Hi entra amb el seu compte, i el que escriu queda entre aquesta persona i el seu equip.`,
      later:
        'Qui tingui un pla que l’inclogui. Hi entrarà amb el seu compte, i el que escrigui queda entre aquesta persona i el seu equip.',
    },
    whenWeAnswer: {
      title: 'Quan responem',
      text: 'Fora d’aquestes hores i en festiu pots escriure igualment: ho llegim quan tornem, per ordre d’arribada.',
      later:
        'Fora d’aquestes hores i en festiu podràs escriure igualment: ho llegirem quan tornem, per ordre d’arribada.',
    },
    whatItIsNot: {
      title: 'Què no és',
      text: 'No és un servei d’urgències ni substitueix la sessió. Les coses importants les parlem cara a cara.',
    },
  },
  thread: {
    label: 'Conversa',
    messages: 'Missatges',
    empty: 'Encara no hi ha res escrit. Explica el que necessitis, amb les teves paraules.',
    older: 'Mostra els anteriors',
    loading: 'Carregant...',
    you: 'Tu',
    newMessage: (author, text) =>
      author === null ? `Missatge nou: ${text}` : `Missatge nou de ${author}: ${text}`,
    states: { waiting: 'Enviant…', refused: 'No enviat', sent: 'Lliurat', read: 'Llegit' },
    retry: 'Torna a enviar',
    drop: 'Treu',
  },
  field: {
    label: 'El teu missatge',
    send: 'Envia',
    keys: 'Retorn envia; Majúscules + Retorn, una altra línia.',
    left: (letters) => `Queden ${letters} lletres.`,
  },
  closed: {
    title: 'El xat està tancat de moment',
    advice:
      'El que ja està escrit ho pots continuar llegint. Si necessites alguna cosa, truca’ns o escriu-nos un correu.',
    noPlan: 'Ara el teu pla no inclou el xat',
    planNeeded: 'El que ja està escrit ho pots continuar llegint. Per escriure cal un pla que el tingui.',
  },
  reading: {
    now: (bold, until) => (
      <>
        {bold('Som en hores de lectura')}
        {until !== null && `, fins a les ${until}`}. Llegim per ordre d’arribada.
      </>
    ),
    notNow: 'Ara no ho llegeix ningú.',
    unknown: 'Encara no sabem quan tornem: truca’ns.',
    from: (day, time) => `Pots escriure igualment: ho llegirem ${day}, a partir de les ${time}.`,
    urgent: 'Si no pot esperar, truca:',
  },
  notSent: 'No s’ha pogut enviar.',
};
