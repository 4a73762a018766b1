import type { es } from './texts.es.ts';

export const ca: typeof es = {
  minutes: (minutes) => `${minutes}\u00a0minuts`,
  minutesBetween: (shortest, longest) => `entre ${shortest} i ${longest}\u00a0minuts`,
};
