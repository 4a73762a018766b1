import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    crisis_protocol_missing: 'El xat està tancat: falta que la direcció signi el protocol de crisi.',
  },
};
