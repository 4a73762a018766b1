import type { es } from './texts.es.ts';

export const ca: typeof es = {
  greeting: 'Hola,',
  greet: (name) => `Hola, ${name},`,
  contact: (phone) => `Si necessites res, respon a aquest correu o truca’ns: ${phone}`,
  copyAddress: 'O copia aquesta adreça:',
};
