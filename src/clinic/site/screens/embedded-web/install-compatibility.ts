export type Support = 'yes' | 'partly' | 'no';

export const supportLabels: Record<Support, string> = { yes: 'Sí', partly: 'A medias', no: 'No' };

/**
 * Browsers that can install the site. Sources: MDN, "Installing and uninstalling web apps" and "Making PWAs
 * installable"; Apple, macOS 14.
 */
export const compatibility: readonly { device: string; browser: string; support: Support; note: string }[] = [
  { device: 'Android', browser: 'Chrome, Edge', support: 'yes', note: 'Se instala como una aplicación más.' },
  { device: 'Android', browser: 'Internet de Samsung', support: 'yes', note: 'Desde su menú.' },
  { device: 'Android', browser: 'Firefox', support: 'yes', note: 'Desde su menú.' },
  { device: 'iPhone y iPad', browser: 'Safari', support: 'yes', note: 'Desde el botón Compartir.' },
  {
    device: 'iPhone y iPad',
    browser: 'Chrome, Edge, Firefox',
    support: 'partly',
    note: 'Desde iOS 16.4, con su botón Compartir. Si no te sale, usa Safari.',
  },
  {
    device: 'Ordenador',
    browser: 'Chrome, Edge',
    support: 'yes',
    note: 'Con el icono que aparece al final de la barra de direcciones.',
  },
  {
    device: 'Mac',
    browser: 'Safari',
    support: 'yes',
    note: 'Desde macOS 14: menú Archivo, «Añadir al Dock».',
  },
  {
    device: 'Ordenador',
    browser: 'Firefox',
    support: 'partly',
    note: 'Depende de la versión. Guardarla en marcadores funciona siempre.',
  },
  {
    device: 'Cualquiera',
    browser: 'Dentro de WhatsApp, Instagram o Facebook',
    support: 'no',
    note: 'Abre antes la página en tu navegador, desde el menú de los tres puntos.',
  },
  {
    device: 'Cualquiera',
    browser: 'Ventana privada o de incógnito',
    support: 'no',
    note: 'Ábrela en una ventana normal.',
  },
];
