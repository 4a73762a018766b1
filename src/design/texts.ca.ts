import type { es } from './texts.es.ts';

export const ca: typeof es = {
  opensNewTab: ' (s’obre en una altra pestanya)',
  close: 'Tanca',
  back: 'Torna',
  optional: ' (opcional)',
  loading: 'S’està carregant…',
  loadingAgain: 'S’està carregant...',
  needsScripts: 'Aquesta part necessita JavaScript, i el teu navegador el té desactivat.',
  tryAgain: 'Torna-ho a provar',
  notice: 'Avís',
  notices: 'Avisos ({hotkey})',
  callTo: (name) => `Truca a ${name}: `,
  cannotWait: 'Si no pots esperar',
  pageFailure: {
    title: 'No s’ha pogut mostrar aquesta pàgina',
    cause: 'Ha fallat per part nostra',
    advice: 'Prova d’obrir-la un altre cop; si torna a passar, truca’ns.',
    reload: 'Torna-ho a provar',
    call: (phone) => `Truca al ${phone}`,
    danger: 'Si algú corre perill, truca al',
    suicide: '. Si tens idees de suïcidi, al',
  },
};
