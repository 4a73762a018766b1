import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: { too_much: 'No li queda tant saldo.' },
  noCash: (limit) => `En efectiu no pot ser: són ${limit} o més (Llei 7/2012, art. 7).`,
  chooseMethod: 'Tria com l’hi dones.',
};
