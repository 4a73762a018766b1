import type { es } from './discount-texts.es.ts';

export const ca: typeof es = { discount: (percent) => `${percent} % de descompte` };
