import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    crisis_protocol_missing: 'Ara mateix això no està obert. Si és urgent, truca al 112 o al 024.',
  },
};
