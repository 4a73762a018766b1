import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  title: 'Contacte',
  description: (clinic, city) =>
    `Telèfon, correu, adreça i horari de ${clinic}, a ${city}. Què cal fer en una urgència i com es demana una derivació.`,
  lead: 'Truca’ns o escriu-nos. No cal que ho sàpigues explicar bé: t’ajudem a començar.',
  noEmergencies:
    'Aquí no atenem urgències. Si algú corre perill, truca ara: et contesten persones preparades per ajudar-te.',
  details: {
    phone: 'Telèfon',
    email: 'Correu',
    anyTime: 'Escriu a qualsevol hora; contestem en aquest mateix horari.',
    address: 'Adreça',
    showMap: 'Mostra-ho al mapa',
  },
  hours: {
    title: 'Quan hi som',
    sessions: (lengths) => `Cada sessió dura ${lengths} i sol començar a una d’aquestes hores:`,
    closed: 'Els altres dies i els festius descansem.',
    showFreeHours: 'Mostra les hores lliures',
  },
  form: {
    title: 'Escriu-nos',
    lead: (hours) =>
      `Explica’ns només el que calgui per saber qui et pot contestar. Ho llegeix una persona de la clínica; contestem ${hours}.`,
    toSend: 'Per enviar aquest formulari',
    subject: 'De què es tracta',
    chooseSubject: 'Tria una opció',
    name: 'El teu nom',
    email: 'Correu electrònic',
    emailHint: 'El correu o el telèfon: amb un n’hi ha prou.',
    phone: 'Telèfon',
    phoneHint: 'Si prefereixes que et truquem.',
    message: 'El teu missatge',
    messageHint: 'Amb dues línies n’hi ha prou. Els detalls, més val en persona.',
    urgent: (danger, suicideLine) => (
      <>
        Si és urgent, no esperis que ho llegim. Truca al {danger}, o al {suicideLine} si penses en el suïcidi.
      </>
    ),
    privacy: 'He llegit l’avís de privacitat, aquí sota, i vull que em contesteu.',
    leaveEmpty: 'Deixa aquest camp buit',
    send: 'Envia el missatge',
    sending: 'S’està enviant...',
    purpose: (settledDays, unansweredDays) =>
      `Contestar-te. Ho llegeixen recepció i direcció, i ho esborrem ${settledDays} dies després de resoldre-ho o, si quedés sense resoldre, al cap de ${unansweredDays} dies d’arribar.`,
    notSent: 'No s’ha enviat',
    callIfUrgent: (phone) => `Si et corre pressa, truca’ns al ${phone}.`,
    stillHere: 'El que has escrit continua aquí.',
  },
  sent: {
    title: 'El teu missatge ha arribat',
    whenAnswered: (hours) =>
      `El llegirà una persona de la clínica. Contestem ${hours}, i procurem fer-ho abans que s’acabi l’endemà feiner.`,
    confirmation:
      'El més normal és que d’aquí a uns minuts rebis un correu de confirmació. Si no t’arriba, no pateixis: el missatge ja és aquí.',
    callUs: (phone) => <>Si et corre pressa, truca’ns: {phone}.</>,
    another: 'Escriu un altre missatge',
  },
  referral: {
    title: 'Demanar una derivació',
    lead: 'Si necessites que parlem amb el teu metge de capçalera, amb psiquiatria o amb neurologia, demana’ns-ho aquí, per telèfon o per correu. N’hi ha prou amb tres coses:',
    needs: ['el teu nom i un telèfon,', 'a quin especialista va adreçada,', 'quan et podem trucar.'],
    restInPerson: 'La resta no l’escriguis: en parlem amb tu, amb calma.',
    useForm: 'Demana-la amb el formulari',
    howWeWork: 'Com treballem amb altres professionals',
  },
};
