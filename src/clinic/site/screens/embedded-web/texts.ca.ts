import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Posa’m al mòbil',
  description: (clinic) =>
    `Com pots posar el web de ${clinic} a la pantalla d’inici del mòbil, a Android i a l’iPhone, i què funciona sense connexió.`,
  lead: 'Una icona a la pantalla d’inici, i la clínica a un toc. Sense botigues i sense ocupar gairebé espai.',
  tabs: {
    overview: 'Resum',
    steps: 'Instal·lació',
    compatibility: 'Compatibilitat',
  },
  offer: {
    installed: 'Ja la tens posada',
    install: 'Instal·la',
    showSteps: 'Mostra els passos',
  },
  overview: {
    title: 'El mateix web, més a mà',
    lead: 'No és cap altra aplicació: és aquesta pàgina, amb la seva icona. Es posa en un minut i es treu en menys.',
    gains: [
      'Hi entres amb un toc, sense buscar l’adreça ni escriure-la.',
      'S’obre a pantalla completa, com qualsevol aplicació.',
      'Els números d’ajuda hi són encara que et quedis sense dades.',
      'Es posa al dia sola. No cal actualitzar res.',
    ],
    offline: 'El que funciona sense connexió',
    worksOffline:
      'Les pàgines que ja hagis vist i els números d’ajuda, amb el botó per trucar. Trucar no necessita internet, i al 112 hi pots trucar fins i tot sense saldo.',
    needsConnection: 'Per reservar, pagar, veure les teves cites o fer una videotrucada sí que cal connexió.',
    limitsTitle: 'El que no fa',
    limits: [
      'No t’envia avisos ni et demana permisos.',
      'No llegeix els contactes, les fotos ni la ubicació.',
      'No surt de cap botiga i no costa res.',
    ],
    sharedPhone: 'Si comparteixes el mòbil',
    onSharedPhone:
      'Tanca la sessió quan acabis. I si prefereixes que la icona no es vegi, desa-la en una carpeta; a l’iPhone també pots posar-li un altre nom quan l’afegeixes.',
  },
  steps: {
    title: 'Com posar-la, pas a pas',
    lead: 'Tria el navegador amb què entres a internet. Són quatre tocs.',
    yourBrowser: 'El teu navegador',
    removal: 'Com treure-la',
    removeOnAndroid:
      'Deixa el dit sobre la icona un moment i tria «Desinstal·la» o «Elimina». També surt a Configuració, amb les altres aplicacions.',
    appleDevices: 'iPhone i iPad',
    removeOnApple: 'Deixa el dit sobre la icona un moment, tria eliminar-la i confirma-ho.',
    nothingDeleted: 'Quan la treus no s’esborra res teu: el teu compte i les teves cites continuen al web.',
  },
  table: {
    title: 'On funciona',
    lead: 'A gairebé qualsevol mòbil dels últims anys. No passa per cap botiga d’aplicacions.',
    caption: 'Navegadors en què es pot posar el web a la pantalla d’inici',
    browser: 'Navegador',
    isPossible: 'Es pot?',
    how: 'Com',
    support: {
      yes: 'Sí',
      partly: 'A mitges',
      no: 'No',
    },
    rows: {
      androidChrome: {
        device: 'Android',
        browser: 'Chrome, Edge',
        note: 'S’instal·la com una aplicació més.',
      },
      androidSamsung: {
        device: 'Android',
        browser: 'Internet de Samsung',
        note: 'Des del seu menú.',
      },
      androidFirefox: {
        device: 'Android',
        browser: 'Firefox',
        note: 'Des del seu menú.',
      },
      appleSafari: {
        device: 'iPhone i iPad',
        browser: 'Safari',
        note: 'Des del botó Compartir.',
      },
      appleOthers: {
        device: 'iPhone i iPad',
        browser: 'Chrome, Edge, Firefox',
        note: 'Des d’iOS 16.4, amb el seu botó Compartir. Si no et surt, fes servir Safari.',
      },
      computerChrome: {
        device: 'Ordinador',
        browser: 'Chrome, Edge',
        note: 'Amb la icona que apareix al final de la barra d’adreces.',
      },
      macSafari: {
        device: 'Mac',
        browser: 'Safari',
        note: 'Des de macOS 14: menú Fitxer, «Afegir al Dock».',
      },
      computerFirefox: {
        device: 'Ordinador',
        browser: 'Firefox',
        note: 'Depèn de la versió. Desar-la a les adreces d’interès funciona sempre.',
      },
      insideApps: {
        device: 'Qualsevol',
        browser: 'Dins de WhatsApp, Instagram o Facebook',
        note: 'Obre abans la pàgina al navegador, des del menú dels tres punts.',
      },
      privateWindow: {
        device: 'Qualsevol',
        browser: 'Finestra privada o d’incògnit',
        note: 'Obre-la en una finestra normal.',
      },
    },
  },
};
