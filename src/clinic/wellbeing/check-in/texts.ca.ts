import type { es } from './texts.es.ts';

export const ca: typeof es = {
  tooLong: (letters) => `Com a molt ${letters} lletres.`,
  refusals: {
    consent_required:
      'Abans de desar com estàs necessitem el teu permís. El pots donar en aquesta mateixa pàgina.',
  },
};
