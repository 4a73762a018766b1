import type { es } from './step-texts.es.ts';

export const ca: typeof es = {
  steps: 'Passos',
  stepDone: ', fet',
  stepNow: ', ara',
  stepLater: ', després',
};
