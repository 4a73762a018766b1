export const es = {
  title: 'Ponme en tu móvil',
  description: (clinic: string) =>
    `Cómo poner la web de ${clinic} en la pantalla de inicio de tu móvil, en Android y en iPhone, y qué funciona sin conexión.`,
  lead: 'Un icono en tu pantalla de inicio, y la clínica a un toque. Sin tiendas, sin ocupar apenas sitio.',
  tabs: {
    overview: 'Resumen',
    steps: 'Instalación',
    compatibility: 'Compatibilidad',
  },
  offer: {
    installed: 'Ya la tienes puesta',
    install: 'Instalar',
    showSteps: 'Ver los pasos',
  },
  overview: {
    title: 'La misma web, más a mano',
    lead: 'No es otra aplicación: es esta página, con su propio icono. Se pone en un minuto y se quita en menos.',
    gains: [
      'Entras con un toque, sin buscar la dirección ni escribirla.',
      'Se abre a pantalla completa, como cualquier aplicación.',
      'Los números de ayuda están ahí aunque te quedes sin datos.',
      'Se pone al día sola. No hay nada que actualizar.',
    ],
    offline: 'Lo que funciona sin conexión',
    worksOffline:
      'Las páginas que ya hayas visto y los números de ayuda, con su botón para llamar. Llamar no necesita internet, y al 112 puedes llamar incluso sin saldo.',
    needsConnection: 'Para reservar, pagar, ver tus citas o hacer una videollamada sí hace falta conexión.',
    limitsTitle: 'Lo que no hace',
    limits: [
      'No te manda avisos ni te pide permisos.',
      'No lee tus contactos, tus fotos ni tu ubicación.',
      'No sale de ninguna tienda y no cuesta nada.',
    ],
    sharedPhone: 'Si compartes el móvil',
    onSharedPhone:
      'Cierra tu sesión al terminar. Y si prefieres que el icono no se vea, guárdalo en una carpeta; en el iPhone también puedes ponerle otro nombre al añadirlo.',
  },
  steps: {
    title: 'Cómo ponerla, paso a paso',
    lead: 'Elige el navegador con el que entras en internet. Son cuatro toques.',
    yourBrowser: 'Tu navegador',
    removal: 'Cómo quitarla',
    removeOnAndroid:
      'Deja el dedo sobre el icono un momento y elige «Desinstalar» o «Eliminar». También sale en Ajustes, con las demás aplicaciones.',
    appleDevices: 'iPhone y iPad',
    removeOnApple: 'Deja el dedo sobre el icono un momento, elige eliminarlo y confirma.',
    nothingDeleted: 'Al quitarla no se borra nada tuyo: tu cuenta y tus citas siguen en la web.',
  },
  table: {
    title: 'Dónde funciona',
    lead: 'En casi cualquier móvil de los últimos años. No pasa por ninguna tienda de aplicaciones.',
    caption: 'Navegadores en los que se puede poner la web en la pantalla de inicio',
    browser: 'Navegador',
    isPossible: '¿Se puede?',
    how: 'Cómo',
    support: {
      yes: 'Sí',
      partly: 'A medias',
      no: 'No',
    },
    rows: {
      androidChrome: {
        device: 'Android',
        browser: 'Chrome, Edge',
        note: 'Se instala como una aplicación más.',
      },
      androidSamsung: {
        device: 'Android',
        browser: 'Internet de Samsung',
        note: 'Desde su menú.',
      },
      androidFirefox: {
        device: 'Android',
        browser: 'Firefox',
        note: 'Desde su menú.',
      },
      appleSafari: {
        device: 'iPhone y iPad',
        browser: 'Safari',
        note: 'Desde el botón Compartir.',
      },
      appleOthers: {
        device: 'iPhone y iPad',
        browser: 'Chrome, Edge, Firefox',
        note: 'Desde iOS 16.4, con su botón Compartir. Si no te sale, usa Safari.',
      },
      computerChrome: {
        device: 'Ordenador',
        browser: 'Chrome, Edge',
        note: 'Con el icono que aparece al final de la barra de direcciones.',
      },
      macSafari: {
        device: 'Mac',
        browser: 'Safari',
        note: 'Desde macOS 14: menú Archivo, «Añadir al Dock».',
      },
      computerFirefox: {
        device: 'Ordenador',
        browser: 'Firefox',
        note: 'Depende de la versión. Guardarla en marcadores funciona siempre.',
      },
      insideApps: {
        device: 'Cualquiera',
        browser: 'Dentro de WhatsApp, Instagram o Facebook',
        note: 'Abre antes la página en tu navegador, desde el menú de los tres puntos.',
      },
      privateWindow: {
        device: 'Cualquiera',
        browser: 'Ventana privada o de incógnito',
        note: 'Ábrela en una ventana normal.',
      },
    },
  },
};
