import type { es } from './texts.es.ts';

export const ca: typeof es = {
  details: {
    notOpened: 'No hem pogut veure les dades',
    opening: 'S’estan obrint les dades…',
    examples: 'Hi ha dades d’exemple',
    examplesAdvice: (details) => `Canvia-les per les de la clínica abans d’obrir: ${details}.`,
    change: 'Canvia les dades',
    where: 'On surten aquestes dades',
    whereHelp:
      'Els documents ja emesos no canvien. El número de col·legiació que surt al web és el de la primera persona de l’equip, i es canvia a «Equip i comptes».',
    whereLead: 'Surten al web, als correus, als rebuts i als justificants d’assistència.',
    fields: {
      name: { label: 'Nom de la clínica' },
      phone: { label: 'Telèfon, amb el prefix' },
      email: { label: 'Correu' },
      address: { label: 'Adreça', hint: 'Carrer i número, codi postal i població.' },
      mapUrl: { label: 'Enllaç al mapa', hint: 'S’obre en prémer «Mostra-ho al mapa».' },
      holder: { label: 'Titular: la societat o la persona' },
      taxId: { label: 'NIF' },
      register: { label: 'Inscripció', hint: 'Registre, tom, foli i full.' },
      centreAuthorisation: { label: 'Autorització de centre sanitari' },
      college: { label: 'Col·legi professional' },
      degree: { label: 'Títol, i on es va obtenir' },
    },
    saved: 'Dades desades',
    savedAdvice: 'Es veuen al web en uns segons.',
    contact: 'Dades de contacte',
    legal: 'Dades legals',
  },
  tryAgain: 'Torna-ho a provar.',
  confirm: {
    reviewedBy: 'Qui ho ha revisat',
    day: 'Quin dia',
    done: 'Confirmat',
    doneAdvice: 'Queda apuntat qui i quan.',
    confirm: 'Confirma',
  },
  saving: 'Desant...',
  save: 'Desa',
  forDirection: 'Aquesta pàgina és de direcció.',
  notOpened: 'No hem pogut obrir els ajustos',
  opening: 'S’està mirant què falta…',
  open: {
    lead: (day) =>
      `Fins que no l’obris, el web diu «Obrim aviat»${day === null ? ', sense data.' : ` i que obre el ${day}.`} Aquell dia cal obrir-lo aquí: no s’obre sol.`,
    done: 'El web està obert',
    doneAdvice: 'Ja s’hi pot reservar.',
    title: 'Obre el web',
    ready: 'No falta res. En obrir, tothom pot veure el web, crear un compte, reservar i pagar.',
    missingOne: 'Falta això:',
    missing: 'Encara falta:',
    busy: 'Obrint...',
    open: 'Obre',
    day: 'Dia anunciat',
    saveDay: 'Desa el dia',
  },
  dataImport: {
    title: 'Portar dades d’un altre programa',
    lead: 'Persones, cites i sessions des d’un fitxer CSV. Es pot desfer.',
    open: 'Importa',
  },
  documents: {
    index: (clinic) => `Serveis i ajustos · ${clinic}`,
    indexDescription: 'Els ajustos de la clínica, pàgina per pàgina.',
    page: (clinic) => `Ajustos · ${clinic}`,
    pageDescription: 'Una pàgina dels ajustos de la clínica.',
  },
  openingPage: 'S’està obrint…',
  title: 'Serveis i ajustos',
  isOpenSince: (day) => `El web és obert des del ${day}.`,
  notOpenYet: 'El web encara no és obert. El que falta és a',
  welcome: {
    title: 'Benvinguda',
    documentTitle: (clinic) => `Benvinguda · ${clinic}`,
    documentDescription: 'El que cal abans d’obrir el web de la clínica.',
    lead: (clinic, missing) =>
      `El web de ${clinic} encara no és obert. ${
        missing === 0
          ? 'No falta res: pots obrir-lo quan vulguis.'
          : `Prepara el que falta, en l’ordre que vulguis: ${missing === 1 ? 'un pas' : `${missing} passos`}. Els passos recomanats poden esperar.`
      }`,
    readToo: 'Abans d’obrir, llegiu també els',
    readTooWhy:
      ': els anys d’experiència, la data d’inauguració i les regions són els de la instal·lació fins que els canvieu.',
    further: 'Altres consultes, plans i dades d’un altre programa, a',
    furtherWhy: ': no calen per obrir.',
  },
  pages: 'Pàgines d’ajustos',
  somethingMissing: 'Falta alguna cosa',
  states: {
    done: 'Fet',
    missing: 'Falta',
    advised: 'Recomanat',
  },
  showOrChange: 'Mostra o canvia',
  addresses: {
    before:
      'La política de privacitat, la de galetes, el web del grup i les altres pàgines que són fora d’aquest web. Aquestes adreces s’escriuen a',
    after:
      '. La del codi deontològic la canvia qui porta el servidor. Aquest pas es dona per fet sol. Si alguna encara no existeix i obriu igualment, qui ho decideix ho confirma aquí. Mentrestant, el seu enllaç no porta enlloc.',
    who: 'Qui decideix obrir així',
  },
  hours: {
    lead: 'Les hores de cada professional es posen a «Horari».',
    open: 'Ves a l’horari',
  },
  wallet: {
    lead: 'Es comprova cada hora, sense cobrar res. Torna a carregar la pàgina per comprovar-ho ara. Les claus són al servidor:',
  },
  and: 'i',
  officer: {
    who: 'Delegat o responsable de protecció de dades',
    day: 'Des de quin dia',
  },
  assessmentBy: 'Qui l’ha feta',
  processors: 'Amb el servidor, el correu, els SMS i PayPal.',
  backup: 'Es fan al servidor amb',
  webhook: 'El primer arriba amb el primer pagament.',
  testMail: {
    toYou: 'Se te n’envia un.',
    to: (email) => `Se n’envia un a ${email}.`,
    busy: 'Enviant...',
    send: 'Envia un correu de prova',
  },
  steps: {
    clinic: 'Dades de la clínica',
    addresses: 'Pàgines en altres webs',
    services: 'Consultes i preus',
    team: 'Professionals',
    hours: 'Horari',
    mail: 'Correu',
    wallet: 'Pagaments',
    order: 'Prova de cobrament',
    officer: 'Responsable de la protecció de dades',
    assessment: 'Avaluació d’impacte',
    processors: 'Contractes amb proveïdors',
    backup: 'Còpies de seguretat',
    webhook: 'Avisos de PayPal',
  },
  tryWallet: {
    busy: 'S’està preguntant a PayPal...',
    try: 'Prova',
  },
};
