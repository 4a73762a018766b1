import type { es } from './browser-texts.es.ts';

export const ca: typeof es = {
  otherDevice: 'Un altre dispositiu',
  browserOn: (system) => `Navegador en ${system}`,
  on: (browser, system) => `${browser} en ${system}`,
};
