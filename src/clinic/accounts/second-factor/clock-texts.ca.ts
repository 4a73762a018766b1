import type { es } from './clock-texts.es.ts';

export const ca: typeof es = {
  wrongClock: {
    refused: {
      prove:
        'El rellotge del servidor no va a l’hora, i pot ser que per això no accepti el codi. Fes servir un dels de paper i avisa qui porta el servidor.',
      setUp:
        'El rellotge del servidor no va a l’hora, i pot ser que per això no accepti el codi. Avisa qui porta el servidor.',
    },
    warning: {
      prove:
        'El rellotge del servidor no va a l’hora: pot ser que el panell rebutgi els codis de la teva aplicació encara que siguin correctes. Si passa, fes servir un dels de paper i avisa qui porta el servidor.',
      setUp:
        'El rellotge del servidor no va a l’hora: pot ser que el panell rebutgi el codi de la teva aplicació encara que sigui correcte. Avisa qui porta el servidor abans de començar.',
    },
  },
};
