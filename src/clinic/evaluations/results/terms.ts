import type { Band } from '../instruments/terms.ts';
import type { Instrument } from '../terms.ts';

/** Bands as named in the literature, for clinicians. */
export const bandLabels: Readonly<Record<Band, string>> = {
  minimal: 'mínima',
  mild: 'leve',
  moderate: 'moderada',
  moderately_severe: 'moderadamente grave',
  severe: 'grave',
};

/** Explanation of a score for the patient: how often something occurred, never a diagnosis. */
const sentences: Readonly<Record<Instrument, Record<Band, string>>> = {
  'phq-9': {
    minimal: 'En esas dos semanas señalaste pocas molestias de ánimo, o ninguna.',
    mild: 'En esas dos semanas señalaste algunas molestias de ánimo.',
    moderate: 'En esas dos semanas señalaste bastantes molestias de ánimo.',
    moderately_severe: 'En esas dos semanas señalaste muchas molestias de ánimo.',
    severe: 'En esas dos semanas señalaste muchas molestias de ánimo, casi a diario.',
  },
  'gad-7': {
    minimal: 'En esos días señalaste pocas molestias de ansiedad, o ninguna.',
    mild: 'En esos días señalaste algunas molestias de ansiedad.',
    moderate: 'En esos días señalaste bastantes molestias de ansiedad.',
    moderately_severe: 'En esos días señalaste muchas molestias de ansiedad.',
    severe: 'En esos días señalaste muchas molestias de ansiedad, casi a diario.',
  },
};

export const sentenceOf = (instrument: Instrument, band: Band): string => sentences[instrument][band];

/** Disclaimer shown with every result. */
export const disclaimer =
  'No es un diagnóstico. Es una medida de unos días, que solo dice algo junto con lo que habláis en consulta.';

/** Maximum length in characters of the professional's comment. */
export const maxCommentLength = 2_000;

/** Length of the clinic's list of finished questionnaires: unread ones first, then the last ones released. */
export const maxListed = 200;
