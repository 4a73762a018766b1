import type { es } from './guides.es.ts';

/**
 * Texts in « » are the Catalan menu labels; phones of Samsung and Apple use the infinitive. Check once a year, because
 * browsers change.
 */
export const ca: typeof es = (clinic) => {
  const last = {
    text: `Torna a la pantalla d’inici i busca la icona de ${clinic}.`,
    screen: 'home',
  } as const;
  return [
    {
      id: 'chrome',
      browser: 'Chrome',
      device: 'Android',
      steps: [
        {
          text: 'Obre aquesta pàgina a Chrome i toca els tres punts, a dalt a la dreta.',
          screen: 'dots-above',
        },
        {
          text: 'Tria «Afegeix a la pantalla d’inici». En alguns mòbils es diu «Instal·la l’aplicació».',
          screen: 'menu-row',
        },
        { text: 'Toca «Instal·la» i espera uns segons.', screen: 'confirm' },
        last,
      ],
      note: 'Si tens la barra d’adreces a baix, els tres punts també són a baix. A Edge i en altres navegadors semblants el camí és gairebé igual.',
    },
    {
      id: 'samsung',
      browser: 'Internet de Samsung',
      device: 'Android',
      steps: [
        {
          text: 'Obre aquesta pàgina a Internet i toca les tres ratlles, a baix a la dreta.',
          screen: 'lines-below',
        },
        { text: 'Toca «Afegir pàgina a» i després «Pantalla d’inici».', screen: 'sheet-row' },
        { text: 'Confirma-ho amb «Afegir» o «Instal·lar».', screen: 'confirm' },
        last,
      ],
      note: 'Si al costat de l’adreça veus una fletxa cap avall, és una drecera: toca-la i tria «Instal·lar».',
    },
    {
      id: 'firefox',
      browser: 'Firefox',
      device: 'Android',
      steps: [
        {
          text: 'Obre aquesta pàgina a Firefox i toca els tres punts, al costat de l’adreça.',
          screen: 'dots-below',
        },
        {
          text: 'Tria «Afegeix l’aplicació a la pantalla d’inici». Si no la veus, toca abans «Més».',
          screen: 'sheet-row',
        },
        { text: 'Confirma-ho amb «Afegeix».', screen: 'confirm' },
        last,
      ],
      note: 'La barra pot ser a dalt o a baix, segons com l’hagis posat a la configuració.',
    },
    {
      id: 'safari',
      browser: 'Safari',
      device: 'iPhone i iPad',
      steps: [
        {
          text: 'Obre aquesta pàgina a Safari i toca Compartir: un quadrat amb una fletxa cap amunt.',
          screen: 'share-below',
        },
        {
          text: 'Fes lliscar la llista i tria «Afegir a la pantalla d’inici».',
          screen: 'share-row',
        },
        {
          text: 'Toca «Afegir», a dalt a la dreta. Abans en pots canviar el nom.',
          screen: 'confirm-above',
        },
        last,
      ],
      note: 'A l’iPad, Compartir és a dalt. Si a l’iPhone no el veus, toca abans els tres punts de la barra. Si et pregunta si la vols obrir com a app web, deixa-ho activat.',
    },
  ];
};
