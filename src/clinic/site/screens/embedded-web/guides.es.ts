import type { InstallGuide } from './guide-shape.ts';

/**
 * Texts in « » are the Spanish menu labels: Chrome's help ("Usar aplicaciones web progresivas"), the es-ES strings of
 * Firefox for Android, Samsung's and Apple's user guides. Check once a year, because browsers change.
 */
export const es = (clinic: string): readonly InstallGuide[] => {
  const last = {
    text: `Vuelve a la pantalla de inicio y busca el icono de ${clinic}.`,
    screen: 'home',
  } as const;
  return [
    {
      id: 'chrome',
      browser: 'Chrome',
      device: 'Android',
      steps: [
        {
          text: 'Abre esta página en Chrome y toca los tres puntos, arriba a la derecha.',
          screen: 'dots-above',
        },
        {
          text: 'Elige «Añadir a pantalla de inicio». En algunos móviles se llama «Instalar aplicación».',
          screen: 'menu-row',
        },
        { text: 'Toca «Instalar» y espera unos segundos.', screen: 'confirm' },
        last,
      ],
      note: 'Si tienes la barra de direcciones abajo, los tres puntos también están abajo. En Edge y en otros navegadores parecidos el camino es casi igual.',
    },
    {
      id: 'samsung',
      browser: 'Internet de Samsung',
      device: 'Android',
      steps: [
        {
          text: 'Abre esta página en Internet y toca las tres rayas, abajo a la derecha.',
          screen: 'lines-below',
        },
        { text: 'Toca «Añadir página a» y después «Pantalla de inicio».', screen: 'sheet-row' },
        { text: 'Confirma con «Añadir» o «Instalar».', screen: 'confirm' },
        last,
      ],
      note: 'Si junto a la dirección ves una flecha hacia abajo, es un atajo: tócala y elige «Instalar».',
    },
    {
      id: 'firefox',
      browser: 'Firefox',
      device: 'Android',
      steps: [
        {
          text: 'Abre esta página en Firefox y toca los tres puntos, junto a la dirección.',
          screen: 'dots-below',
        },
        {
          text: 'Elige «Añadir app a la pantalla de inicio». Si no la ves, toca antes «Más».',
          screen: 'sheet-row',
        },
        { text: 'Confirma con «Añadir».', screen: 'confirm' },
        last,
      ],
      note: 'La barra puede estar arriba o abajo, según la hayas puesto en los ajustes.',
    },
    {
      id: 'safari',
      browser: 'Safari',
      device: 'iPhone y iPad',
      steps: [
        {
          text: 'Abre esta página en Safari y toca Compartir: un cuadrado con una flecha hacia arriba.',
          screen: 'share-below',
        },
        {
          text: 'Desliza la lista y elige «Añadir a pantalla de inicio».',
          screen: 'share-row',
        },
        {
          text: 'Toca «Añadir», arriba a la derecha. Antes puedes cambiarle el nombre.',
          screen: 'confirm-above',
        },
        last,
      ],
      note: 'En el iPad, Compartir está arriba. Si en el iPhone no lo ves, toca antes los tres puntos de la barra. Si te pregunta si quieres abrirla como app web, déjalo activado.',
    },
  ];
};
