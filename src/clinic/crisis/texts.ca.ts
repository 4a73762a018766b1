import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    crisis_protocol_missing: 'Ara mateix això no està obert. Si és urgent, truca al 112 o al 024.',
  },
  tooLong: 'És massa llarg.',
  badCharacters: 'Hi ha caràcters que no podem acceptar.',
  respondersMissing: 'Digues qui atén.',
  hoursMissing: 'Digues quan.',
  stepsMissing: 'Digues què es fa.',
};
