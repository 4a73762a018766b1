import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  documentTitle: (clinic) => `Videotrucada · ${clinic}`,
  documentDescription:
    'La sala de la teva videotrucada amb la clínica, sense instal·lar res ni iniciar la sessió.',
  title: 'Videotrucada',
  opening: 'Obrint la sala…',
  brokenLink: {
    title: 'Aquí falta una part de l’enllaç',
    advice: 'Obre’l tal com et va arribar, al missatge de la teva cita.',
  },
  slowBrowser: (phone) =>
    `Si la sala no s’obre, prova amb un Chrome, Firefox o Safari actual, o truca’ns al ${phone}.`,
  notPossible: 'Aquí no es pot fer la videotrucada',
  notOpened: 'No podem obrir la sala',
  tryInAMoment: 'Torna-ho a provar d’aquí a un moment.',
  tryAgain: 'Torna-ho a provar',
  early: {
    title: (time) => `La sala obre a les ${time}`,
    text: (name, time) =>
      `La teva cita amb ${name} comença a les ${time} (hora peninsular). Deixa aquesta pàgina oberta: s’obrirà sola.`,
  },
  callClinic: (link, phone) => <>No funciona alguna cosa? {link(`Truca’ns al ${phone}`)}.</>,
  names: {
    yourPatient: 'el teu pacient',
    patient: 'Pacient',
    companion: 'Acompanyant',
  },
  check: {
    title: (name) => `Videotrucada amb ${name}`,
    permission: 'El navegador et pregunta si pot fer servir la càmera i el micròfon. Prem «Permet».',
    consentMissing: 'Falta la signatura d’un consentiment.',
    ownConsentMissing:
      'Et falta signar un consentiment. Pots entrar igualment; demana a la clínica l’enllaç per signar-lo.',
    times: (from, to) => `De ${from} a ${to}.`,
    encrypted: 'Va xifrada del teu dispositiu a l’altre i no es grava.',
    direct: 'Va directa del teu dispositiu a l’altre: no passa per la clínica ni es grava.',
    enter: 'Entra a la sala',
    entering: 'Entrant…',
    takeOver: 'Continua en aquest dispositiu',
    label: 'Prova de càmera i micròfon',
    playTone: 'Prova l’altaveu',
    playAgain: 'Torna-ho a escoltar',
    level: 'Nivell del micròfon: parla i s’ha de moure',
    soundOnly: 'Entres només amb so: et sentiran, però no et veuran.',
    noMicrophone: 'Entres sense micròfon: et veuran, però no et sentiran.',
    listenOnly: 'Entres només a escoltar: no et veuran ni et sentiran.',
  },
  microphone: 'Micròfon',
  camera: 'Càmera',
  phone: 'Telèfon',
  leave: 'Surt',
  ownImage: 'La teva imatge',
  moveOwnImage: 'La teva imatge. Prem per moure-la a una altra cantonada',
  end: {
    label: 'Acaba',
    forAll: 'Acaba per a tothom',
    keepOpen: 'Surt i deixa la sala oberta',
    goOn: 'Continua',
    isLost: 'No ha arribat a la clínica: la sala continua oberta per a tothom. Torna a prémer.',
  },
  waiting: {
    title: (name) => `De seguida et deixa entrar ${name}`,
    text: (time) => `La teva cita comença a les ${time}. No cal que premis res més.`,
    leave: 'Surt de la sala',
    waits: (name) => `${name} s’espera.`,
    letIn: 'Deixa entrar',
    isLost: 'No ha arribat a la clínica. Torna a prémer.',
  },
  nobody: 'Encara no hi ha ningú a la sala.',
  waitingFor: (name) => `Esperant ${name}…`,
  until: (clinic, time) => `${clinic}, fins a les ${time}`,
  newAnswer: (name) => `${name} ha escrit on és: mira-ho a «Telèfon».`,
  unreachable: 'Sense connexió amb la clínica. Ho continuem provant…',
  unreachableInCall: 'Sense connexió amb la clínica: la conversa continua.',
  ownImagePaused: 'Només so: la connexió és lenta. La teva imatge torna sola.',
  ended: {
    left: 'Has sortit',
    devicesOff: 'La càmera i el micròfon estan apagats.',
    rejoin: 'Torna a entrar',
    title: 'La videotrucada s’ha acabat',
    elsewhere: 'Continues en un altre dispositiu',
    takeBack: 'Torna a aquest dispositiu',
    mayClose: 'Ja pots tancar aquesta pàgina.',
  },
  quickExit: {
    label: 'Sortida ràpida',
    title: 'Surt de la sala i deixa la pàgina en blanc',
  },
  phones: {
    label: 'Telèfons',
    close: 'Tanca',
    rule: (minutes, next) =>
      `Si es talla i no torna en ${minutes === 1 ? '1 minut' : `${minutes} minuts`}, ${next}`,
    next: {
      therapist: {
        therapist: 'truca per telèfon i continueu així.',
        patient: 'et truquem per telèfon i continuem així.',
        companion: 'et truquem per telèfon i continuem així.',
      },
      patient: {
        therapist: 'et trucaran per telèfon a la clínica. Continueu així.',
        patient: 'truca’ns per telèfon i continuem així.',
        companion: 'truca’ns per telèfon i continuem així.',
      },
    },
  },
  remote: {
    image: (name) => `Imatge de ${name}`,
    connecting: 'Connectant…',
    reconnecting: 'Tornant a connectar…',
    isSlow: 'Triga més del normal.',
    notDirect: 'Les vostres xarxes no aconsegueixen connectar-se directament.',
    otherNetwork: 'Prova amb una altra wifi o amb les dades del mòbil.',
    imagePaused: 'Només so: la connexió és lenta. La imatge torna sola.',
    noMicrophone: (name) => `${name} no té micròfon: et sent, però no et pot parlar.`,
    onlyListens: (name) => `${name} només escolta.`,
    cameraOff: (name) => `${name} té la càmera apagada.`,
  },
  safety: {
    title: 'Per si calgués ajuda',
    lead: (name) =>
      `Si vols, escriu on ets i a qui trucar. Només ho veu ${name}, i s’esborra quan s’acaba la videotrucada.`,
    location: 'On ets ara?',
    contact: 'A qui truquem si cal? Nom i telèfon',
    save: 'Desa',
    saving: 'Desant…',
    saved: 'Desat. Ho pots canviar quan vulguis.',
    failed: 'No ha arribat a la clínica. Torna a prémer «Desa».',
    titleAbout: (name) => `Per si calgués ajuda: ${name}`,
    patient: 'pacient',
    companion: 'acompanyant',
    leadAbout:
      'Si no ho ha escrit, li ho pots preguntar i apuntar-ho aquí. S’esborra quan s’acaba la videotrucada.',
    locationAbout: 'On és ara?',
  },
  browserProblems: {
    'old-browser':
      'Aquest navegador no pot fer videotrucades. Obre l’enllaç amb un Chrome, Firefox o Safari actual, o truca’ns.',
    insecure:
      'El navegador només permet la videotrucada en una adreça segura. Obre l’enllaç tal com et va arribar, amb https.',
  },
  trouble: {
    retry: 'Torna-ho a provar',
    goOn: 'Continua així',
    camera: {
      name: 'la càmera',
      none: 'cap càmera. Connecta-la',
      stopped: 'La càmera ha deixat de funcionar. Comprova-la',
      without: 'continua només amb so',
    },
    microphone: {
      name: 'el micròfon',
      none: 'cap micròfon. Connecta’l',
      stopped: 'El micròfon ha deixat de funcionar. Comprova’l',
      without: 'continua sense: sentiràs, però no et sentiran',
    },
    both: {
      name: 'la càmera ni el micròfon',
      none: 'ni càmera ni micròfon. Connecta’ls',
      stopped: 'La càmera i el micròfon han deixat de funcionar. Comprova’ls',
      without: 'continua sense: hi veuràs i hi sentiràs',
    },
    absent: ({ none, without }) => `No trobem ${none} i prem «Torna-ho a provar», o ${without}.`,
    isStopped: ({ stopped, without }) => `${stopped} i prem «Torna-ho a provar», o ${without}.`,
    busy: ({ name, without }) =>
      `No podem fer servir ${name}: potser hi ha un altre programa o una trucada en marxa. Tanca’l i prem «Torna-ho a provar», o ${without}.`,
    refusedBySystem: ({ name, without }) =>
      `El teu ordinador o el teu telèfon no deixa que el navegador faci servir ${name}. Permet-ho als paràmetres de privacitat i prem «Torna-ho a provar», o ${without}.`,
    refused: ({ name, without }, permission) =>
      `El navegador no deixa fer servir ${name}. ${permission} Després prem «Torna-ho a provar», o ${without}.`,
    permission: {
      appleOther: 'Als paràmetres del dispositiu, busca aquest navegador i permet la càmera i el micròfon.',
      appleSafari:
        'Prem el botó del costat de l’adreça, tria els paràmetres del lloc web i permet la càmera i el micròfon.',
      firefox:
        'Prem la icona de la càmera o del micròfon ratllat, al costat de l’adreça, i treu el bloqueig.',
      safari: 'Al menú Safari, als paràmetres d’aquest lloc web, permet la càmera i el micròfon.',
      other: 'Prem la icona a l’esquerra de l’adreça i permet la càmera i el micròfon.',
    },
  },
};
