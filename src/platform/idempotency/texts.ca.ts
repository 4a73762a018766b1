import type { es } from './texts.es.ts';

export const ca: typeof es = {
  outcomeUnknown: 'No sabem si ha arribat',
  tryAgain: 'Torna-ho a provar.',
  ourFault: 'És una fallada nostra, no de la teva connexió.',
  perhapsConnection: 'Potser és la connexió.',
};
